/** Creates the theme ahead of the app (src/browser.tsx). A bare import would be tree-shaken. */
export { theme } from '../theme/theme.ts';
