/** @tier full */
import { sql } from 'kysely';
import { describeStorageFailure } from '../../../server/platform/db/storageError.ts';
import { expectReadOnlyIsHandled } from '../../support/server/readOnly.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer | undefined;

it('an SQLite database that has become read only can be read; people, System, /readyz, metrics and the log say so until it is mended', async () => {
  server = await startTestServer();
  const { db } = server.app.deps;
  await expectReadOnlyIsHandled(server, async (isReadOnly) => {
    await sql`pragma query_only = ${sql.raw(isReadOnly ? 'on' : 'off')}`.execute(db);
  });
});

it.each([
  ['a database that is read only', 8, 'can be read'],
  ['a database file that was moved away', 8 | (4 << 8), 'can be read'],
  ['a write to a disk that has become read only', 10 | (3 << 8), 'can be read'],
  ['a failed read', 10 | (1 << 8), 'cannot reach its storage'],
])('%s is reported as such', (_what, errcode, words) => {
  const error = Object.assign(new Error('failed'), { code: 'ERR_SQLITE_ERROR', errcode });
  expect(describeStorageFailure(error)).toMatchObject({ status: 503, message: expect.stringContaining(words) });
});
