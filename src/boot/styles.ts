/** Evaluates the styling library and MUI's base ahead of the app (see src/browser.tsx). Named, because a bare import would be dropped from the build. */
export { CacheProvider } from '@emotion/react';
export { ThemeProvider } from '@mui/material/styles';
