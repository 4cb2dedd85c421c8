/** Evaluates header and footer ahead of the app (see src/browser.tsx). Named, because a bare import would be dropped from the build. */
export { Footer } from '../app/footer/Footer.tsx';
export { Header } from '../app/header/Header.tsx';
