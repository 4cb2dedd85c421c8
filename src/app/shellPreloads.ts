import { listCertifications } from '../api/endpoints/certifications.ts';
import { listEventCategories } from '../api/endpoints/events.ts';
import type { RunQuery } from '../api/page.ts';

/** Requests the data of the menus in header and footer. */
export const preloadShell = (runQuery: RunQuery): Promise<unknown> =>
  Promise.all([runQuery(listCertifications.initiate()), runQuery(listEventCategories.initiate())]);
