import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'src', 'theme', 'fonts');

/** Measures and wraps text in one of the site's fonts, and renders it as SVG outlines. */
export class PictureFont {
  readonly #font: Font;

  /** @param file name of a font in src/theme/fonts @throws when it cannot be read or is a collection of fonts */
  constructor(file: string) {
    const font = create(readFileSync(path.join(FOLDER, file)));
    if (!('layout' in font)) throw new Error(`${file} holds more than one font.`);
    this.#font = font;
  }

  /**
   * Removes characters that this font lacks, and surplus white space.
   * @returns null when the font lacks a letter or digit, because the text would lose its meaning, and when no text is left
   */
  removeUnsupported(text: string): string | null {
    const characters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
    const unsupported = characters.filter((character) => !this.#font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (unsupported.some((character) => /[\p{L}\p{N}\p{M}]/u.test(character))) return null;
    const supported = characters.filter((character) => !unsupported.includes(character)).join('');
    return supported.replace(/ +/g, ' ').trim() || null;
  }

  /** Returns the width of a line in pixels. */
  measureWidth(text: string, size: number): number {
    return (this.#font.layout(text).advanceWidth * size) / this.#font.unitsPerEm;
  }

  /** Wraps text to lines of at most `width` pixels; a longer word gets its own line. */
  wrapText(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longerLine = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.measureWidth(longerLine, size) <= width) lines[lines.length - 1] = longerLine;
      else lines.push(word);
    }
    return lines;
  }

  /** Renders a line as an SVG group of outlines, with its baseline starting at (`x`, `y`). */
  renderSvg(text: string, size: number, x: number, y: number): string {
    const scale = size / this.#font.unitsPerEm;
    const { glyphs, positions } = this.#font.layout(text);
    let penX = 0;
    const outlines = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const glyphX = penX + xOffset;
      penX += xAdvance;
      return `<path transform="translate(${glyphX} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    });
    // Fonts have the y axis upwards, SVG downwards.
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
  }
}
