/** @postgres full */
import { appendFileSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentVersion, SavedDraft } from '../../../shared/operations/content.ts';
import { makeTempDir } from '../../support/tempDir.ts';
import { memberIds } from '../jobs/board.ts';
import { DIRECTORS, diffLines, EVENT, fileAddress, startEditor, type Editor, type Failure, type Value } from './editor.ts';

let editor: Editor;
beforeEach(async () => {
  editor = await startEditor();
});

const listVersions = async (file: string) =>
  (await editor.call<ContentVersion[]>(`/site/content/versions?file=${encodeURIComponent(file)}`)).body;
const restore = (id: string, version: string) =>
  editor.call<Failure & { version: string; undo?: string }>(`/site/content/versions/${id}/restore`, { body: { version } });
const saveDraft = (body: Value, token = editor.asha) =>
  editor.call<SavedDraft & Failure>('/site/content/draft', { method: 'PUT', body, token });

describe('a save', () => {
  it('[EDIT-02] [EDIT-08] changes only what was changed, and is shown at once', async () => {
    const before = editor.read(EVENT);
    const { version, value } = await editor.open(EVENT);
    // Days that count from today are shown as days.
    expect(value.when).toEqual({ on: '2026-11-25' });
    const { status, body } = await editor.save(EVENT, version, { ...value, title: 'Reading the sea', seats: 12 });
    expect(status).toBe(200);
    expect(body.version).not.toBe(version);
    expect(diffLines(before, editor.read(EVENT))).toEqual({
      removed: [expect.stringMatching(/^title: /)],
      added: ['title: Reading the sea', 'seats: 12'],
    });
    const { body: shown } = await editor.board.server.json<{ data: { event_title: string } }>('/wp-json/custom-api/v1/event/4101');
    expect(shown.data.event_title).toBe('Reading the sea');
    expect(await editor.open(EVENT)).toMatchObject({ version: body.version, changed: { by: 'Asha Rao' } });
  });

  it('[EDIT-02] writes days where a day was changed, and leaves the other ones', async () => {
    const file = 'certifications/1-pmp.md';
    const before = editor.read(file);
    const { version, value } = await editor.open(file);
    const [first, ...others] = value.upcoming_batches as Value[];
    expect(first).toEqual({ month: 'December 2026', dates: ['12, 13, 19 and 20'], seats: 7 });
    await editor.save(file, version, { ...value, upcoming_batches: [{ ...first, seats: 3 }, ...others] });
    expect(diffLines(before, editor.read(file))).toEqual({ removed: ['    seats: 7'], added: ['    seats: 3'] });
    const event = await editor.open(EVENT);
    await editor.save(EVENT, event.version, { ...event.value, when: { on: '2026-12-24' } });
    expect(editor.read(EVENT)).toContain('when: { on: 2026-12-24 }');
  });

  it('[EDIT-02] that the database cannot record leaves the file as it was', async () => {
    const { db } = editor.board.deps;
    const before = editor.read(EVENT);
    const { version, value } = await editor.open(EVENT);
    const begin = db.transaction.bind(db);
    const transaction = jest.spyOn(db, 'transaction').mockImplementation(() => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      builder.execute = (work) =>
        execute(async (inner) => {
          await work(inner);
          expect(editor.read(EVENT)).not.toBe(before);
          throw new Error('The disk is full.');
        });
      return builder;
    });
    expect((await editor.save(EVENT, version, { ...value, title: 'Lost' })).status).toBe(500);
    transaction.mockRestore();
    expect(editor.read(EVENT)).toBe(before);
    expect(await editor.open(EVENT)).toMatchObject({ version });
    expect((await editor.save(EVENT, version, { ...value, title: 'Kept' })).status).toBe(200);
  });

  it('[EDIT-03] with mistakes writes nothing and names each field', async () => {
    const before = editor.read(EVENT);
    const { version, value } = await editor.open(EVENT);
    const speakers = [{ name: '', designation: 'Engineer', image: 'nobody.jpg' }];
    const wrong = { ...value, title: 7, category: 'Unknown', speakers, description: ' ', register_button_link: 'javascript:alert(1)' };
    const { status, body } = await editor.save(EVENT, version, wrong);
    expect(status).toBe(422);
    expect(body.mistakes?.map(({ pointer }) => pointer).toSorted()).toEqual(
      ['/description', '/register_button_link', '/speakers/0/image', '/speakers/0/name', '/title'].toSorted(),
    );
    expect(body.mistakes).toContainEqual({ pointer: '/title', message: 'must be a text.' });
    const unknown = await editor.save(EVENT, version, { ...value, category: 'Unknown' });
    expect(unknown.body.mistakes).toEqual([{ pointer: '/category', message: expect.stringContaining('event-categories.yaml') as string }]);
    const long = await editor.save(EVENT, version, { ...value, title: 'a'.repeat(301) });
    expect(long.body.mistakes).toEqual([{ pointer: '/title', message: 'must NOT have more than 300 characters.' }]);
    const { version: listVersion, value: list } = await editor.open(DIRECTORS);
    const [first, second] = list.entries as Value[];
    const duplicates = await editor.save(DIRECTORS, listVersion, { entries: [first, { ...second, id: first?.id, email: 'x' }] });
    expect(duplicates.body.mistakes?.map(({ pointer }) => pointer)).toEqual(['/entries/1/email']);
    expect((await editor.save(DIRECTORS, listVersion, { entries: 'none' })).body.mistakes).toEqual([
      { pointer: '/entries', message: 'must be a list.' },
    ]);
    expect(editor.read(EVENT)).toBe(before);
    expect(await listVersions(EVENT)).toEqual([]);
  });

  it('[EDIT-02] moves the entries of a list, and gives new ones an id', async () => {
    const { version, value } = await editor.open(DIRECTORS);
    const [first, second, ...others] = value.entries as Value[];
    const added = { name: 'Divya Nair', designation: 'Director', email: 'divya@example.org' };
    expect((await editor.save(DIRECTORS, version, { entries: [second, first, ...others, added] })).status).toBe(200);
    const saved = (await editor.open(DIRECTORS)).value.entries as Value[];
    expect(saved.slice(0, 2)).toEqual([second, first]);
    const ids = (value.entries as { id: number }[]).map(({ id }) => id);
    expect(saved.at(-1)).toEqual({ ...added, id: Math.max(...ids) + 1 });
  });

  it('[EDIT-05] of somebody else’s version is refused, and says whose', async () => {
    const { version, value } = await editor.open(EVENT);
    await editor.save(EVENT, version, { ...value, title: 'By Asha' });
    const { status, body } = await editor.save(EVENT, version, { ...value, title: 'By Bala' }, { token: editor.bala });
    expect(status).toBe(412);
    expect(body.message).toBe('Asha Rao has changed this since you began. Nothing was saved.');
    expect(editor.read(EVENT)).toContain('title: By Asha');
  });

  it('[EDIT-05] one of two at the same time is kept', async () => {
    const { version, value } = await editor.open(EVENT);
    const saves = await Promise.all(['One', 'Two', 'Three'].map((title) => editor.save(EVENT, version, { ...value, title })));
    expect(saves.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412', '412']);
    expect(await listVersions(EVENT)).toHaveLength(2);
  });

  it('without a change writes nothing', async () => {
    const { version, value } = await editor.open(EVENT);
    expect((await editor.save(EVENT, version, value)).body).toEqual({ file: EVENT, version });
    expect(await listVersions(EVENT)).toEqual([]);
  });

  it('is refused for files that only the folder can keep, that are unknown, and that lead out of the folder', async () => {
    const { version, value } = await editor.open(DIRECTORS);
    const text = editor.read(DIRECTORS).replace('designation: President', 'designation: &office President');
    writeFileSync(path.join(editor.folder, DIRECTORS), text);
    expect(await editor.call<Failure>(fileAddress(DIRECTORS))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('anchors') as string },
    });
    expect((await editor.save(DIRECTORS, version, value)).status).toBe(412);
    for (const file of ['search-words.yaml', 'pages/nothing.yaml', 'certifications/9-new.md', 'events/9999-none.md'])
      expect((await editor.call(fileAddress(file))).status).toBe(404);
    expect((await editor.save('certifications/9-new.md', '', { cert_id: 9 })).status).toBe(404);
    for (const file of ['../secret.yaml', 'events/../../x.md', 'events/.hidden.md', '/etc/passwd', 'pictures/x.svg', 'events/a\\b.md'])
      expect((await editor.save(file, '', value)).status).toBe(400);
    const outside = makeTempDir();
    renameSync(path.join(editor.folder, EVENT), path.join(outside, 'event.md'));
    symlinkSync(path.join(outside, 'event.md'), path.join(editor.folder, EVENT));
    expect((await editor.call(fileAddress(EVENT))).status).toBe(409);
  });

  it('is refused with the reason while the folder has a mistake', async () => {
    const { version, value } = await editor.open(EVENT);
    appendFileSync(path.join(editor.folder, 'videos.yaml'), '- id: wrong\n');
    editor.board.deps.content.reload();
    const { status, body } = await editor.save(EVENT, version, { ...value, title: 'New' });
    expect([status, body.message]).toEqual([409, expect.stringContaining('videos.yaml')]);
    expect((await editor.list()).readOnly).toContain('videos.yaml');
  });
});

describe('[EDIT-06] versions', () => {
  it('say who changed a file and when, with the one before, and can be restored', async () => {
    const original = editor.read(EVENT);
    const opened = await editor.open(EVENT);
    const first = await editor.save(EVENT, opened.version, { ...opened.value, title: 'First' });
    editor.board.server.clock.advance(60_000);
    const second = await editor.save(EVENT, first.body.version, { ...opened.value, title: 'Second' }, { token: editor.bala });
    const versions = await listVersions(EVENT);
    expect(versions.map(({ by, current }) => [by, current])).toEqual([
      ['Bala Iyer', true],
      ['Asha Rao', false],
      [undefined, false],
    ]);
    const [, middle, oldest] = versions;
    expect(second.body.undo).toBe(middle?.id);
    const { body } = await editor.call<{ value: Value }>(`/site/content/versions/${middle?.id}`);
    expect(body.value.title).toBe('First');
    expect((await restore(oldest?.id ?? '', first.body.version)).status).toBe(412);
    expect((await restore(oldest?.id ?? '', second.body.version)).status).toBe(200);
    expect(editor.read(EVENT)).toBe(original);
    expect((await listVersions(EVENT)).map(({ current }) => current)).toEqual([true, false, false, false]);
    expect((await restore('0'.repeat(24), opened.version)).status).toBe(404);
  });

  it('record a change that was made in the files', async () => {
    const opened = await editor.open(EVENT);
    const { body } = await editor.save(EVENT, opened.version, { ...opened.value, title: 'First' });
    writeFileSync(path.join(editor.folder, EVENT), editor.read(EVENT).replace('title: First', 'title: By hand'));
    expect((await editor.save(EVENT, body.version, opened.value)).status).toBe(412);
    const again = await editor.open(EVENT);
    await editor.save(EVENT, again.version, { ...again.value, title: 'Last' });
    expect((await listVersions(EVENT)).map(({ by }) => by)).toEqual(['Asha Rao', undefined, 'Asha Rao', undefined]);
  });

  it('lose the name of a member who is erased', async () => {
    const opened = await editor.open(EVENT);
    await editor.save(EVENT, opened.version, { ...opened.value, title: 'First' }, { token: editor.bala });
    await saveDraft({ file: DIRECTORS, version: '', value: { entries: [] } }, editor.bala);
    await editor.board.deps.db.deleteFrom('members').where('id', '=', memberIds.other).execute();
    expect((await listVersions(EVENT)).map(({ by }) => by)).toEqual([undefined, undefined]);
    expect((await editor.open(DIRECTORS)).draft?.by).toBeUndefined();
  });
});

describe('[EDIT-04] drafts', () => {
  const event: Value = {
    title: 'காவேரி Monsoon walk!',
    category: 'PM Footprints',
    when: { on: '2026-12-20' },
    brief_content: 'A walk.',
    description: 'We walk along the river.',
  };

  it('of a new event get an id and a file, are not shown, and are published', async () => {
    const { status, body } = await saveDraft({ version: '', value: { title: 'Only a title' } });
    expect(status).toBe(200);
    const next = await saveDraft({ version: '', value: event });
    expect(body.file).toBe('events/4349-only-a-title.md');
    expect(next.body.file).toBe('events/4350-காவேரி-monsoon-walk.md');
    expect((await editor.list()).files).toContainEqual({
      file: next.body.file,
      title: event.title,
      path: '/special-programs/pm-footprints/4350',
      category: 'PM Footprints',
      startsOn: '2026-12-20',
      endsOn: '2026-12-20',
      published: false,
      draft: { at: next.body.at, by: 'Asha Rao' },
    });
    const { draft, value, version } = await editor.open(next.body.file);
    expect([value, version, draft?.value]).toEqual([undefined, '', { ...event, id: 4350 }]);
    expect((await editor.board.server.json('/wp-json/custom-api/v1/event/4350')).status).toBe(404);
    const unfinished = await editor.open(body.file);
    expect((await editor.save(body.file, '', unfinished.draft?.value as Value)).status).toBe(422);
    const published = await editor.save(next.body.file, '', draft?.value as Value);
    expect(published.status).toBe(200);
    expect(editor.read(next.body.file)).toBe(
      [
        '---',
        'id: 4350',
        'title: காவேரி Monsoon walk!',
        'category: PM Footprints',
        'when:',
        '  on: 2026-12-20',
        'brief_content: A walk.',
        '---',
        'We walk along the river.',
        '',
      ].join('\n'),
    );
    expect((await editor.open(next.body.file)).draft).toBeUndefined();
    // Taken back within ten minutes, it is a draft again.
    const undone = await restore(published.body.undo ?? '', published.body.version);
    expect(undone).toMatchObject({ status: 200, body: { version: '' } });
    expect(readdirSync(path.join(editor.folder, 'events')).some((name) => name.startsWith('4350'))).toBe(false);
    const again = await editor.open(next.body.file);
    expect(again.draft?.value).toEqual({ ...event, id: 4350 });
    const republished = await editor.save(next.body.file, '', again.draft?.value as Value);
    editor.board.server.clock.advance(11 * 60_000);
    expect((await restore(republished.body.undo ?? '', republished.body.version)).status).toBe(409);
  });

  it('do not replace a later draft of somebody else, and a publication removes only the draft that it began with', async () => {
    const { version, value } = await editor.open(EVENT);
    const first = await saveDraft({ file: EVENT, version, value: { ...value, title: 'Asha' } });
    const { status, body } = await saveDraft({ file: EVENT, version, value }, editor.bala);
    expect([status, body.message]).toEqual([412, 'Asha Rao has kept another draft since you began. Nothing was kept.']);
    const second = await saveDraft({ file: EVENT, version, value: { ...value, title: 'Bala' }, draftAt: first.body.at }, editor.bala);
    expect(second.status).toBe(200);
    expect(second.body.at > first.body.at).toBe(true);
    const saved = await editor.save(EVENT, version, { ...value, title: 'Published' });
    expect((await editor.open(EVENT)).draft?.value).toMatchObject({ title: 'Bala' });
    const mine = { file: EVENT, version: saved.body.version, draftAt: second.body.at, value: { ...value, title: 'Both' } };
    expect((await editor.call('/site/content/file', { method: 'PUT', body: mine })).status).toBe(200);
    expect((await editor.open(EVENT)).draft).toBeUndefined();
  });

  it('of the same member stay when what is published is saved, as in another tab', async () => {
    const { version, value } = await editor.open(EVENT);
    await saveDraft({ file: EVENT, version, value: { ...value, title: 'A long draft' } });
    const saved = await editor.save(EVENT, version, { ...value, title: 'A word corrected' });
    expect(saved.status).toBe(200);
    const { draft } = await editor.open(EVENT);
    expect(draft?.value).toMatchObject({ title: 'A long draft' });
    const query = new URLSearchParams({ file: EVENT, draftAt: draft?.at ?? '' }).toString();
    expect((await editor.call(`/site/content/draft?${query}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('can be deleted; what does not exist has none', async () => {
    const { body } = await saveDraft({ version: '', value: {} });
    expect(body.file).toBe('events/4349-event.md');
    const later = await saveDraft({ file: body.file, version: '', value: {}, draftAt: body.at }, editor.bala);
    const remove = (draftAt: string) =>
      editor.call<Failure>(`/site/content/draft?${new URLSearchParams({ file: body.file, draftAt }).toString()}`, { method: 'DELETE' });
    const refused = await remove(body.at);
    expect([refused.status, refused.body.message]).toEqual([412, 'Bala Iyer has kept another draft since you began. Nothing was deleted.']);
    expect([(await remove(later.body.at)).status, (await remove(later.body.at)).status]).toEqual([200, 404]);
    expect((await saveDraft({ file: 'events/77-none.md', version: '', value: {} })).status).toBe(404);
    expect((await saveDraft({ file: 'pages/none.yaml', version: '', value: {} })).status).toBe(404);
  });
});

it('the demonstration is copied before the first change, and stays as it is', async () => {
  const demo = await startEditor({ env: { CONTENT_DIR: undefined } });
  const { version, value } = await demo.open(EVENT);
  expect((await demo.save(EVENT, version, { ...value, title: 'Copied' })).status).toBe(200);
  const { folder } = demo.board.deps.content;
  expect(folder.startsWith(demo.board.server.dataDir)).toBe(true);
  expect((await demo.open(EVENT)).value.title).toBe('Copied');
});

it('old versions and drafts are deleted after a year, except for the newest versions', async () => {
  const { deps } = editor.board;
  const insert = (index: number, at: string) =>
    deps.db
      .insertInto('content_versions')
      .values({ id: String(index).padStart(24, '0'), file: EVENT, text: String(index), member_id: null, at })
      .execute();
  for (let index = 0; index < 60; index += 1) await insert(index, index < 55 ? '2025-01-01T00:00:00.000Z' : '2026-11-01T00:00:00.000Z');
  await deps.db
    .insertInto('content_drafts')
    .values({ file: EVENT, version: '', value: '{}', member_id: null, at: '2025-01-01T00:00:00.000Z' })
    .execute();
  const { deleteOldContentVersions } = await import('../../../server/editing/cleaning.ts');
  await deleteOldContentVersions(deps);
  const versions = await listVersions(EVENT);
  expect(versions).toHaveLength(50);
  expect((await editor.open(EVENT)).draft).toBeUndefined();
});
