import { listCertifications } from '../api/endpoints/certifications.ts';
import { listEventCategories } from '../api/endpoints/events.ts';
import type { Ask } from '../api/page.ts';

export const preloadShell = (ask: Ask): Promise<unknown> =>
  Promise.all([ask(listCertifications.initiate()), ask(listEventCategories.initiate())]);
