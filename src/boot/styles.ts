/** Evaluates the styling library ahead of the app (see src/browser.tsx). Named, because a bare import would be shaken off. */
export { CacheProvider } from '@emotion/react';
export { default as styled } from '@emotion/styled';
