import { certificationApi } from '../api/endpoints/certification.ts';
import { programApi } from '../api/endpoints/program.ts';
import type { Preload } from '../api/page.ts';

/** The queries of header and footer, which every page has. */
export const shellPreloads = (): Preload[] => [
  certificationApi.endpoints.listCertifications.initiate(),
  programApi.endpoints.listEventCategories.initiate(),
];
