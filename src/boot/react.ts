/** Evaluates React ahead of the app (see src/browser.tsx). Named, because a bare import would be shaken off. */
export { hydrateRoot } from 'react-dom/client';
