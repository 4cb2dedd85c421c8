import { SHARE_PICTURE_SIZE } from '../../../shared/pictures.ts';
import type { SharePictureContent } from '../../../src/render.tsx';
import type { SchemeColours } from '../../../shared/colours.ts';
import { PictureFont } from './font.ts';

const [WIDTH, HEIGHT] = SHARE_PICTURE_SIZE;

/** Text column on the left; pixels. */
const COLUMN = { left: 88, width: 540, height: 350 };

/** Square on the right for the kolam, a line drawing; pixels. */
const KOLAM = { middle: [910, HEIGHT / 2], side: 486 } as const;

/** Font sizes of the title, of which the largest that fits is used; pixels. */
const TITLE_SIZES = [92, 80, 70, 62, 54, 48, 42];

/** Height of the title's lines, as a factor of the font size. */
const LINE_HEIGHT = 1.06;

/** Distance of the baseline from the top of a line, as a factor of its height. */
const BASELINE = 0.8;

/**
 * Small text above and below the title, and the bar between the title and the text below it; pixels. `bar.below` is the distance from the
 * title to the bar, `below` the distance from the bar to the first baseline.
 */
const SMALL_TEXT = { size: 30, maxLines: 3, lineHeight: 44, below: 62, bar: { length: 96, weight: 10, below: 30 } };

/** Returns the lines of the title in the largest size that fits. Truncates the title when not even the smallest size fits. */
function fitTitle(font: PictureFont, title: string): { size: number; lines: string[] } {
  const largestFit = TITLE_SIZES.map((size) => ({ size, lines: font.wrapText(title, size, COLUMN.width) })).find(
    ({ size, lines }) =>
      lines.length * size * LINE_HEIGHT <= COLUMN.height && lines.every((line) => font.measureWidth(line, size) <= COLUMN.width),
  );
  if (largestFit !== undefined) return largestFit;
  const size = TITLE_SIZES.at(-1) ?? 0;
  const maxLines = Math.floor(COLUMN.height / (size * LINE_HEIGHT));
  const truncateLine = (line: string): string => {
    const maxWidth = COLUMN.width - font.measureWidth('…', size);
    let shortenedLine = line;
    while (shortenedLine !== '' && font.measureWidth(shortenedLine, size) > maxWidth) shortenedLine = shortenedLine.slice(0, -1);
    return `${shortenedLine.trimEnd()}…`;
  };
  const allLines = font.wrapText(title, size, COLUMN.width);
  const lines = allLines.slice(0, maxLines).map((line, index) => {
    const isLastLine = index === maxLines - 1 && allLines.length > maxLines;
    return isLastLine || font.measureWidth(line, size) > COLUMN.width ? truncateLine(line) : line;
  });
  return { size, lines };
}

/** Renders a kolam as SVG. The strokes have a minimum width, so that they stay visible when the kolam has many dots. */
function renderKolam({ width, height, curves, dots }: SharePictureContent['drawing'], colours: SchemeColours): string {
  const scale = KOLAM.side / Math.max(width, height);
  const [x, y] = [KOLAM.middle[0] - (width * scale) / 2, KOLAM.middle[1] - (height * scale) / 2];
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${curves.join('')}" stroke="${colours.onDeepSoft}" stroke-width="${Math.max(0.2, 2.5 / scale)}"/>` +
    `<path d="${dots}" stroke="${colours.accent}" stroke-width="${Math.max(0.5, 6 / scale)}"/></g>`
  );
}

/**
 * Returns the preview image of shared links (NAV-04) as SVG: texts and kolam. If the fonts lack the script of the title, `owner` takes its
 * place.
 */
export function renderShareSvg({ title, kind, owner, drawing }: SharePictureContent, colours: SchemeColours): string {
  const displayFont = new PictureFont('anek-latin.woff2');
  const readingFont = new PictureFont('mukta-600.woff2');
  const supportedTitle = displayFont.removeUnsupported(title);
  const { size, lines } = fitTitle(displayFont, supportedTitle ?? displayFont.removeUnsupported(owner) ?? '');
  const height = lines.length * size * LINE_HEIGHT;
  const kindText = kind === undefined ? null : readingFont.removeUnsupported(kind);
  const ownerText = supportedTitle === null ? null : readingFont.removeUnsupported(owner);
  const ownerLines = ownerText === null ? [] : readingFont.wrapText(ownerText, SMALL_TEXT.size, COLUMN.width).slice(0, SMALL_TEXT.maxLines);
  // The column is centred vertically.
  const ownerHeight = SMALL_TEXT.below + Math.max(0, ownerLines.length - 1) * SMALL_TEXT.lineHeight;
  const top = (HEIGHT - height - SMALL_TEXT.bar.below - ownerHeight + (kindText === null ? 0 : SMALL_TEXT.lineHeight)) / 2;
  const barY = top + height + SMALL_TEXT.bar.below;
  const renderSmallText = (text: string, y: number): string => readingFont.renderSvg(text, SMALL_TEXT.size, COLUMN.left, y);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.deep}"/>`,
    renderKolam(drawing, colours),
    `<g fill="${colours.onDeep}">`,
    ...lines.map((line, index) => displayFont.renderSvg(line, size, COLUMN.left, top + (index + BASELINE) * size * LINE_HEIGHT)),
    `</g><g fill="${colours.accent}">`,
    kindText === null ? '' : renderSmallText(kindText, top - SMALL_TEXT.lineHeight / 2),
    `<rect x="${COLUMN.left}" y="${barY - SMALL_TEXT.bar.weight / 2}" width="${SMALL_TEXT.bar.length}" height="${SMALL_TEXT.bar.weight}" rx="${SMALL_TEXT.bar.weight / 2}"/>`,
    `</g><g fill="${colours.onDeepSoft}">`,
    ...ownerLines.map((line, index) => renderSmallText(line, barY + SMALL_TEXT.below + index * SMALL_TEXT.lineHeight)),
    '</g></svg>',
  ].join('');
}
