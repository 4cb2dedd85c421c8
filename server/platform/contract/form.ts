import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fieldError, HttpError } from '../security/httpError.ts';
import { describeFailure } from '../security/errors.ts';
import { isRecord, createPointer, resolvePointer, type Json } from './pointer.ts';
import type { FileStore, Upload } from '../files/store.ts';

/** The fields that a form may have. */
export interface FormFields {
  /** Names of all fields. */
  names: ReadonlySet<string>;
  /** Names of the file fields. */
  files: ReadonlySet<string>;
}

/** Returns the field names of a form's schema, including those in references and `allOf`. @param pointer JSON pointer of the schema */
export function readFormFields(document: Json, pointer: string): FormFields {
  const names = new Set<string>();
  const files = new Set<string>();
  const read = (schemaPointer: string): void => {
    const schema = resolvePointer(document, schemaPointer);
    for (const name of Object.keys(isRecord(schema.value.properties) ? schema.value.properties : {})) {
      names.add(name);
      if (isFile(document, `${schema.resolvedPointer}${createPointer('properties', name)}`)) files.add(name);
    }
    const partialSchemas = Array.isArray(schema.value.allOf) ? schema.value.allOf : [];
    partialSchemas.forEach((_schema, index) => read(`${schema.resolvedPointer}${createPointer('allOf', String(index))}`));
  };
  read(pointer);
  return { names, files };
}

function isFile(document: Json, schemaPointer: string): boolean {
  const { value, resolvedPointer } = resolvePointer(document, schemaPointer);
  if (value.format === 'binary' || typeof value.contentMediaType === 'string') return true;
  return isRecord(value.items) && isFile(document, `${resolvedPointer}/items`);
}

/** A multipart body that has been read. */
export interface Form {
  fields: Record<string, unknown>;
  uploads: Record<string, Upload[]>;
  /** Names of fields that are unknown to the contract and were sent with a file. The files are discarded. */
  unknownFiles: ReadonlySet<string>;
}

/** Deletes uploads that no handler has kept. */
export async function dropUploads(uploads: Readonly<Record<string, readonly Upload[]>>): Promise<void> {
  for (const { file } of Object.values(uploads).flat()) await file.drop();
}

/**
 * Reads a multipart body and streams its files to the disk. `skills[]` names the same list as `skills` (D-45). A repeated name makes a
 * list. An empty file input counts as absent. Uploads of a rejected body are deleted.
 * @param store stages the files
 * @throws HttpError 400 or 413; errors of the parser and the store with a status of their own
 */
export async function readForm(request: FastifyRequest, { names, files }: FormFields, store: Pick<FileStore, 'stage'>): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null);
  const uploads: Record<string, Upload[]> = Object.create(null);
  const unknownFiles = new Set<string>();
  try {
    for await (const part of request.parts()) {
      const name = normaliseFieldName(part.fieldname, names);
      if (part.type === 'file') {
        if (!files.has(name)) {
          if ((await countBytes(part.file)) === 0 && !part.filename) continue;
          if (names.has(name)) throw fieldError(name, `${name} must be text, not a file`);
          unknownFiles.add(name);
          continue;
        }
        const file = await store.stage(limitFile(part.file, request));
        if (!part.filename && file.size === 0) await file.drop();
        else (uploads[name] ??= []).push({ filename: part.filename ?? '', mimetype: part.mimetype, file });
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw new HttpError(413, `${name.slice(0, 60)} is too long`);
        if (files.has(name)) {
          if (part.value === '') continue;
          throw fieldError(name, `${name} must be a file`);
        }
        // The parser decodes parts that are declared as JSON, but form fields are text.
        if (typeof part.value !== 'string') throw new HttpError(400, `${name} must be text`);
        // Multipart encodes line breaks as CRLF; limits count what was typed (D-51).
        addField(fields, name, part.value.replaceAll('\r\n', '\n'), part.fieldname.endsWith('[]'));
      }
    }
  } catch (error) {
    await dropUploads(uploads);
    throw toFormError(error);
  }
  return { fields, uploads, unknownFiles };
}

/** Yields a file's chunks. @throws when the file exceeds its limit */
async function* limitFile(content: MultipartFile['file'], request: FastifyRequest): AsyncGenerator<Uint8Array> {
  // The parser would otherwise continue with the truncated file.
  content.once('limit', () => content.destroy(new request.server.multipartErrors.RequestFileTooLargeError()));
  yield* content;
}

/** Consumes a stream and returns its length in bytes. */
async function countBytes(content: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const chunk of content) length += chunk.byteLength;
  return length;
}

function normaliseFieldName(sentName: string, knownNames: ReadonlySet<string>): string {
  const plainName = sentName.endsWith('[]') ? sentName.slice(0, -2) : sentName;
  return !knownNames.has(plainName) && knownNames.has(`${plainName}[]`) ? `${plainName}[]` : plainName;
}

function addField(fields: Record<string, unknown>, name: string, value: unknown, isList: boolean): void {
  const existing = fields[name];
  if (existing === undefined) fields[name] = isList ? [value] : value;
  else if (Array.isArray(existing)) existing.push(value);
  else fields[name] = [existing, value];
}

/** Maps errors without a status to 400, because the parser throws such errors for broken multipart. Does not change errors of the disk. */
function toFormError(error: unknown): unknown {
  if (error instanceof HttpError || (error instanceof Error && 'syscall' in error)) return error;
  const status = describeFailure(error).status;
  return status === 500 || status === 406 ? new HttpError(400, 'The form data is invalid') : error;
}
