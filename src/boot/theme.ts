/** Makes the theme ahead of the app (see src/browser.tsx). Named, because a bare import would be dropped from the build. */
export { theme } from '../theme/theme.ts';
