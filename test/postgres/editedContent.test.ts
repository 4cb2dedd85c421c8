/** @tier full */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { findReadOnlyReason } from '../../server/cms/readOnly.ts';
import { databaseSettings } from '../support/postgres/database.ts';
import { makeDataDir } from '../support/server/dataDir.ts';
import { startTestServer, type TestServer } from '../support/server/start.ts';
import { until } from '../support/until.ts';

/** Two processes on one machine. */
let servers: [TestServer, TestServer];
let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
  servers = [await startTestServer({ dataDir }), await startTestServer({ dataDir })];
});

it('an edit of the demonstration and the next one are served by the other process', async () => {
  const [editor, other] = servers.map(({ app }) => app.deps.content);
  await editor?.openForEditing();
  expect(editor?.folder).toBe(path.join(dataDir, 'content'));
  await until(() => other?.folder === editor?.folder);
  const file = path.join(dataDir, 'content', 'statistics.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/number: .*/, 'number: 4321'));
  editor?.reload();
  expect(editor?.current.content.statistics[0]).toMatchObject({ number: 4321 });
  await until(async () => (await (await servers[1].fetch('/wp-json/custom/v1/matrices/')).text()).includes('4321'));
});

it('content can be edited while the processes are on one machine, otherwise only with CONTENT_SHARED', async () => {
  const { deps } = servers[0].app;
  expect(await findReadOnlyReason(deps)).toBeUndefined();
  const { DATABASE_URL } = await databaseSettings(dataDir);
  const elsewhere = new Client({ connectionString: DATABASE_URL, application_name: 'chapter bus on elsewhere' });
  await elsewhere.connect();
  try {
    expect(await findReadOnlyReason(deps)).toMatch(/^The site runs on several machines, .* CONTENT_SHARED=true\.$/);
    expect(await findReadOnlyReason({ ...deps, settings: { ...deps.settings, contentShared: true } })).toBeUndefined();
  } finally {
    await elsewhere.end();
  }
  await until(async () => (await findReadOnlyReason(deps)) === undefined);
});
