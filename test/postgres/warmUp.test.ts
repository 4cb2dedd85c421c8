/** @tier full */
import { once } from 'node:events';
import { warmUp } from '../../server/start/processes/warmUp.ts';
import { startHost } from '../support/server/host.ts';
import { createKillableServer } from '../support/server/killable.ts';
import { renderedSite, serveRenderedSite } from '../support/server/renderedSite.ts';
import { startTestServer } from '../support/server/start.ts';
import { until } from '../support/until.ts';

afterEach(() => jest.restoreAllMocks());

it('a process on a shared database has rendered pages and built the search before it serves, so its first visitors do not wait', async () => {
  const server = await startTestServer({ site: serveRenderedSite });
  const renders = jest.spyOn(renderedSite, 'loadPage');
  await warmUp(server.app);
  // The search index contains the texts of pages.
  const pages = renders.mock.calls.map(([{ url }]) => url.pathname);
  expect(pages).toEqual(expect.arrayContaining(['/', '/exploreJobs', '/events', '/membership']));
  const calls = jest.spyOn(server.app, 'inject');
  const { body } = await server.json<{ total: number }>('/site/search?q=workshop');
  expect(body.total).toBeGreaterThan(0);
  // Building the index would request every page's data. Jobs are searched in the database.
  expect(JSON.stringify(calls.mock.calls).match(/"url":"[^?"]*/g)).toEqual(['"url":"/api/jobs/search']);
});

it('a server makes these requests when it starts, and serves even if one fails', async () => {
  // Without the built site, the home page does not exist, which the log says.
  const killable = await createKillableServer({ env: { LOG_LEVEL: 'debug' } });
  const { getOutput } = killable;
  await killable.start();
  const refusal = '"method":"GET","reason":"This was not found."';
  await until(() => getOutput().includes(refusal));
  expect(getOutput()).toContain(refusal);
});

it('a server that gets a signal before it serves ends without serving, although a provider does not respond', async () => {
  const { host, origin } = await startHost(() => undefined);
  const asked = once(host, 'connection');
  const killable = await createKillableServer({ env: { CMS_ORIGIN: origin } });
  const served = killable.start().then(
    () => true,
    () => false,
  );
  await asked;
  expect(await killable.stop()).toBe(0);
  expect(await served).toBe(false);
});
