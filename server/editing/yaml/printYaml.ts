import { Document, isScalar, Scalar, visit } from 'yaml';

/** How a file is laid out. */
export interface Layout {
  /** Line end. */
  eol: string;
  /** Spaces for each level. */
  indent: number;
  /** Whether lists are indented below the name of their field. */
  indentSeq: boolean;
  /** Whether long texts and those of several lines become blocks; otherwise they are quoted. */
  hasBlocks: boolean;
}

/** Texts that are longer become block scalars, which are folded at this width. */
const LINE_WIDTH = 100;

/** Returns a value as YAML without the final line end; lines after the first one are indented by `column`. */
export function printYaml(value: unknown, { eol, indent, indentSeq, hasBlocks }: Layout, column = 0): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && typeof scalar.value === 'string') chooseStyle(scalar, scalar.value, hasBlocks);
    },
  });
  const text = document.toString({ indent, indentSeq, lineWidth: LINE_WIDTH }).replace(/\n$/, '');
  return indentLines(text, column, eol);
}

/** Indents all lines but the first and empty ones. */
const indentLines = (text: string, column: number, eol: string): string =>
  text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(column)}`).replaceAll('\n', eol);

/** Chooses the style of a new text. Lines of a block begin where the first one does, so a text that begins or ends with space is quoted. */
function chooseStyle(scalar: Scalar, text: string, canBeBlock: boolean, block?: Scalar['type']): void {
  const hasLines = text.includes('\n');
  if (!/^\S(.*\S)?\n?$/s.test(text) || (hasLines && !canBeBlock)) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (canBeBlock && (hasLines || text.length > LINE_WIDTH))
    scalar.type = block ?? (hasLines ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED);
}

/**
 * Returns a text, number, flag or null as it stands behind its name, in the style that another one has there.
 * @param style style of the scalar before
 */
export function printScalar(value: unknown, style: Scalar['type'], { eol, indent, indentSeq, hasBlocks }: Layout, column: number): string {
  const document = new Document();
  document.contents = document.createNode([value], { flow: !hasBlocks });
  const scalar: unknown = document.get(0, true);
  if (isScalar(scalar) && typeof value === 'string') {
    const isBlock = style === Scalar.BLOCK_FOLDED || style === Scalar.BLOCK_LITERAL;
    const isQuoted = style === Scalar.QUOTE_SINGLE || style === Scalar.QUOTE_DOUBLE;
    if (isQuoted && !value.includes('\n')) scalar.type = style;
    else chooseStyle(scalar, value, hasBlocks, isBlock ? style : undefined);
  }
  const isFolded = isScalar(scalar) && scalar.type === Scalar.BLOCK_FOLDED;
  const text = document.toString({ indent, indentSeq, lineWidth: isFolded ? LINE_WIDTH : 0, flowCollectionPadding: false });
  const content = text.slice(hasBlocks ? '- '.length : '['.length, hasBlocks ? -'\n'.length : -']\n'.length);
  // Entries of a list are always indented by two.
  return indentLines(content.replaceAll(/\n {2}/g, `\n${' '.repeat(indent)}`), column, eol);
}

/** Returns a value as a flow collection in one line, such as `{ in: 12 days }`. */
export function printFlow(value: unknown, isPadded: boolean): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, collection) => {
      collection.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: isPadded }).replace(/\n$/, '');
}
