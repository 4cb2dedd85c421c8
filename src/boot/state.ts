/** Evaluates the store's libraries ahead of the app (see src/browser.tsx). Named, because a bare import would be dropped from the build. */
export { configureStore } from '@reduxjs/toolkit';
export { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
export { createBrowserRouter } from 'react-router';
