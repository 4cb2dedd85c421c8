/**
 * `node test/perf/load/uniqueSearches.ts <origin> <seconds> <clients>` runs clients that request the job board with a new search word each
 * time, so that no response is cached. It is a separate process, so that these clients do not delay the requests of the parent process.
 * Sends the responses to the parent process.
 */
import { randomUUID } from 'node:crypto';
import { requestRepeatedly, closeConnections } from './client.ts';

const [origin = '', seconds = '15', clients = '50'] = process.argv.slice(2);
const createUrl = (): string => `${origin}/exploreJobs?keyword=${randomUUID()}`;
const responses = await Promise.all(
  Array.from({ length: Number(clients) }, () => requestRepeatedly(createUrl, Number(seconds) * 1_000, 0)),
);
closeConnections();
process.send?.(responses.flat(), () => process.disconnect());
