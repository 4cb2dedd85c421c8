/** Evaluates React ahead of the app (see src/browser.tsx). Named, because a bare import would be dropped from the build. */
export { hydrateRoot } from 'react-dom/client';
