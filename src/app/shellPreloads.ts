import { certificationApi } from '../api/endpoints/certification.ts';
import { programApi } from '../api/endpoints/program.ts';
import type { Ask } from '../api/page.ts';

/** Asks for what header and footer show, which every page has. */
export const preloadShell = (ask: Ask): Promise<unknown> =>
  Promise.all([ask(certificationApi.endpoints.listCertifications.initiate()), ask(programApi.endpoints.listEventCategories.initiate())]);
