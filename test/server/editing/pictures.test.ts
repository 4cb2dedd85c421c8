/** @postgres full */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'fast-png';
import type { ContentPicture } from '../../../shared/operations/content.ts';
import { EVENT, startEditor, type Editor, type Failure } from './editor.ts';

let editor: Editor;
beforeEach(async () => {
  editor = await startEditor();
});

const png = (width = 2, height = 1): Buffer =>
  Buffer.from(encode({ width, height, channels: 3, data: new Uint8Array(3 * width * height) }));

async function upload(bytes: Uint8Array<ArrayBuffer> | Buffer, name: string): Promise<{ status: number; body: ContentPicture & Failure }> {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${editor.asha}` };
  const response = await editor.board.server.fetch('/site/content/pictures', { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as ContentPicture & Failure };
}
const list = async () => (await editor.call<ContentPicture[]>('/site/content/pictures')).body;
const remove = (name: string) => editor.call<Failure>(`/site/content/pictures?name=${encodeURIComponent(name)}`, { method: 'DELETE' });

describe('[EDIT-07] pictures', () => {
  it('are added under a name of their own, without metadata, and are shown at once', async () => {
    const withComment = Buffer.concat([
      png().subarray(0, -12),
      Buffer.from('0000000474455874610062630000000000', 'hex').subarray(0, 16),
      png().subarray(-12),
    ]);
    const { status, body } = await upload(withComment, '../../Über den Fluss!.PNG');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'über-den-fluss.png', bytes: png().length, usedBy: [] });
    expect(readFileSync(path.join(editor.folder, 'pictures', body.name))).toEqual(png());
    expect((await upload(png(3), 'über den fluss.png')).body.name).toBe('über-den-fluss-2.png');
    expect((await upload(png(), '...')).body.name).toBe('picture.png');
    const shown = await editor.board.server.fetch(body.url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await list()).map(({ name }) => name)).toEqual(expect.arrayContaining(['über-den-fluss.png', 'event-conferences-1.svg']));
  });

  it('are refused unless they are JPEG, PNG or WebP pictures of a fit size', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const [bytes, name, status] of [
      [svg, 'a.svg', 415],
      [Buffer.from('<script>'), 'a.png', 415],
      [png(5000, 1), 'a.png', 400],
      [Buffer.alloc(0), 'a.png', 400],
      [png().subarray(0, 40), 'a.png', 415],
    ] as const)
      expect((await upload(bytes, name)).status).toBe(status);
    expect(existsSync(path.join(editor.folder, 'pictures', 'a.png'))).toBe(false);
  });

  it('are deleted only when no file and no draft uses them', async () => {
    const { name } = (await upload(png(), 'walk.png')).body;
    const { version, value } = await editor.open(EVENT);
    const draft = { file: EVENT, version, value: { ...value, description: `![Walk](/wp-content/uploads/${name})` } };
    const { body } = await editor.call<{ at: string }>('/site/content/draft', { method: 'PUT', body: draft });
    expect((await list()).find((picture) => picture.name === name)?.usedBy).toEqual([EVENT]);
    expect(await remove(name)).toMatchObject({ status: 409, body: { message: `${EVENT} still shows this picture.` } });
    await editor.save(EVENT, version, { ...value, featured_image: name });
    expect(await remove(name)).toMatchObject({ status: 409 });
    const back = { file: EVENT, version: (await editor.open(EVENT)).version, value, draftAt: body.at };
    expect((await editor.call('/site/content/file', { method: 'PUT', body: back })).status).toBe(200);
    expect((await remove(name)).status).toBe(200);
    expect(existsSync(path.join(editor.folder, 'pictures', name))).toBe(false);
    expect((await remove(name)).status).toBe(404);
    writeFileSync(path.join(editor.folder, 'secret.png'), png());
    expect((await remove('../secret.png')).status).toBe(400);
    const names = ['hall (2).png', "asha's.PNG", 'ரயில் 100%.png', 'field.png'];
    for (const other of names) writeFileSync(path.join(editor.folder, 'pictures', other), png());
    const links = names.slice(0, 3).map((other) => `![Hall](/wp-content/uploads/${encodeURIComponent(other)})`);
    const text = editor
      .read(EVENT)
      .replace('id: 4101', 'id: 4901\nfeatured_image: field.png')
      .replace(/\nfeatured_image: event.*/, '');
    // A name that the editor does not accept; the site reads the file.
    writeFileSync(path.join(editor.folder, 'events', '4901 (copy).md'), `${text}\n${links.join('\n')}\n`);
    await list();
    for (const other of names)
      expect([other, (await remove(other)).body.message]).toEqual([other, 'events/4901 (copy).md still shows this picture.']);
    expect((await remove('fees-conference.svg')).body.message).toBe('events/4105-kaveri-project-conference.md still shows this picture.');
    // A mistake that somebody has made in the files is said elsewhere.
    writeFileSync(path.join(editor.folder, 'directors.yaml'), '- id: [1\n');
    expect((await editor.call('/site/content/pictures')).status).toBe(200);
  });
});
