import { parse } from 'yaml';
import type { Day } from '../../../shared/days.ts';
import { splitMarkdown, type MarkdownParts } from '../../cms/files.ts';
import { isRecord, type Json } from '../../platform/contract/pointer.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { findObstacle } from '../yaml/findObstacle.ts';
import { patchYaml } from '../yaml/patchYaml.ts';
import { printYaml } from '../yaml/printYaml.ts';
import { findKind } from './contentFiles.ts';
import { keepStored, showDays } from './days.ts';
import { wrongContent } from './wrongContent.ts';

/** The parts of a content file; together they are its text. */
interface Parts {
  /** Byte order mark, and the line before the fields of a Markdown file. */
  head: string;
  yaml: string;
  /** The line after the fields, and space before the text. */
  between: string;
  body: string;
  /** Space after the text. */
  tail: string;
}

/** Splits a YAML file: its byte order mark is no part of its fields. */
function splitYaml(text: string): MarkdownParts {
  const head = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { head, yaml: text.slice(head.length), closing: '', below: '' };
}

/** @throws HttpError 409 when the file cannot be edited, with the reason */
function split(file: string, text: string): Parts {
  const parts = findKind(file).bodyField === undefined ? splitYaml(text) : splitMarkdown(text);
  const { head, yaml, closing, below: rest } = parts ?? splitYaml('');
  const obstacle = parts === null ? 'it does not begin with its fields, between two lines "---"' : findObstacle(yaml);
  if (obstacle !== undefined) throw new HttpError(409, `This file can only be edited in the content folder: ${obstacle}.`);
  const body = rest.trim();
  const start = body === '' ? rest.length : rest.length - rest.trimStart().length;
  return { head, yaml, between: closing + rest.slice(0, start), body, tail: rest.slice(start + body.length) };
}

/** Returns the stored fields as a value. */
function toValue(file: string, { yaml, body }: Parts): Json {
  const { isList, bodyField } = findKind(file);
  const data: unknown = parse(yaml);
  if (isList) return { entries: data ?? [] };
  const fields = isRecord(data) ? data : {};
  return bodyField === undefined ? fields : { ...fields, [bodyField]: body.replaceAll('\r\n', '\n') };
}

/**
 * Returns the value of a content file, with calendar days in place of relative ones.
 * @throws HttpError 404 for a file that the site does not read, 409 when it cannot be edited
 */
export const readValue = (file: string, text: string, today: Day): Json => showDays(file, toValue(file, split(file, text)), today);

/**
 * Returns the text of a content file with another value.
 * @param text text of the file; null for a new one
 * @throws HttpError 404 for a file that the site does not read, 409 when it cannot be edited, 422 when a list is no list
 */
export function writeValue(file: string, text: string | null, value: Json, today: Day): string {
  const { isList, bodyField } = findKind(file);
  if (isList && !Array.isArray(value.entries)) throw wrongContent([{ pointer: '/entries', message: 'must be a list.' }]);
  const parts = split(file, text ?? (bodyField === undefined ? '' : EMPTY_MARKDOWN));
  const stored = toValue(file, parts);
  const next = keepStored(stored, showDays(file, stored, today), value) as Json;
  if (isList) return parts.head + patchYaml(parts.yaml, withIds(file, next.entries as unknown[]));
  if (bodyField === undefined) return parts.head + patchYaml(parts.yaml, next);
  const { [bodyField]: nextBody, ...fields } = next;
  const newBody = typeof nextBody === 'string' ? nextBody.trim() : '';
  if (text === null) return `---\n${printYaml(inOrder(file, fields), NEW_LAYOUT)}\n---\n${newBody}\n`;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const body = newBody === stored[bodyField] ? parts.body : newBody.replaceAll('\n', eol);
  const withLineEnd = (part: string): string => (part.endsWith('\n') ? part : part + eol);
  return parts.head + withLineEnd(patchYaml(parts.yaml, fields)) + withLineEnd(parts.between) + body + parts.tail;
}

const EMPTY_MARKDOWN = '---\n\n---\n';
const NEW_LAYOUT = { eol: '\n', indent: 2, indentSeq: true, hasBlocks: true };

/** Returns the fields in the order of the schema. */
function inOrder(file: string, fields: Json): Json {
  const names = Object.keys((findKind(file).schema() as { properties: Json }).properties);
  const rank = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => rank(a) - rank(b)));
}

/** Gives entries without an id the next one, where entries have ids. */
function withIds(file: string, entries: readonly unknown[]): unknown[] {
  const { properties } = findKind(file).schema() as { properties: { entries: { items: { properties: Json } } } };
  if (!('id' in properties.entries.items.properties)) return [...entries];
  let last = Math.max(0, ...entries.map((entry) => (isRecord(entry) && Number.isSafeInteger(entry.id) ? Number(entry.id) : 0)));
  return entries.map((entry) => (isRecord(entry) && !('id' in entry) ? { id: (last += 1), ...entry } : entry));
}
