/** Evaluates the styling libraries ahead of the app (see src/browser.tsx). Named, because a bare import would be shaken off. */
export { CacheProvider } from '@emotion/react';
export { styled } from '@mui/material/styles';
