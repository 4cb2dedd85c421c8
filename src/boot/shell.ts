/** Evaluates header and footer ahead of the app (src/browser.tsx). A bare import would be tree-shaken. */
export { Footer } from '../app/footer/Footer.tsx';
export { Header } from '../app/header/Header.tsx';
