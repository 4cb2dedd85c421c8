import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../../platform/contract/pointer.ts';
import { joinFlow } from './joinFlow.ts';
import { matchItems } from './matchItems.ts';
import { printFlow, printScalar, printYaml, type Layout } from './printYaml.ts';

/** A field of a map, or an entry of a list, with its place in the text. */
interface Item {
  /** Name of the field; for an entry its position. */
  key: string;
  value: unknown;
  /** Where the key or the dash begins. */
  start: number;
  /** Where the first line after the item begins. */
  end: number;
  /** Comments, blank lines and indentation before it. */
  lead: string;
  node: unknown;
}

/**
 * Changes a YAML text so that it has another value. What is the same in both values stays as it is written, with its comments, quotes and
 * line breaks; entries of a list keep theirs when others are added, removed or moved.
 * @param text YAML without an obstacle (`findObstacle`)
 */
export function patchYaml(text: string, after: unknown): string {
  const document = parseDocument(text);
  if (isDeepStrictEqual(document.toJS(), after)) return text;
  const layout = readLayout(text, document);
  // A block takes comments after it for its own lines. A layout that cannot be kept everywhere is given up from the innermost fields on.
  for (const depth of [Infinity, 3, 2, 1]) {
    for (const hasBlocks of [true, false]) {
      const patched = new Patch(text, document, { ...layout, hasBlocks }).run(after, depth);
      if (hasValue(patched, after)) return patched;
    }
  }
  return `${printYaml(after, layout)}${layout.eol}`;
}

function hasValue(text: string, value: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value);
}

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** Reads how a file indents. What it does not show is as in the files that ship with the site. */
function readLayout(text: string, document: Document): Layout {
  const layout: Layout = { eol: text.includes('\r\n') ? '\r\n' : '\n', indent: 2, indentSeq: true, hasBlocks: true };
  let isKnown = false;
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (isKnown || !isScalar(key) || !isCollection(value) || value.flow === true || !key.range || !value.range) return;
      const difference = columnOf(text, value.range[0]) - columnOf(text, key.range[0]);
      if (isSeq(value)) layout.indentSeq = difference > 0;
      if (difference > 0) layout.indent = difference;
      isKnown = isSeq(value);
    },
  });
  return layout;
}

/** Whether fields and entries of a node stand on lines of their own. */
const isBlock = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && node.flow !== true && node.items.length > 0;

/** Whether fields and entries of a node stand in brackets. */
const isFlow = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && node.flow === true && node.items.length > 0;

class Patch {
  readonly #text: string;
  readonly #document: Document;
  readonly #layout: Layout;

  constructor(text: string, document: Document, layout: Layout) {
    this.#text = text;
    this.#document = document;
    this.#layout = layout;
  }

  /** @param depth number of levels in which the layout is kept */
  run(after: unknown, depth: number): string {
    const node: unknown = this.#document.contents;
    const text = this.#text;
    if (isBlock(node) && isSameKind(node, after)) {
      const { start, end, content } = this.#patchBlock(node, after, 0, depth);
      const patched = `${text.slice(0, start)}${content}${text.slice(end)}`;
      return text.endsWith('\n') ? patched : patched.replace(/\r?\n$/, '');
    }
    const [start, end] = isScalar(node) || isCollection(node) ? [startOf(node), this.#endOf(node)] : [text.length, text.length];
    const content = depth > 1 && isFlow(node) && isSameKind(node, after) ? this.#patchFlow(node, after, 0) : printYaml(after, this.#layout);
    return `${text.slice(0, start)}${content}${text.slice(end) || this.#layout.eol}`;
  }

  /** Returns where the text of a node ends, without line breaks, comments and blank lines after it. */
  #endOf(node: unknown): number {
    if (isPair(node)) {
      const keyEnd = isScalar(node.key) ? (node.key.range?.[1] ?? 0) : 0;
      return Math.max(keyEnd, this.#endOf(node.value));
    }
    if (isBlock(node)) return this.#endOf(node.items.at(-1));
    if (!isScalar(node) && !isCollection(node)) return 0;
    const [start, end] = node.range ?? [0, 0];
    const isBlockScalar = isScalar(node) && (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL);
    if (!isBlockScalar) return end;
    // Blank lines after a block count as its text, spaces at the end of its last line are.
    let contentEnd = start + this.#text.slice(start, end).trimEnd().length;
    while (' \t'.includes(this.#text.charAt(contentEnd) || '\n')) contentEnd += 1;
    return contentEnd;
  }

  /** Returns how far the lines of a text are indented; where it has none, what the file shows elsewhere. */
  #indentOf(node: Scalar, column: number): number {
    const [, indentation = ''] = /\n([ ]*)\S/.exec(this.#text.slice(startOf(node), this.#endOf(node))) ?? [];
    return indentation.length > column ? indentation.length - column : this.#layout.indent;
  }

  /** Returns where the line after an offset begins. */
  #lineAfter(offset: number): number {
    const lineEnd = this.#text.indexOf('\n', offset);
    return lineEnd === -1 ? this.#text.length : lineEnd + 1;
  }

  /** Returns the items of a block. @param from where the key or the dash before the block ends; 0: the block is the whole file */
  #readItems(node: YAMLMap | YAMLSeq, from: number): { items: Item[]; start: number; end: number; column: number } {
    const text = this.#text;
    const first = startOf(node);
    const lineStart = first - columnOf(text, first);
    const isOnOwnLine = text.slice(lineStart, first).trim() === '';
    // Comments at the beginning of a file are about the file.
    const start = !isOnOwnLine ? first : from === 0 ? lineStart : Math.min(lineStart, this.#lineAfter(from));
    const items: Item[] = [];
    let next = start;
    for (const [index, item] of node.items.entries()) {
      const lead = /(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*/y;
      lead.lastIndex = next;
      const before = lead.exec(text)?.[0] ?? '';
      const end = this.#lineAfter(this.#endOf(item));
      const value = isPair(item) ? item.value : item;
      const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : String(index);
      items.push({ key, value: toValue(value, this.#document), start: next + before.length, end, lead: before, node: value });
      next = end;
    }
    return { items, start, end: next, column: columnOf(text, first) };
  }

  #patchBlock(node: YAMLMap | YAMLSeq, after: object, from: number, depth: number): { start: number; end: number; content: string } {
    const { items, start, end, column } = this.#readItems(node, from);
    const indentation = ' '.repeat(column);
    const isOnOwnLine = this.#text.slice(start - columnOf(this.#text, start), start).trim() === '';
    const next = Array.isArray(after) ? matchItems(items, after as unknown[]) : matchFields(items, new Map(Object.entries(after)));
    const print = ({ key, value }: { key: string; value: unknown }): string =>
      printYaml(isSeq(node) ? [value] : { [key]: value }, this.#layout, column) + this.#layout.eol;
    const lines = next.map(({ item, ...change }, index) => {
      const body = item === undefined ? print(change) : this.#patchItem(item, change.value, column, depth, () => print(change));
      const ownLead = item === undefined || item.lead === '' ? indentation : item.lead;
      const lead = index > 0 || isOnOwnLine ? ownLead : ownLead.trimStart();
      return `${lead}${body}${body.endsWith('\n') ? '' : this.#layout.eol}`;
    });
    return { start, end, content: lines.join('') };
  }

  /** Returns the text of an item with another value. @param print prints the item anew */
  #patchItem(item: Item, after: unknown, column: number, depth: number, print: () => string): string {
    const text = this.#text;
    const { node, start, end, value } = item;
    if (isDeepStrictEqual(value, after)) return text.slice(start, end);
    const valueStart = startOf(node);
    const valueEnd = this.#endOf(node);
    if (depth <= 1 || valueEnd <= valueStart) return print();
    const replace = (from: number, to: number, content: string): string => text.slice(start, from) + content + text.slice(to, end);
    if (isBlock(node) && isSameKind(node, after)) {
      const block = this.#patchBlock(node, after, start + 1, depth - 1);
      return replace(block.start, block.end, block.content);
    }
    if (isScalar(node) && !isObject(after)) {
      const hasComment = text.slice(valueEnd, end).includes('#');
      const layout = { ...this.#layout, hasBlocks: this.#layout.hasBlocks && !hasComment, indent: this.#indentOf(node, column) };
      return replace(valueStart, valueEnd, printScalar(after, node.type, layout, column));
    }
    if (isCollection(node) && node.flow === true && isObject(after))
      return replace(valueStart, valueEnd, this.#printFlow(node, after, column));
    return print();
  }

  /** Returns the text of a value in place of a flow collection. */
  #printFlow(node: YAMLMap | YAMLSeq, after: object, column: number): string {
    if (isFlow(node) && isSameKind(node, after)) return this.#patchFlow(node, after, column);
    return printFlow(after, /\s/.test(this.#text.charAt(startOf(node) + 1)));
  }

  #patchFlow(node: YAMLMap | YAMLSeq, after: object, column: number): string {
    const text = this.#text;
    const items = node.items.map((item, index): Item => {
      const [name, value] = isPair(item) ? [item.key, item.value] : [undefined, item];
      const key = isScalar(name) ? String(name.value) : String(index);
      return { key, value: toValue(value, this.#document), start: startOf(name ?? item), end: this.#endOf(item), lead: '', node: value };
    });
    const starts = [...items.map(({ start }) => start), this.#endOf(node)];
    const gaps = starts.map((start, index) => text.slice(items[index - 1]?.end ?? startOf(node), start));
    const next = Array.isArray(after) ? matchItems(items, after as unknown[]) : matchFields(items, new Map(Object.entries(after)));
    const changed = next.map(({ key, value, item }) => {
      const print = (): string => printFlow(isSeq(node) ? [value] : { [key]: value }, false).slice(1, -1);
      if (item === undefined) return { content: print(), index: undefined };
      const index = items.indexOf(item);
      const [start, end] = [startOf(item.node), this.#endOf(item.node)];
      if (isDeepStrictEqual(item.value, value)) return { content: text.slice(item.start, item.end), index };
      const replace = (content: string) => ({ content: text.slice(item.start, start) + content + text.slice(end, item.end), index });
      if (end > start && isScalar(item.node) && !isObject(value))
        return replace(printScalar(value, item.node.type, { ...this.#layout, hasBlocks: false }, column));
      if (isCollection(item.node) && isObject(value)) return replace(this.#printFlow(item.node, value, column));
      return { content: print(), index };
    });
    return joinFlow(gaps, changed);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns whether a value can be written into a block: fields into fields, entries into entries. */
const isSameKind = (node: YAMLMap | YAMLSeq, value: unknown): value is object =>
  isMap(node) ? isRecord(value) && Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0;

const startOf = (node: unknown): number => ((isScalar(node) || isCollection(node)) && node.range?.[0]) || 0;

const toValue = (node: unknown, document: Document): unknown =>
  isScalar(node) || isCollection(node) ? (node.toJS(document) as unknown) : null;

/** A field or entry of the new value, with the one in the file that it continues. */
interface Next {
  key: string;
  value: unknown;
  item?: Item;
}

/** Keeps the order of the file; a new field stands after the one that it follows in the value. */
function matchFields(items: readonly Item[], after: ReadonlyMap<string, unknown>): Next[] {
  const next: Next[] = items.filter(({ key }) => after.has(key)).map((item) => ({ key: item.key, value: after.get(item.key), item }));
  let position = 0;
  for (const [key, value] of after) {
    const known = next.findIndex((field) => field.key === key);
    if (known === -1) next.splice(position, 0, { key, value });
    position = (known === -1 ? position : known) + 1;
  }
  return next;
}
