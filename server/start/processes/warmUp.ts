import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { SiteOperations } from '../../../shared/operations/site.ts';

/** Requests that load most of the code and fill the caches that take longest to fill. */
const WARM_UP_PATHS = [
  '/',
  '/exploreJobs?keyword=project',
  `${'/api/jobs/search' satisfies JobsOperations['searchJobs']['path']}?keyword=project&location=`,
  `${'/site/search' satisfies SiteOperations['searchSite']['path']}?q=project`,
];

/** Milliseconds after which the server begins to serve in any case, for example because a provider does not respond. */
const TIMEOUT_MS = 30_000;

/**
 * Makes the requests of which the first takes seconds. A process that replaces another does so before it accepts connections. Otherwise it
 * would keep its first visitors waiting, and refuse some of them as if it were overloaded.
 */
export async function warmUp(app: Pick<FastifyInstance, 'inject'>): Promise<void> {
  const makeRequests = async (): Promise<void> => {
    for (const url of WARM_UP_PATHS) await app.inject({ url, headers: { host: 'localhost' } });
  };
  await pTimeout(
    makeRequests().catch(() => undefined),
    { milliseconds: TIMEOUT_MS, fallback: () => undefined },
  );
}
