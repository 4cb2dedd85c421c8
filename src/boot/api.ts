/** Evaluates the API's endpoints ahead of the app (see src/browser.tsx). Named, because a bare import would be shaken off. */
export { cmsApi } from '../api/cmsApi.ts';
