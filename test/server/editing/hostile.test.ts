/** @postgres full */
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deleteUnfinishedContent } from '../../../server/editing/cleaning.ts';
import { saveDraft } from '../../../server/editing/drafts.ts';
import { replaceFile } from '../../../server/editing/files/writeFile.ts';
import { writeContent } from '../../../server/editing/saving.ts';
import type { ContentPicture, SavedDraft } from '../../../shared/operations/content.ts';
import { memberIds } from '../jobs/board.ts';
import { DIRECTORS, EVENT, fileAddress, startEditor, type Editor, type Failure, type Value } from './editor.ts';

let editor: Editor;
beforeEach(async () => {
  editor = await startEditor();
});

const event: Value = {
  title: 'Walk',
  category: 'PM Footprints',
  when: { on: '2026-12-20' },
  brief_content: 'A walk.',
  description: 'We walk.',
};
const at = (file: string): string => path.join(editor.folder, file);
const keepDraft = (body: Value) => editor.call<SavedDraft>('/site/content/draft', { method: 'PUT', body });

it('[EDIT-01] names that no disk can have are those of no file', async () => {
  const file = `events/${'அ'.repeat(150)}.md`;
  const statuses = await Promise.all([
    editor.call(fileAddress(file)),
    editor.save(file, '', { ...event, id: 9001 }),
    keepDraft({ file, version: '', value: event }),
    editor.call('/site/content/preview', { body: { file, value: { ...event, id: 9001 } } }),
    editor.call(`/site/content/versions?file=${encodeURIComponent(file)}`),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

it('[EDIT-03] a list of more entries than a site can check is refused', async () => {
  const { version } = await editor.open(DIRECTORS);
  const entries = Array.from({ length: 200_000 }, () => ({}));
  const { status, body } = await editor.save(DIRECTORS, version, { entries });
  expect([status, body.message]).toEqual([413, 'This has too many fields and entries for a content file.']);
});

it('[EDIT-04] a draft whose fields are of wrong kinds leaves the list and its form as they are', async () => {
  const first = await keepDraft({ version: '', value: event });
  const { file, at: draftAt } = first.body;
  const odd = { toString: 1, valueOf: 1 };
  expect((await keepDraft({ file, version: '', draftAt, value: { ...event, id: odd, title: odd, category: odd, when: odd } })).status).toBe(
    200,
  );
  expect((await editor.list()).files.find((entry) => entry.file === file)).toMatchObject({ title: file, published: false });
  expect((await editor.open(file)).draft?.value.id).toEqual(odd);
});

it('[EDIT-07] pictures are listed while a file has a mistake, and one that an oddly named file shows stays', async () => {
  renameSync(at(EVENT), at('events/4101 (copy).md'));
  editor.board.deps.content.reload();
  const list = async () => (await editor.call<ContentPicture[]>('/site/content/pictures')).body;
  const used = (await list()).find(({ usedBy }) => usedBy.includes('events/4101 (copy).md'));
  expect(used).toBeDefined();
  appendFileSync(at('videos.yaml'), '\n  : [\n- "x\n');
  rmSync(at(EVENT), { force: true });
  symlinkSync(path.basename(EVENT), at(EVENT));
  expect((await list()).find(({ name }) => name === used?.name)).toEqual(used);
});

it('[EDIT-02] a link that leads nowhere or to itself is said to be unreadable', async () => {
  for (const target of [path.basename(EVENT), 'nowhere.md']) {
    rmSync(at(EVENT));
    symlinkSync(target, at(EVENT));
    const { status, body } = await editor.call<Failure>(fileAddress(EVENT));
    expect([status, body.message]).toEqual([409, 'This file can only be edited in the content folder: it is missing or cannot be read.']);
    await expect(replaceFile(editor.folder, EVENT, 'new')).rejects.toMatchObject({ statusCode: 409 });
  }
});

it('[EDIT-02] a folder that changes under a save is said to be in the way', async () => {
  mkdirSync(at('events/9001-folder.md'));
  for (const file of ['events/9001-folder.md', 'nowhere/x.md'])
    await expect(replaceFile(editor.folder, file, 'new')).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('Nothing was saved') as string,
    });
});

it('[EDIT-01] a member who is demoted or erased while a change waits changes nothing', async () => {
  const { deps } = editor.board;
  const member = await deps.db.selectFrom('members').selectAll().where('id', '=', memberIds.other).executeTakeFirstOrThrow();
  const change = () => saveDraft(deps, member, { version: '', value: event });
  const write = () => writeContent(deps, member, () => Promise.resolve());
  await deps.db.updateTable('members').set({ role: 'member' }).where('id', '=', member.id).execute();
  await expect(change()).rejects.toMatchObject({ statusCode: 403 });
  await expect(write()).rejects.toMatchObject({ statusCode: 403 });
  await deps.db.deleteFrom('members').where('id', '=', member.id).execute();
  await expect(change()).rejects.toMatchObject({ statusCode: 401 });
  await expect(write()).rejects.toMatchObject({ statusCode: 401 });
});

it('[EDIT-02] what killed processes left behind is removed from every folder', async () => {
  const demo = await startEditor({ env: { CONTENT_DIR: undefined } });
  const { deps, server } = demo.board;
  await deps.content.openForEditing();
  const left = [
    path.join(deps.content.folder, 'certifications/.editing-old'),
    path.join(deps.content.folder, '.editing-old'),
    path.join(server.dataDir, '.content-copy-old'),
  ];
  for (const place of left) {
    writeFileSync(place, '');
    utimesSync(place, 0, 0);
  }
  await deleteUnfinishedContent(deps);
  expect(left.filter((place) => existsSync(place))).toEqual([]);
});
