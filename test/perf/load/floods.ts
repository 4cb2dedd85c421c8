/**
 * `npm run build`, then `node test/perf/load/floods.ts` measures what two kinds of abuse cost the server. First, it prints how long
 * requests with 15,000 spaces in a header take, compared with plain ones. Then it opens 300 connections that pipeline fifty requests each
 * and read nothing, and prints the memory of the server's process.
 */
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { request, closeConnections } from './client.ts';
import { serveSite } from './server.ts';

const CONNECTIONS = 300;
const PIPELINED_REQUESTS = 50;
const RUNS = 101;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const { origin, readMegabytes, stop } = await serveSite();
try {
  for (let run = 0; run < 20; run += 1) await request(`${origin}/`);

  const plainTimes: number[] = [];
  const timesWithSpaces: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    plainTimes.push((await request(`${origin}/`, { 'if-none-match': '"other"' })).ms);
    timesWithSpaces.push((await request(`${origin}/`, { 'if-none-match': `"a"${' '.repeat(15_000)}"b"` })).ms);
  }
  console.log('The home page, requested with `if-none-match` (median, ms):');
  console.table([{ plain: median(plainTimes).toFixed(2), '15,000 spaces': median(timesWithSpaces).toFixed(2) }]);

  const megabytesBefore = readMegabytes();
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(PIPELINED_REQUESTS));
    return socket.pause();
  });
  let peakMegabytes = 0;
  for (let tenth = 0; tenth < 100; tenth += 1) {
    await setTimeout(100);
    peakMegabytes = Math.max(peakMegabytes, readMegabytes());
  }
  console.log(`${CONNECTIONS} connections with ${PIPELINED_REQUESTS} pipelined requests each, nothing read:`);
  console.table([
    { 'MB before': megabytesBefore, 'MB at most': peakMegabytes, 'healthz (ms)': (await request(`${origin}/healthz`)).ms.toFixed(1) },
  ]);
  for (const socket of sockets) socket.destroy();
} finally {
  closeConnections();
  await stop();
}
