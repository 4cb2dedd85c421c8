import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../security/httpError.ts';
import { describeFailure } from '../security/errors.ts';
import { isRecord, pointer, resolve, type Json } from './pointer.ts';
import type { FileStore } from '../files/store.ts';
import type { Upload } from '../files/upload.ts';

/** What a contract says about the fields of a form. */
export interface FormFields {
  /** Every field the contract names. */
  known: ReadonlySet<string>;
  /** Those that carry a file. */
  files: ReadonlySet<string>;
}

/** Reads the field names out of a form's schema, references and `allOf` included. @param at JSON pointer of the schema */
export function formFields(document: Json, at: string): FormFields {
  const known = new Set<string>();
  const files = new Set<string>();
  const read = (place: string): void => {
    const schema = resolve(document, place);
    for (const name of Object.keys(isRecord(schema.value.properties) ? schema.value.properties : {})) {
      known.add(name);
      if (isFile(document, `${schema.at}${pointer('properties', name)}`)) files.add(name);
    }
    const parts = Array.isArray(schema.value.allOf) ? schema.value.allOf : [];
    parts.forEach((_part, index) => read(`${schema.at}${pointer('allOf', String(index))}`));
  };
  read(at);
  return { known, files };
}

function isFile(document: Json, at: string): boolean {
  const { value, at: place } = resolve(document, at);
  if (value.format === 'binary' || typeof value.contentMediaType === 'string') return true;
  return isRecord(value.items) && isFile(document, `${place}/items`);
}

/** The fields and files of a multipart body. */
export interface Form {
  fields: Record<string, unknown>;
  uploads: Record<string, Upload[]>;
  /** Names of files that the contract does not know: thrown away as they arrive. */
  strangers: ReadonlySet<string>;
}

/** Removes what nobody has kept. */
export async function dropUploads(uploads: Readonly<Record<string, readonly Upload[]>>): Promise<void> {
  for (const { file } of Object.values(uploads).flat()) await file.drop();
}

/**
 * Reads a multipart body: its files go to the disk as they arrive. `skills[]` is the same list as `skills` (D-45); a repeated name makes a list; a file
 * input left empty counts as absent. Nothing is left of what is refused.
 * @throws HttpError 400 or 413 with a sentence for people
 */
export async function readForm(request: FastifyRequest, { known, files }: FormFields, store: Pick<FileStore, 'stage'>): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null);
  const uploads: Record<string, Upload[]> = Object.create(null);
  const strangers = new Set<string>();
  try {
    for await (const part of request.parts()) {
      const name = fieldName(part.fieldname, known);
      if (part.type === 'file') {
        if (!files.has(name)) {
          if ((await lengthOf(part.file)) === 0 && !part.filename) continue;
          if (known.has(name)) throw new HttpError(400, `${name} must be text, not a file`);
          strangers.add(name);
          continue;
        }
        const file = await store.stage(whole(part.file, request));
        if (!part.filename && file.size === 0) await file.drop();
        else (uploads[name] ??= []).push({ filename: part.filename ?? '', mimetype: part.mimetype, file });
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw new HttpError(413, `${name.slice(0, 60)} is too long`);
        if (files.has(name)) {
          if (part.value === '') continue;
          throw new HttpError(400, `${name} must be a file`);
        }
        // A part may call itself JSON and be anything; a form's fields are text.
        if (typeof part.value !== 'string') throw new HttpError(400, `${name} must be text`);
        // A form's encoding writes every line break as two characters; limits count what was typed (D-51).
        add(fields, name, part.value.replaceAll('\r\n', '\n'), part.fieldname.endsWith('[]'));
      }
    }
  } catch (error) {
    await dropUploads(uploads);
    throw formError(error);
  }
  return { fields, uploads, strangers };
}

/** A file as it arrives. @throws as soon as it is longer than a file may be */
async function* whole(content: MultipartFile['file'], request: FastifyRequest): AsyncGenerator<Uint8Array> {
  // The parser goes on to the end of what it cuts off.
  content.once('limit', () => content.destroy(new request.server.multipartErrors.RequestFileTooLargeError()));
  yield* content;
}

/** Reads something to its end and keeps nothing of it. */
async function lengthOf(content: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const piece of content) length += piece.byteLength;
  return length;
}

function fieldName(sent: string, known: ReadonlySet<string>): string {
  const bare = sent.endsWith('[]') ? sent.slice(0, -2) : sent;
  return !known.has(bare) && known.has(`${bare}[]`) ? `${bare}[]` : bare;
}

function add(fields: Record<string, unknown>, name: string, value: unknown, list: boolean): void {
  const before = fields[name];
  if (before === undefined) fields[name] = list ? [value] : value;
  else if (Array.isArray(before)) before.push(value);
  else fields[name] = [before, value];
}

/** Broken multipart has no status of its own; a field that lies about being JSON is the caller's fault, too. */
function formError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const status = describeFailure(error).status;
  return status === 500 || status === 406 ? new HttpError(400, 'The form data is broken') : error;
}
