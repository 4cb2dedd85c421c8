/** Evaluates React ahead of the app (src/browser.tsx). A bare import would be tree-shaken. */
export { hydrateRoot } from 'react-dom/client';
