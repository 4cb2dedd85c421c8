import { Agent, get } from 'node:http';
import { startTestServer } from '../../support/server/start.ts';

const NEW_CONNECTIONS = 20;

/** Sends a request and returns the status of the response. @param agent the connection pool, or false for a new connection */
const readStatus = (url: string, agent: Agent | false): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0))).once('error', reject);
  });

it('new connections get their share while open ones keep the server busy', async () => {
  const { origin } = await startTestServer({
    site: async (app) => {
      app.get('/busy', () => {
        const end = performance.now() + 2;
        while (performance.now() < end);
        return 'done';
      });
    },
  });
  const url = `${origin}/busy`;
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  let responsesToOpenOnes = 0;
  const keepBusy = async (): Promise<void> => {
    for (; !over.signal.aborted; responsesToOpenOnes += 1) expect(await readStatus(url, agent)).toBe(200);
  };
  const busyClients = Array.from({ length: 30 }, keepBusy);
  const statuses = await Promise.all(Array.from({ length: NEW_CONNECTIONS }, () => readStatus(url, false)));
  const share = responsesToOpenOnes;
  over.abort();
  await Promise.all(busyClients);
  agent.destroy();
  expect(statuses).toEqual(Array(NEW_CONNECTIONS).fill(200));
  // Had each turn of the event loop handled all 30 open ones, it would be 600.
  expect(share).toBeLessThan(10 * NEW_CONNECTIONS);
});
