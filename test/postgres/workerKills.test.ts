/** @tier full */
import { readRows } from '../support/postgres/database.ts';
import { killWorker, readWorkerLabels } from '../support/postgres/workers.ts';
import { killCount, createKillableServer, killsTimeoutMs, type KillableServer } from '../support/server/killable.ts';
import { createClient, type TestServer } from '../support/server/start.ts';
import { jobFields, send } from '../server/jobs/forms.ts';
import { until } from '../support/until.ts';

const WORKER_COUNT = 4;
let server: KillableServer;
let origin: string;
beforeAll(async () => {
  server = await createKillableServer({ env: { WORKERS: String(WORKER_COUNT) } });
  origin = await server.start();
});

it(
  '[D-47] no acknowledged write is lost when one worker after another is killed',
  async () => {
    const token = await createClient(origin).login('employer@example.org');
    const acknowledged: string[] = [];
    const clientWithTimeout: Pick<TestServer, 'fetch'> = {
      fetch: (path, init) => fetch(origin + path, { ...init, signal: AbortSignal.timeout(5_000) }),
    };
    const writing = { on: true };
    const writers = ['a', 'b', 'c', 'd'].map(async (writer) => {
      for (let count = 0; writing.on; count += 1) {
        const title = `Kept ${writer}-${count}`;
        // Requests in progress on the killed worker fail. A connection that the worker has just been given never gets a response.
        const response = await send(
          { server: clientWithTimeout },
          'POST',
          '/api/jobs/postJob',
          jobFields({ jobTitle: title }),
          token,
        ).catch(() => undefined);
        if (response?.status === 200) acknowledged.push(title);
      }
    });
    try {
      for (let run = 0; run < killCount; run += 1) {
        const [before, labels] = [acknowledged.length, await readWorkerLabels(origin)];
        await until(() => acknowledged.length > before + 5);
        // Kills the oldest one, because a worker that exits soon after its start is restarted with a delay.
        killWorker(Math.min(...server.listWorkerIds()));
        await until(async () => {
          const now = await readWorkerLabels(origin);
          return now.size === WORKER_COUNT && [...now].some((label) => !labels.has(label));
        });
      }
    } finally {
      writing.on = false;
    }
    await Promise.all(writers);
    const rows = await readRows(server.dataDir, "select title from jobs where title like 'Kept %'");
    const stored = new Set(rows.map(({ title }) => String(title)));
    expect(acknowledged.length).toBeGreaterThan(5 * killCount);
    expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
  },
  killsTimeoutMs,
);
