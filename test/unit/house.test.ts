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

/** The only places that know of emotion itself: its cache, and the first rules of the build. */
const EMOTION = ['app/App.tsx', 'app/styleCache.ts', 'boot/styles.ts', 'render.tsx'];

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

it('screens are styled with the theme: emotion by itself is left to its cache', () => {
  const found = sources.filter(({ text }) => /from '@emotion\//.test(text)).map(({ file }) => file);
  expect(found.sort((a, b) => a.localeCompare(b))).toEqual(EMOTION);
});

it('the theme knows nothing of what it gives its looks to', () => {
  const found = sources.filter(({ file, text }) => file.startsWith('theme/') && /from '(\.\.\/)+(ui|features|app|api|boot)\//.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
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
});
