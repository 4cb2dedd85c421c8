import { createHash } from 'node:crypto';
import { constants, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getErrorCode } from '../platform/lib/errorCode.ts';
import { isNotModified } from '../platform/lib/etag.ts';
import { HttpError } from '../platform/security/httpError.ts';
import type { Mistakes } from './contentError.ts';
import { listFileNames } from './files.ts';
import type { ContentFolder } from './folder.ts';
import { formatFingerprint } from './readRegularFile.ts';
import { findSvgMistake } from './svg.ts';

/** Path below which pictures are served; the same as in the CMS. */
export const UPLOADS_PATH = '/wp-content/uploads/';

/** A picture of the content folder. */
export interface Picture {
  /** 8 hex digits of the file's hash, so that a changed file has a new URL. */
  version: string;
  /** Media type. */
  type: string;
  path: string;
  /** Fingerprint of the file when it was read. */
  fingerprint: string;
  /** Content of an SVG drawing, in memory because drawings are small and often requested. */
  drawing?: { bytes: Buffer; compressedByEncoding: Map<string, Buffer> };
}

/** Pictures by file name. */
export type Pictures = ReadonlyMap<string, Picture>;

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
  }),
);

/** Size limit in bytes, for the sake of phones. */
export const MAX_BYTES = 3_000_000;

const describeTooLarge = (size: number): string =>
  `is ${(size / 1e6).toFixed(1)} MB; the limit is ${MAX_BYTES / 1e6} MB, so that it loads quickly on phones: please make it smaller`;

const readExtension = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Returns a sentence that reports a missing picture, with a suggestion. */
export function describeMissingPicture(pictures: Pictures, name: string): string {
  const baseName = (path: string): string => path.replace(/^.*\//, '').toLowerCase();
  const similarName = [...pictures.keys()].find((item) => baseName(item) === baseName(name));
  if (similarName !== undefined) return `there is no picture "${name}" in pictures/; is "${similarName}" meant?`;
  const typeHint = TYPES.has(readExtension(name)) ? '' : `; a picture is one of ${[...TYPES.keys()].join(', ')}`;
  return `there is no picture "${name}" in pictures/${typeHint}.`;
}

/** Reads the folder `pictures`, recording a missing folder and pictures that are too large or unreadable. */
export function readPictures(folder: ContentFolder, mistakes: Mistakes): Pictures {
  const pattern = new RegExp(`\\.(${[...TYPES.keys()].join('|')})$`, 'i');
  return new Map(
    listFileNames(folder, 'pictures', pattern, mistakes).map((name) => [name, readPicture(folder, `pictures/${name}`, mistakes)] as const),
  );
}

/** Reads a picture. Records an unreadable one and returns it as empty, so that references to it are not recorded as mistakes too. */
function readPicture(folder: ContentFolder, file: string, mistakes: Mistakes): Picture {
  const readResult = folder.read(file, { maxBytes: MAX_BYTES, describeTooLarge }, (why) => mistakes.add({ file }, `this picture ${why}.`));
  const bytes = readResult ?? Buffer.alloc(0);
  const path = join(folder.path, file);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const type = TYPES.get(readExtension(file)) ?? '';
  const svgMistake = readResult && type === TYPES.get('svg') ? findSvgMistake(readResult) : undefined;
  if (svgMistake !== undefined) mistakes.add({ file }, `this picture ${svgMistake}.`);
  const fingerprint = formatFingerprint(statSync(path, { throwIfNoEntry: false }));
  return { version, type, path, fingerprint, ...(type === TYPES.get('svg') && { drawing: { bytes, compressedByEncoding: new Map() } }) };
}

/**
 * Opens a picture's file.
 * @throws HttpError 503 when the file has changed since the content was read: a half-written file must not be cached under its URL
 */
async function openPicture({ path, fingerprint }: Picture): Promise<FileHandle> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    if (formatFingerprint(await handle.stat()) === fingerprint) return handle;
  } catch (error) {
    // The file may be removed or locked while someone changes it.
    if (!['ENOENT', 'EACCES', 'ENOTDIR', 'ELOOP', 'ENXIO'].includes(getErrorCode(error) ?? '')) throw error;
  }
  await handle?.close();
  throw new HttpError(503, 'This picture is just being changed. Please try again in a moment.', { 'retry-after': '2' });
}

const compressors = new Map<string, (bytes: Buffer) => Buffer>([
  ['br', (bytes) => brotliCompressSync(bytes)],
  ['gzip', (bytes) => gzipSync(bytes)],
]);

/**
 * Serves pictures at `/wp-content/uploads/`, with a Content-Security-Policy that denies scripts, frames and requests to SVG drawings.
 * A URL with the current version (`?v=…`) is cached for a year, other URLs for an hour.
 * @param getPictures returns the current pictures
 */
export function registerPictures(app: FastifyInstance, getPictures: () => Pictures): void {
  app.get<{ Params: { file: string } }>(
    `${UPLOADS_PATH}:file`,
    async (request, reply) => (await sendOwnPicture(request, reply, getPictures().get(request.params.file))) ?? reply.callNotFound(),
  );
}

/**
 * Sends a picture. Without one, sends nothing and returns undefined.
 * @throws HttpError 503 when the file has changed since the content was read
 */
export async function sendOwnPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture | undefined,
): Promise<FastifyReply | undefined> {
  return picture && sendPicture(request, reply, picture);
}

async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture): Promise<FastifyReply> {
  const isVersioned = new URLSearchParams(request.url.split('?')[1]).get('v') === picture.version;
  const etag = `"${picture.version}"`;
  const content = isNotModified(request, { etag }) ? undefined : (picture.drawing ?? (await openPicture(picture)));
  void reply
    .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (content === undefined) return reply.code(304).send();

  void reply.type(picture.type);
  if (!('compressedByEncoding' in content)) return reply.send(content.createReadStream());
  const { bytes, compressedByEncoding } = content;
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...compressors.keys()]) ?? '';
  const compress = compressors.get(encoding);
  if (!compress) return reply.send(bytes);
  const compressed = compressedByEncoding.get(encoding) ?? compress(bytes);
  compressedByEncoding.set(encoding, compressed);
  return reply.header('content-encoding', encoding).send(compressed);
}
