import { SaxesParser } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Returns why browsers would not show a drawing: it must be well-formed XML with the SVG namespace.
 * @returns the end of a sentence, without the full stop, such as `is not an SVG drawing`; undefined when valid
 */
export function findSvgMistake(bytes: Uint8Array): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const root = { local: '', uri: '' };
  let firstError: string | undefined;
  // Drawing programs declare short entities for namespaces. Long ones are ignored, because expanding them could exhaust the memory.
  parser.on('doctype', (doctype) => {
    for (const [, name = '', value = ''] of doctype.matchAll(/<!ENTITY\s+(\S+)\s+["']([^"']{0,200})["']/g)) parser.ENTITIES[name] = value;
  });
  parser.on('opentag', ({ local, uri }) => {
    if (root.local === '') Object.assign(root, { local, uri });
  });
  parser.on('error', ({ message }) => {
    firstError ??= message;
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  if (root.local !== 'svg') return 'is not an SVG drawing';
  if (firstError !== undefined) return `cannot be drawn by browsers: it is not complete XML (${firstError.replace(/\.$/, '')})`;
  return root.uri === SVG ? undefined : `cannot be drawn by browsers: its first element needs xmlns="${SVG}"`;
}
