/** Evaluates the store's libraries ahead of the app (src/browser.tsx). A bare import would be tree-shaken. */
export { configureStore } from '@reduxjs/toolkit';
export { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
export { createBrowserRouter } from 'react-router';
