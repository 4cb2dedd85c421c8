import type { Preload } from '../api/page.ts';
import { cmsApi } from '../api/cmsApi.ts';

/** The queries of header and footer, which every page has. */
export const shellPreloads = (): Preload[] => [
  cmsApi.endpoints.listCertifications.initiate(),
  cmsApi.endpoints.listEventCategories.initiate(),
];
