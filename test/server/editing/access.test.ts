/** @postgres full */
import { loadContract } from '../../../server/platform/contract/load.ts';
import type { JsonInit } from '../../support/server/start.ts';
import { startBoard } from '../jobs/board.ts';
import { EVENT, startEditor, unlock, type Editor, type Failure } from './editor.ts';

const query = `file=${encodeURIComponent(EVENT)}`;
const id = '65f1c0ffee65f1c0ffee0001';

/** Statuses by caller: a visitor, a member, an admin before and after the code. 404 and 412: the caller may, but there is no such thing. */
const table = `
call                    visitor  member  admin  unlocked

listContent             401      403     200    200
getContentFile          401      403     200    200
saveContentFile         401      403     403    412
saveContentDraft        401      403     403    200
deleteContentDraft      401      403     403    412
previewContent          401      403     422    422
listContentVersions     401      403     200    200
getContentVersion       401      403     404    404
restoreContentVersion   401      403     403    404
listContentPictures     401      403     200    200
uploadContentPicture    401      403     403    415
deleteContentPicture    401      403     403    404
unlockContent           401      403     400    400
requestContentCode      401      403     200    429
`;

const calls: Readonly<Record<string, [address: string, init?: JsonInit | { form: true }]>> = {
  listContent: ['/site/content'],
  getContentFile: [`/site/content/file?${query}`],
  saveContentFile: ['/site/content/file', { method: 'PUT', body: { file: EVENT, version: '0'.repeat(16), value: {} } }],
  saveContentDraft: ['/site/content/draft', { method: 'PUT', body: { file: EVENT, version: '', value: {} } }],
  deleteContentDraft: [`/site/content/draft?${query}&draftAt=2026-11-28T10:00:00.000Z`, { method: 'DELETE' }],
  previewContent: ['/site/content/preview', { body: { file: EVENT, value: {} } }],
  listContentVersions: [`/site/content/versions?${query}`],
  getContentVersion: [`/site/content/versions/${id}`],
  restoreContentVersion: [`/site/content/versions/${id}/restore`, { body: { version: '' } }],
  listContentPictures: ['/site/content/pictures'],
  uploadContentPicture: ['/site/content/pictures', { form: true }],
  deleteContentPicture: ['/site/content/pictures?name=none.png', { method: 'DELETE' }],
  requestContentCode: ['/site/content/code', { method: 'POST' }],
  unlockContent: ['/site/content/unlock', { body: { code: '000000' } }],
};

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => line.trim().split(/\s+/));

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor();
});

async function send(operation: string, token: string | undefined): Promise<number> {
  const [address, init = {}] = calls[operation] ?? [''];
  if (!('form' in init)) return (await editor.board.server.json(address, { ...init, ...(token !== undefined && { token }) })).status;
  const body = new FormData();
  body.append('picture', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'drawing.svg');
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await editor.board.server.fetch(address, { method: 'POST', body, headers })).status;
}

describe('[EDIT-01] who may do what', () => {
  it('is decided for every operation', () => {
    expect(rows.map(([operation = '']) => operation).toSorted()).toEqual(
      loadContract('content')
        .operations.map(({ operationId }) => operationId)
        .toSorted(),
    );
  });

  it('is as in the table', async () => {
    const { server } = editor.board;
    const member = await server.login('member@example.org');
    server.clock.advance(61_000);
    const admin = await server.login('admin@example.org');
    const found: string[][] = [];
    for (const [operation = ''] of rows) {
      const statuses: number[] = [];
      for (const token of [undefined, member, admin, editor.asha]) statuses.push(await send(operation, token));
      found.push([operation, ...statuses.map(String)]);
    }
    expect(found).toEqual(rows);
  });
});

describe('[EDIT-01] the code', () => {
  it('is mailed with its purpose, lets one session edit, and cannot be used again or guessed', async () => {
    const { board } = await startEditor();
    const { server } = board;
    server.clock.advance(61_000);
    const token = await server.login('admin@example.org');
    const body = { file: EVENT, version: '', value: {} };
    const locked = await server.json<Failure>('/site/content/draft', { method: 'PUT', body, token });
    expect(locked).toMatchObject({ status: 403, body: { locked: true } });
    expect((await server.json('/site/content', { token })).body).toMatchObject({ unlocked: false });
    await unlock(board, token, 'admin@example.org');
    const [mail] = (await server.outbox()).filter(({ subject }) => subject === 'Your code to edit the site of the Kaveri Chapter');
    expect(mail?.text).toContain('change what our public site says');
    expect((await server.json('/site/content', { token })).body).toMatchObject({ unlocked: true });
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const enter = (value: string | undefined) => server.json<Failure>('/site/content/unlock', { body: { code: value }, token });
    expect(await enter(code)).toMatchObject({ status: 400, body: { message: expect.stringContaining('used already') as string } });
    const ask = async () => (await server.json('/site/content/code', { method: 'POST', token })).status;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await enter('000000')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('[EDIT-01] there is no editor before a provider’s content system', async () => {
    const { server } = await startBoard({ env: { CMS_ORIGIN: 'http://127.0.0.1:9' } });
    expect((await server.json('/site/content')).status).toBe(404);
  });
});
