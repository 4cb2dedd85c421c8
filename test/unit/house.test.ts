import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Controls that MUI has, and that are therefore not made by hand. */
const CONTROLS = 'button|input|select|textarea|dialog';
const HAND_MADE = [
  { what: 'an element', pattern: new RegExp(`<(${CONTROLS})[\\s/>]`) },
  { what: 'a styled element', pattern: new RegExp(`styled(\\.(${CONTROLS})\\b|\\(\\s*['"](${CONTROLS})['"])`) },
  // A row of a list that is pressed is MUI's own button; its default, a `div`, would answer to scripts only.
  {
    what: 'MUI made into another element by hand',
    pattern: new RegExp(`<(?!ListItemButton\\s)\\w+\\s[^<]*?(component|as)=["'](${CONTROLS})["']`),
  },
];

const root = path.resolve(import.meta.dirname, '../../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const handMade = (text: string): string[] => HAND_MADE.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);

it('no control is made by hand: MUI carries every screen', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(({ file, text }) => handMade(text).map((what) => `${file}: ${what}`))).toEqual([]);
});

it.each([
  '<button type="submit">',
  "const Field = styled('input')({})",
  'const Field = styled.select({})',
  '<Box\n  onClick={() => open()}\n  component="button"\n>',
  '<Stack as="dialog">',
])('a control made by hand is noticed: %j', (text) => {
  expect(handMade(text)).toHaveLength(1);
});

/** Where the clock is read outside of rendering: when somebody presses something, a form is checked, or data comes in. */
const CLOCK_READERS = [
  'app/analyticsScript.ts',
  'app/prefetch.ts',
  'enquiry/schemas.ts',
  'features/jobs/posting/jobValues.ts',
  'features/session/MailNote.tsx',
  'features/session/OtpForm.tsx',
  'ui/useNow.ts',
];

/** Another moment than the server's would make React throw the served page away (error 418). */
const CLOCK = /\bnew Date\(\s*\)|\bDate\.now\(|\bDate\(\)/;

it('components ask useNow for the time, not the clock', () => {
  const rendering = sources.filter(({ file }) => /^(app|enquiry|features|lib|config|theme|ui)\//.test(file));
  expect(
    rendering
      .filter(({ text }) => CLOCK.test(text))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(CLOCK_READERS);
  expect(['new Date()', 'useState(() => Date.now())', 'new Date(day)'].map((text) => CLOCK.test(text))).toEqual([true, true, false]);
});

describe('said in one place', () => {
  const project = path.resolve(root, '..');
  const code = ['src', 'server', 'shared'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file: path.join(folder, file), text: readFileSync(path.join(project, folder, file), 'utf8') })),
  );
  const placesOf = (pattern: RegExp): string[] => code.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  it('is every colour; the black of masks is none', () => {
    const colour = /(?<![&\w])#(?!000\b)([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=['"`;})\s])/i;
    expect("color:'#2b1638'").toMatch(colour);
    expect(placesOf(colour)).toEqual(['shared/colours.ts']);
  });

  it('is the name of the chapter: the content, not the code', () => {
    expect(placesOf(/kaveri/i).toSorted()).toEqual([]);
  });

  /** Paths that stand for all calls below them. */
  const BASES: Readonly<Record<string, readonly string[]>> = {
    'src/api/transport.ts': ['/api/', '/api/v1.0/', '/custom', '/wp-json'],
    'server/app.ts': ['/api', '/site'],
    'server/contract/load.ts': ['/wp-json'],
    'server/site/sitemap.ts': ['/api/'],
  };

  /** Paths of the backends in a text that no operation of a contract is named with. */
  const looseCalls = (text: string): string[] =>
    Array.from(
      text
        .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        // A list of paths is tied to the contract as a whole.
        .replaceAll(/ = \{[^{}]*\} as const satisfies \{ \[Id in keyof \w+Operations\]\?: \w+Operations\[Id\]\['path'\] \}/g, '')
        .matchAll(
          /(['"`])(?:\$\{\w+(?:\.\w+)*\})?(\/(?:api|wp-json|site|custom(?:-api)?)(?:\/(?:\$\{[^}]*\}|(?!\1).)*)?)\1(?! satisfies \w+Operations\[)/g,
        ),
      ([, , path = '']) => path,
    );

  it('is every path of a backend: in its contract, by whose types the code that uses it is checked', () => {
    const loose = code
      .filter(({ file }) => !/^(src\/api\/generated|shared\/operations)\//.test(file))
      .flatMap(({ file, text }) => looseCalls(text).map((found) => ({ file, found })))
      .filter(({ file, found }) => !BASES[file]?.includes(found));
    expect(loose).toEqual([]);
  });

  it.each([
    ["saveFile('/api/user/data')", ['/api/user/data']],
    ['get(`/api/jobs/${encodeURIComponent(id)}?a=${b}`)', ['/api/jobs/${encodeURIComponent(id)}?a=${b}']],
    ['fetch(`${settings.origin}/wp-json/custom/v1/videos/`)', ['/wp-json/custom/v1/videos/']],
    ['rows("/custom-api/v1/directors")', ['/custom-api/v1/directors']],
    ["get('/site/search')", ['/site/search']],
    ["'/api/user/data' satisfies JobsOperations['downloadOwnData']['path']", []],
    ["// GET '/api/user/data'", []],
    ["import '../site/api.ts'; to('/sitemap.xml')", []],
  ])('a path of a backend by itself is noticed: %s', (text, found) => {
    expect(looseCalls(text)).toEqual(found);
  });
});
