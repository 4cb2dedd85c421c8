import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Mistakes, formatMistake } from '../../../server/cms/contentError.ts';
import { readPictures, registerPictures, UPLOADS_PATH } from '../../../server/cms/pictures.ts';
import { openContent, type LiveContent } from '../../../server/cms/liveContent.ts';
import { readSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { openContentFolder } from '../../../server/cms/folder.ts';
import { registerErrors } from '../../../server/platform/security/errors.ts';
import { createChapterFolder } from '../../support/chapter.ts';
import { until } from '../../support/until.ts';
import { makeTempDir } from '../../support/tempDir.ts';

let chapter: string;
let otherFolder: string;
beforeEach(() => {
  chapter = createChapterFolder();
  otherFolder = makeTempDir();
});

const getPath = (file: string): string => path.join(chapter, file);

/** Lists the mistakes in the content folder, formatted for people. */
function readMistakes(): string[] {
  const found = new Mistakes();
  readSnapshot(openContentFolder(chapter), new Date(), found);
  return found.sorted.map(formatMistake);
}

describe('in a content folder', () => {
  it('a symbolic link out of the folder is reported, and not followed', () => {
    writeFileSync(path.join(otherFolder, 'secret'), '<svg >the secret of the site</svg>');
    symlinkSync(path.join(otherFolder, 'secret'), getPath('pictures/leak.svg'));
    writeFileSync(getPath('chapter.yaml'), `${readFileSync(getPath('chapter.yaml'), 'utf8')}logo: logo.svg\n`);
    symlinkSync(path.join(otherFolder, 'secret'), getPath('logo.svg'));
    renameSync(getPath('pages/about.yaml'), path.join(otherFolder, 'about.yaml'));
    symlinkSync(path.join(otherFolder, 'about.yaml'), getPath('pages/about.yaml'));
    expect(readMistakes()).toEqual([
      'pages/about.yaml: this content file is a link that leads out of the content folder.',
      'pictures/leak.svg: this picture is a link that leads out of the content folder.',
      expect.stringMatching(/^chapter\.yaml:\d+:7: "logo\.svg" is a link that leads out of the content folder\.$/),
    ]);
  });

  it('a symbolic link within the folder is followed, and so is a link to the folder', () => {
    renameSync(getPath('events'), getPath('events-2026'));
    symlinkSync('events-2026', getPath('events'));
    symlinkSync(chapter, path.join(otherFolder, 'current'));
    const found = new Mistakes();
    expect(readSnapshot(openContentFolder(path.join(otherFolder, 'current')), new Date(), found)?.content.events.length).toBeGreaterThan(2);
    expect(found.sorted).toEqual([]);
  });

  it('folders and pipes in place of files are reported, and so are files that are too large or too deeply nested', () => {
    mkdirSync(getPath('pictures/album.png'));
    execFileSync('mkfifo', [getPath('pictures/pipe.jpg'), getPath('events/pipe.md')]);
    writeFileSync(getPath('statistics.yaml'), '- number: 1\n  content: x\n'.repeat(50_000));
    writeFileSync(getPath('videos.yaml'), '['.repeat(100_000));
    const [deepMistake, ...others] = readMistakes().toReversed();
    expect(deepMistake).toMatch(/^videos\.yaml:1:\d+: this is not readable YAML: /);
    expect(others.toReversed().filter((mistake) => !mistake.startsWith('videos.yaml'))).toEqual([
      'events/pipe.md: this content file is not a file.',
      'pictures/album.png: this picture is not a file.',
      'pictures/pipe.jpg: this picture is not a file.',
      'statistics.yaml: this content file is larger than 1 MB, too large for a text.',
    ]);
  });

  it('hidden files are ignored, and a byte order mark is skipped', () => {
    symlinkSync('asha@host.4711', getPath('events/.#1001-first-talk.md'));
    writeFileSync(getPath('pictures/._slide.png'), '');
    for (const file of ['events/1001-first-talk.md', 'chapter.yaml'])
      writeFileSync(getPath(file), `\uFEFF${readFileSync(getPath(file), 'utf8')}`);
    expect(readMistakes()).toEqual([]);
  });
});

describe('content that changes', () => {
  let content: LiveContent;
  /** Called whenever the clock is read, which happens whenever the content is read. */
  let onClock: (() => void) | undefined;
  const clock = (): Date => {
    onClock?.();
    return new Date();
  };
  const openChapter = (debounceMs: number): void => {
    content = openContent(chapter, { clock, log: Fastify({ logger: false }).log, debounceMs });
  };
  afterEach(() => content.close());
  const readFirstStatistic = () => content.current.content.statistics[0]?.number;
  const writeFirstStatistic = (number: number): void =>
    writeFileSync(getPath('statistics.yaml'), readFileSync(getPath('statistics.yaml'), 'utf8').replace(/number: \d+/, `number: ${number}`));

  it('is noticed even if the size and modification time of a file stay the same', () => {
    const fixedTime = new Date('2026-01-01');
    utimesSync(getPath('statistics.yaml'), fixedTime, fixedTime);
    openChapter(1_000_000);
    writeFirstStatistic(121);
    utimesSync(getPath('statistics.yaml'), fixedTime, fixedTime);
    content.reload();
    expect(readFirstStatistic()).toBe(121);
  });

  it('while it is being read is not shown until it is read again', async () => {
    openChapter(20);
    writeFirstStatistic(121);
    onClock = () => {
      onClock = undefined;
      writeFirstStatistic(122);
    };
    content.reload();
    expect(readFirstStatistic()).toBe(120);
    await until(() => readFirstStatistic() === 122);
  });

  it('is also noticed behind a symbolic link', async () => {
    mkdirSync(getPath('.of-2026'));
    renameSync(getPath('events'), getPath('.of-2026/events'));
    symlinkSync('.of-2026/events', getPath('events'));
    openChapter(20);
    const file = getPath('.of-2026/events/1001-first-talk.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Behind a link'));
    const before = content.current;
    await until(() => content.current !== before);
    expect(content.current.content.events.map(({ title }) => title)).toContain('Behind a link');
  });

  it('is shown as soon as a content folder that was moved away is back', async () => {
    openChapter(20);
    renameSync(chapter, path.join(otherFolder, 'away'));
    await until(() => content.problem !== null);
    writeFileSync(path.join(otherFolder, 'away', 'videos.yaml'), '[]\n');
    renameSync(path.join(otherFolder, 'away'), chapter);
    await until(() => content.problem === null);
    expect(content.current.content.videos).toEqual([]);
  });
});

describe('a picture file', () => {
  let app: FastifyInstance;
  const createPhoto = (letter: string): Buffer => Buffer.alloc(100_000, letter);
  const requestPhoto = (version = '') => app.inject(`${UPLOADS_PATH}photo.png${version}`);
  let version: string;
  beforeEach(async () => {
    writeFileSync(getPath('pictures/photo.png'), createPhoto('a'));
    const pictures = readPictures(openContentFolder(chapter), new Mistakes());
    version = `?v=${pictures.get('photo.png')?.version}`;
    app = Fastify();
    registerErrors(app);
    registerPictures(app, () => pictures);
    await app.ready();
  });
  afterEach(() => app.close());

  it('that has not changed since it was read is served as immutable', async () => {
    const response = await requestPhoto(version);
    expect([response.statusCode, response.rawPayload.equals(createPhoto('a'))]).toEqual([200, true]);
    expect(response.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['half of another picture', () => writeFileSync(getPath('pictures/photo.png'), createPhoto('b').subarray(0, 50_000))],
    ['another picture of the same size', () => writeFileSync(getPath('pictures/photo.png'), createPhoto('b'))],
    ['gone', () => rmSync(getPath('pictures/photo.png'))],
    [
      'a symbolic link to another file of the machine',
      () => {
        rmSync(getPath('pictures/photo.png'));
        symlinkSync('/etc/hostname', getPath('pictures/photo.png'));
      },
    ],
  ])('that is now %s gets a 503, which is not cached', async (_, change) => {
    change();
    const response = await requestPhoto(version);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.headers['cache-control'] ?? '').not.toContain('max-age');
    expect(response.json()).toMatchObject({ error: 'This picture is just being changed. Please try again in a moment.' });
  });
});
