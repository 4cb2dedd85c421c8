/**
 * `node test/perf/load/uniqueSearches.ts <origin> <seconds> <clients>`: clients that request pages which are not cached (a new search
 * word each time). A separate process, so that its processor time is not counted as the server's; sends the responses to its parent.
 */
import { randomUUID } from 'node:crypto';
import { requestRepeatedly, closeConnections } from './client.ts';

const [origin = '', seconds = '15', clients = '50'] = process.argv.slice(2);
const createAddress = (): string => `${origin}/exploreJobs?keyword=${randomUUID()}`;
const responses = await Promise.all(
  Array.from({ length: Number(clients) }, () => requestRepeatedly(createAddress, Number(seconds) * 1_000, 0)),
);
closeConnections();
process.send?.(responses.flat(), () => process.disconnect());
