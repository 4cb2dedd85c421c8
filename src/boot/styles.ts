/** Evaluates emotion and MUI's base ahead of the app (src/browser.tsx). A bare import would be tree-shaken. */
export { CacheProvider } from '@emotion/react';
export { ThemeProvider } from '@mui/material/styles';
