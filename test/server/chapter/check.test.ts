import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../../../scripts/newChapter/options.ts';
import { generateChapter } from '../../../scripts/newChapter/write.ts';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { createChapterFolder, godavari } from '../../support/chapter.ts';
import { makeTempDir } from '../../support/tempDir.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** Runs a script in its own process. @returns the exit code, and the output to stdout followed by the output to stderr */
function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(root, script), ...args],
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '', CONTENT_DIR: '', DATA_DIR: makeTempDir() } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
    child.stdin?.end();
  });
}

const check = (...args: string[]) => run('scripts/content/check.ts', ...args);
const createChapter = (...args: string[]) => run('scripts/newChapter.ts', ...args);

let ownChapter: string;
beforeEach(() => {
  ownChapter = createChapterFolder();
});

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(path.join(ownChapter, file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path.join(ownChapter, file), after);
}

it('[ABOUT-01] a new chapter has a founding year only if one is given, and has each year only once in its history', () => {
  const { founded, ...others } = godavari;
  const readYears = (folder: string) => readFileSync(path.join(folder, 'pages/about.yaml'), 'utf8').match(/year: .*/g);
  const now = new Date('2026-06-01T06:00:00Z');
  const chapterWithoutYear = createChapterFolder(others, now);
  expect(readYears(chapterWithoutYear)).toEqual(["year: '2026'"]);
  expect(readFileSync(path.join(chapterWithoutYear, 'pages/about.yaml'), 'utf8')).toContain('title: You are here');
  expect(loadSnapshot(chapterWithoutYear).chapter.facts).not.toHaveProperty('foundedYear');
  expect(readYears(createChapterFolder({ ...others, founded: 2026 }, now))).toEqual(["year: '2026'"]);
  expect(readYears(createChapterFolder({ ...others, founded }, now))).toEqual(["year: '2011'", "year: '2026'"]);
});

describe('content:check', () => {
  it('finds no mistake in the demo content or in the content of a new chapter', async () => {
    expect(await check()).toEqual({
      code: 0,
      output: expect.stringMatching(/^server\/content has no mistakes: Kaveri Chapter, with \d+ events/),
    });
    expect(await check(ownChapter)).toEqual({
      code: 0,
      output: expect.stringMatching(/has no mistakes: Godavari Chapter, with 4 events/),
    });
  });

  it('reports every mistake with file, line, column and a message', async () => {
    edit('chapter.yaml', (text) => text.replace('tagline:', 'tagsline:').replace('foundedYear: 2011', "foundedYear: 'long ago'"));
    edit('directors.yaml', (text) => text.replace('id: 3', 'id: 2').replace('email: office@godavari.example.org', 'email: office'));
    edit('events/1001-first-talk.md', (text) => text.replace('featured_image: event-talk.svg', 'featured_image: lost.svg'));
    edit('events/1002-estimation-workshop.md', (text) => `${text}\nSee [the plan](/special-programs/no-such) or [this](/membership).\n`);
    edit('home-banner.yaml', (text) => text.replace('/exploreJobs', '/exploreJob'));
    edit('pages/training.yaml', (text) => text.replace('file: event-workshop.svg', 'file: gone.svg'));
    edit('pages/about.yaml', (text) => text.replace('  lead:', '  led:'));
    const { code, output } = await check(ownChapter);
    const lines = output.trim().split('\n');
    const mistakes = lines.slice(0, -1).map((line) => line.slice(ownChapter.length + 1));
    expect(code).toBe(1);
    expect(mistakes).toEqual([
      expect.stringMatching(/^chapter\.yaml:\d+:1: the field "tagsline" is not known here; is "tagline" meant\?$/),
      expect.stringMatching(/^chapter\.yaml:\d+:14: the field "foundedYear" must be a year such as 1998\.$/),
      expect.stringMatching(/^directors\.yaml:\d+:10, entry 1: the field "email" must be an e-mail address\.$/),
      expect.stringMatching(/^directors\.yaml:\d+:7, entry 3: the field "id" is 2, as in directors\.yaml, entry 2\.$/),
      expect.stringMatching(/^events\/1001-first-talk\.md:\d+:17: there is no picture "lost\.svg" in pictures\/\.$/),
      expect.stringMatching(/^pages\/about\.yaml:3:3: the field "intro\.led" is not known here; is "lead" meant\?$/),
      expect.stringMatching(/^pages\/training\.yaml:\d+:9: there is no picture "gone\.svg" in pictures\/\.$/),
    ]);
    expect(lines.at(-1)).toMatch(/^7 mistakes in /);
    // Links are checked only when there are no other mistakes.
    for (const file of ['chapter.yaml', 'directors.yaml', 'pages/about.yaml', 'pages/training.yaml', 'events/1001-first-talk.md']) {
      writeFileSync(path.join(ownChapter, file), readFileSync(path.join(createChapterFolder(), file)));
    }
    const linkResult = await check(ownChapter);
    expect(linkResult.code).toBe(1);
    expect(linkResult.output).toMatch(
      /events\/1002-estimation-workshop\.md:\d+:1: the link \/special-programs\/no-such leads to no page of this site\.\n/,
    );
    expect(linkResult.output).toMatch(/home-banner\.yaml:\d+:26: the link \/exploreJob leads to no page of this site\.\n2 mistakes in /);
  });

  it('reports a missing folder, a path that is not the folder of a chapter, and a missing subfolder', async () => {
    expect(await check(path.join(ownChapter, 'nowhere'))).toEqual({
      code: 2,
      output: expect.stringContaining('there is no such folder.'),
    });
    for (const invalidFolder of [path.join(ownChapter, 'chapter.yaml'), path.join(ownChapter, 'pictures')]) {
      const { code, output } = await check(invalidFolder);
      expect([code, output]).toEqual([2, expect.stringMatching(/: this is not the folder of a chapter’s content: .*\nOne mistake in /)]);
    }
    rmSync(path.join(ownChapter, 'pictures'), { recursive: true });
    const { code, output } = await check(ownChapter);
    expect(code).toBe(1);
    expect(output.split('\n')[0]).toMatch(/pictures: this content folder is missing\.$/);
  });

  it('reports a colour with too little contrast, a logo that is not an SVG drawing, and a list of only one search word', async () => {
    edit('chapter.yaml', (text) => `${text.replace("brand: '#0B5C4A'", "brand: '#88AAFF'")}logo: logo.svg\n`);
    edit('search-words.yaml', (text) => text.replace('  - pm, project manager, project management', '  - pm'));
    writeFileSync(path.join(ownChapter, 'logo.svg'), 'GIF89a');
    const { output } = await check(ownChapter);
    expect(output).toMatch(/chapter\.yaml:\d+:12: the brand’s colour \(#88AAFF\) on the page .* #\w{6} would do\.\n/);
    expect(output).toMatch(/chapter\.yaml:\d+:7: "logo\.svg" is not an SVG drawing\.\n/);
    expect(output).toMatch(/search-words\.yaml:\d+:5: "pm" is not a list of two or more names with commas between them\.\n3 mistakes in /);
  });
});

it('content:check replaces control characters of the content in its output', async () => {
  edit('chapter.yaml', (text) => `${text}"\\e[2J\\nfield\\u202e": 1\n`);
  writeFileSync(path.join(ownChapter, 'events', '9\u001b[2J.md'), 'x');
  const { output } = await check(ownChapter);
  expect(output.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\u202e]*$/u);
  expect(output).toContain('the field "\uFFFD[2J\uFFFDfield\uFFFD" is not known here');
  expect(output.trim().split('\n')).toHaveLength(3);
});

describe('new-chapter', () => {
  const options = ['--name', 'Narmada Chapter', '--email', 'post@narmada.example.org', '--town', 'Jabalpur'];

  it('creates a valid folder with all the files of a chapter', async () => {
    const folder = path.join(ownChapter, 'new', 'chapter');
    const { code, output } = await createChapter(folder, ...options);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\d+ files for Narmada Chapter are in /) });
    expect(await check(folder)).toMatchObject({ code: 0 });
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(yaml|md|svg)$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(texts.filter((text) => /kaveri|\$\w|undefined/i.test(text))).toEqual([]);
    const { directors, pastPresidents, volunteers } = loadSnapshot(CONTENT_FOLDER).content;
    const people = [...directors, ...pastPresidents, ...volunteers].map(({ name }) => name);
    expect(people.length).toBeGreaterThan(20);
    expect(people.filter((name) => texts.some((text) => text.includes(name)))).toEqual([]);
  });

  it.each([
    ['a folder that is not empty', () => [ownChapter, ...options], /is not empty: nothing was written\.\n$/],
    ['no folder', () => options, /^Into which folder\?/],
    ['an invalid e-mail address', () => [`${ownChapter}/x`, ...options, '--email', 'post'], /^--email is not right\./],
    ['a missing option, if the command is not interactive', () => [`${ownChapter}/x`, '--name', 'Narmada'], /^--email is missing\./],
    [
      'half of the colours',
      () => [`${ownChapter}/x`, ...options, '--brand', '#0055AA'],
      /^--deep is not right\. All three colours are needed, or none\./,
    ],
    [
      'colours with too little contrast',
      () => [`${ownChapter}/x`, ...options, '--brand', '#88AAFF', '--deep', '#07392F', '--accent', '#F2A61E'],
      /^--brand is not right\. It cannot be used: .* would do\./,
    ],
    [
      'a logo that is not an SVG drawing',
      () => [`${ownChapter}/x`, ...options, '--logo', `${ownChapter}/chapter.yaml`],
      /^--logo: .* is not an SVG drawing\.\n$/,
    ],
    [
      'a file in place of a folder',
      () => [`${ownChapter}/chapter.yaml`, ...options],
      /chapter\.yaml is a file: name a folder that is not there yet\.\n$/,
    ],
    ['an unknown option', () => [`${ownChapter}/x`, ...options, '--colour', 'red'], /--colour/],
  ])('refuses %s with an error message', async (_, args, message) => {
    const { code, output } = await createChapter(...args());
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(message) });
    expect(readdirSync(ownChapter)).not.toContain('x');
  });

  it('leaves no files behind when it fails', () => {
    const folder = path.join(ownChapter, 'unmade');
    const chapter = { name: 'N', shortName: 'N', email: 'a@b.example.org', town: 'T', logo: Buffer.from('GIF89a') };
    const generateInvalidChapter = (): number => generateChapter(folder, chapter, new Date());
    expect(generateInvalidChapter).toThrow(/"logo\.svg" is not an SVG drawing\./);
    expect(existsSync(folder)).toBe(false);
    mkdirSync(folder);
    expect(generateInvalidChapter).toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('changes nothing in a folder that is not empty, and refuses an empty folder name', async () => {
    await expect(readOptions(['', ...options], undefined)).rejects.toThrow(/^Into which folder\?/);
    const folder = path.join(ownChapter, 'filled');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    const chapter = { name: 'N', shortName: 'N', email: 'a@b.example.org', town: 'T', logo: Buffer.from('GIF89a') };
    expect(() => generateChapter(folder, chapter, new Date())).toThrow(/is not empty: nothing was written\.$/);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it('asks again for a colour that was left empty although another colour was given', async () => {
    const replies = ['', '', '', '#0B5C4A', '', '#07392F', '#F2A61E'];
    const questions: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { chapter } = await readOptions([path.join(ownChapter, 'asked'), ...options], async (question) => {
      questions.push(question);
      const reply = replies.shift();
      if (reply === undefined) throw new Error(`No reply to “${question}”.`);
      return reply;
    });
    expect(chapter.colours).toEqual({ brand: '#0B5C4A', deep: '#07392F', accent: '#F2A61E' });
    expect(questions.slice(-3)).toEqual([
      'A dark colour for the footer: ',
      'A dark colour for the footer: ',
      'A bright colour for actions: ',
    ]);
    expect(log.mock.calls).toEqual([['All three colours are needed, or none.']]);
    log.mockRestore();
  });

  it('quotes the folder for the shell in its instructions', async () => {
    const { output } = await createChapter(path.join(ownChapter, "Asha's chapter"), ...options);
    expect(output).toContain(`Asha'\\''s chapter' DATA_DIR='`);
  });

  it('accepts a name that contains YAML, HTML and template syntax', async () => {
    const folder = path.join(ownChapter, 'odd');
    const name = `{a: "b"} & 'c' # d <i>: *e* $name`;
    expect(
      await createChapter(folder, '--name', name, '--short-name', '# - x', '--email', 'a@b.example.org', '--town', 'T: [x]'),
    ).toMatchObject({
      code: 0,
    });
    const { code, output } = await check(folder);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`${name}, with`) });
  });
});
