import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Controls that MUI has, and that are therefore not made by hand. */
const CONTROLS = 'button|input|select|textarea|dialog';
const HAND_MADE = [
  { what: 'an element', pattern: new RegExp(`<(${CONTROLS})[\\s/>]`) },
  { what: 'a styled element', pattern: new RegExp(`styled(\\.(${CONTROLS})\\b|\\(\\s*['"](${CONTROLS})['"])`) },
  // A row of a list that is pressed is MUI's own button; its default, a `div`, would answer to scripts only.
  { what: 'MUI made into another element by hand', pattern: new RegExp(`<(?!ListItemButton )\\w+ [^>]*component=["'](${CONTROLS})["']`) },
];

/** Components of our own that draw for themselves: the table in docs/architecture.md says why. */
const OWN = ['Carousel', 'CarouselControls', 'CardRail', 'Kolam', 'KolamField', 'LostKolam', 'Picture'];

const root = path.resolve(import.meta.dirname, '../../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it('no control is made by hand: MUI carries every screen', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) => HAND_MADE.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

it('screens are styled with the theme: only our own drawings use emotion by itself', () => {
  const found = sources
    .filter(({ file }) => /^(features|app|ui)\//.test(file) && !OWN.includes(path.basename(file, '.tsx')))
    .filter(({ text }) => text.includes("'@emotion/styled'"))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});
