/** Evaluates the API's endpoints ahead of the app (see src/browser.tsx). Named, because a bare import would be dropped from the build. */
export { certificationApi } from '../api/endpoints/certification.ts';
export { programApi } from '../api/endpoints/program.ts';
