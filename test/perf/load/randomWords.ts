/**
 * `node test/perf/load/randomWords.ts <origin> <seconds> <clients>`: clients that ask for pages no cache can have. A process
 * of its own, so that its work is not taken for the server's; tells its answers to the process that forked it.
 */
import { randomUUID } from 'node:crypto';
import { requestUntil, closeConnections } from './asking.ts';

const [origin = '', seconds = '15', clients = '50'] = process.argv.slice(2);
const address = (): string => `${origin}/exploreJobs?keyword=${randomUUID()}`;
const responses = await Promise.all(Array.from({ length: Number(clients) }, () => requestUntil(address, Number(seconds) * 1_000, 0)));
closeConnections();
process.send?.(responses.flat(), () => process.disconnect());
