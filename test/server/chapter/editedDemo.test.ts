import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { derivedFromContent, openContent, type LiveContent } from '../../../server/cms/liveContent.ts';
import { findReadOnlyReason } from '../../../server/cms/readOnly.ts';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { createChapterFolder } from '../../support/chapter.ts';
import { startTestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';
import { until } from '../../support/until.ts';

const log = Fastify({ logger: false }).log;

let demo: string;
let dataDir: string;
let editedFolder: string;
const opened: LiveContent[] = [];
function open(): LiveContent {
  const content = openContent(demo, { editedFolder, clock: () => new Date(), log, pollIntervalMs: 10, debounceMs: 1 });
  opened.push(content);
  return content;
}
beforeEach(() => {
  demo = createChapterFolder();
  dataDir = makeTempDir();
  editedFolder = path.join(dataDir, 'content');
});
afterEach(() => opened.splice(0).forEach((content) => content.close()));

const readFiles = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((item) => item.isFile())
      .map((item) => path.join(item.parentPath, item.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );

describe('the demonstration', () => {
  it('is copied whole when its editing begins, once by several processes, and never written', async () => {
    const before = readFiles(demo);
    writeFileSync(path.join(demo, '.DS_Store'), '');
    const [first, second] = [open(), open()];
    expect(first.folder).toBe(demo);
    await Promise.all([first.openForEditing(), second.openForEditing(), first.openForEditing()]);
    expect([first.folder, second.folder]).toEqual([editedFolder, editedFolder]);
    expect(readFiles(editedFolder)).toEqual(before);
    expect(readdirSync(dataDir)).toEqual(['content']);
    expect(open().folder).toBe(editedFolder);
  });

  it('is replaced by its edited copy in processes that did not make the copy', async () => {
    const [editor, other] = [open(), open()];
    await editor.openForEditing();
    const file = path.join(editedFolder, 'statistics.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('number: 120', 'number: 121'));
    await until(() => other.current.content.statistics[0]?.number === 121);
    expect(other.folder).toBe(editedFolder);
  });

  it('is copied again after a copy that was interrupted, whose rest is removed', async () => {
    const [abandoned, running] = ['.content-copy-aaaaaa', '.content-copy-bbbbbb'].map((name) => path.join(dataDir, name));
    for (const folder of [abandoned, running]) mkdirSync(folder ?? '');
    utimesSync(abandoned ?? '', 1, 1);
    const content = open();
    expect(content.folder).toBe(demo);
    await content.openForEditing();
    expect(readdirSync(dataDir)).toEqual(['.content-copy-bbbbbb', 'content']);
  });

  it('keeps the copy in use although it is missing for a moment', async () => {
    const content = open();
    await content.openForEditing();
    const { current } = content;
    rmSync(editedFolder, { recursive: true });
    content.reload();
    expect([content.folder, content.current === current]).toEqual([editedFolder, true]);
    expect(content.problem?.message).toContain('there is no such folder');
  });
});

it('own content is edited where it is', async () => {
  const content = openContent(demo, { clock: () => new Date(), log });
  opened.push(content);
  await content.openForEditing();
  expect(content.folder).toBe(demo);
});

it('a preview has its own content, also in what is derived from it, while everybody else has the current one', async () => {
  const content = open();
  const getName = derivedFromContent(content, ({ chapter }) => ({ name: chapter.facts.name }));
  const published = getName();
  const text = readFileSync(path.join(demo, 'chapter.yaml'), 'utf8').replace('Godavari Chapter', 'Narmada Chapter');
  const draft = loadSnapshot(demo, new Date(), new Map([['chapter.yaml', text]]));
  await content.previewWith(draft, async () => {
    expect([content.current === draft, content.isPreview]).toEqual([true, true]);
    await Promise.resolve();
    expect(getName()).toEqual({ name: 'Narmada Chapter' });
  });
  expect(content.isPreview).toBe(false);
  expect(getName()).toBe(published);
});

describe('content can be edited', () => {
  it('in the demonstration and in a folder of the chapter, and nothing is left in it', async () => {
    const demoServer = await startTestServer();
    expect(await findReadOnlyReason(demoServer.app.deps)).toBeUndefined();
    expect(existsSync(path.join(demoServer.dataDir, 'content'))).toBe(false);
    const before = readdirSync(demo);
    const { app } = await startTestServer({ env: { CONTENT_DIR: demo } });
    expect(await findReadOnlyReason(app.deps)).toBeUndefined();
    expect(readdirSync(demo)).toEqual(before);
  });

  it('not while the files have a mistake, in a folder that cannot be written, and before a content system', async () => {
    const { app } = await startTestServer({ env: { CONTENT_DIR: demo } });
    const { db, settings, content } = app.deps;
    // Nobody may create files there, not even root.
    const demoContent = { ...content, problem: null, folder: CONTENT_FOLDER };
    expect(await findReadOnlyReason({ db, content: demoContent, settings: { ...settings, dataDir: '/proc' } })).toBe(
      'The server may not write in the content folder, /proc.',
    );
    expect(await findReadOnlyReason({ db, content, settings: { ...settings, cmsOrigin: 'https://cms.example.org' } })).toBe(
      'The content is edited in the content system at cms.example.org.',
    );
    const file = path.join(demo, 'statistics.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('number:', 'numbre:'));
    content.reload();
    expect(await findReadOnlyReason(app.deps)).toMatch(
      /mistake, which has to be corrected in the files first: statistics\.yaml:2:3, entry 1: /,
    );
  });
});
