import { createHash } from 'node:crypto';
import { constants, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../errorCode.ts';
import { isNotModified } from '../etag.ts';
import { HttpError } from '../security/httpError.ts';
import type { Mistakes } from './contentError.ts';
import { listFileNames } from './files.ts';
import { formatFingerprint, readPlain } from './readPlain.ts';
import { findSvgMistake } from './svg.ts';

/** Where pictures are served; the CMS keeps its uploads there. */
export const UPLOADS_PATH = '/wp-content/uploads/';

/** A picture of the content. */
export interface Picture {
  /** 8 hex digits of its file's hash: its address changes whenever it does. */
  version: string;
  type: string;
  /** Where its file lies, and what that was like when it was read. */
  path: string;
  print: string;
  /** What is in it, for those that are small and asked for often: drawings. */
  drawing?: { bytes: Buffer; packed: Map<string, Buffer> };
}

/** The pictures of the content by their file names. */
export type Pictures = ReadonlyMap<string, Picture>;

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** No page should make a phone fetch more than this; bytes. */
const MAX_BYTES = 3_000_000;

const describeTooLarge = (size: number): string =>
  `has ${(size / 1e6).toFixed(1)} MB, and no phone should have to fetch more than ${MAX_BYTES / 1e6} MB: please make it smaller`;

const readExtension = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** That a picture is not there, and which may be meant; the end of a sentence. */
export function describeMissingPicture(pictures: Pictures, name: string): string {
  const bare = (one: string): string => one.replace(/^.*\//, '').toLowerCase();
  const similarName = [...pictures.keys()].find((one) => bare(one) === bare(name));
  if (similarName !== undefined) return `there is no picture "${name}" in pictures/; is "${similarName}" meant?`;
  const known = readExtension(name) in TYPES ? '' : `; a picture is one of ${Object.keys(TYPES).join(', ')}`;
  return `there is no picture "${name}" in pictures/${known}.`;
}

/** The pictures in `<folder>/pictures`. A missing folder, and a picture that is too large or cannot be read, are noted. */
export function readPictures(folder: string, mistakes: Mistakes): Pictures {
  const pattern = new RegExp(`\\.(${Object.keys(TYPES).join('|')})$`, 'i');
  return new Map(
    listFileNames(folder, 'pictures', pattern, mistakes).map((name) => [name, readPicture(folder, `pictures/${name}`, mistakes)] as const),
  );
}

/** A picture of the content folder by the name of its file there. One that is not read is noted once: whoever names it did nothing wrong. */
function readPicture(folder: string, file: string, mistakes: Mistakes): Picture {
  const read = readPlain(folder, file, { maxBytes: MAX_BYTES, tooLarge: describeTooLarge }, (why) =>
    mistakes.add({ file }, `this picture ${why}.`),
  );
  const bytes = read ?? Buffer.alloc(0);
  const path = join(folder, file);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const type = TYPES[readExtension(file)] ?? '';
  const svgError = read && type === TYPES.svg ? findSvgMistake(read) : undefined;
  if (svgError !== undefined) mistakes.add({ file }, `this picture ${svgError}.`);
  const print = formatFingerprint(statSync(path, { throwIfNoEntry: false }));
  return { version, type, path, print, ...(type === TYPES.svg && { drawing: { bytes, packed: new Map() } }) };
}

/**
 * Opens the file of a picture.
 * @throws HttpError 503 when it is not as it was read: it is being changed, and half of another one must not be kept under its address
 */
async function openPicture({ path, print }: Picture): Promise<FileHandle> {
  let opened: FileHandle | undefined;
  try {
    opened = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    if (formatFingerprint(await opened.stat()) === print) return opened;
  } catch (error) {
    // Taken away, or closed to us, as happens to what is changed.
    if (!['ENOENT', 'EACCES', 'ENOTDIR', 'ELOOP', 'ENXIO'].includes(errorCode(error) ?? '')) throw error;
  }
  await opened?.close();
  throw new HttpError(503, 'This picture is just being changed. Please try again in a moment.', { 'retry-after': '2' });
}

const packers: Record<string, (bytes: Buffer) => Buffer> = { br: (bytes) => brotliCompressSync(bytes), gzip: (bytes) => gzipSync(bytes) };

/**
 * Serves the content's pictures at `/wp-content/uploads/`. A drawing is never run as a page: scripts, frames and
 * requests are shut off by its own policy. With its version in the address (`?v=…`) a picture may be kept for ever;
 * without, it is asked for again after an hour.
 * @param pictures the present ones
 */
export function registerPictures(app: FastifyInstance, pictures: () => Pictures): void {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(`${UPLOADS_PATH}:file`, (request, reply) => {
    const picture = pictures().get(request.params.file);
    return picture ? sendPicture(request, reply, picture) : reply.callNotFound();
  });
}

/** Answers with a picture. */
async function sendPicture(
  request: FastifyRequest<{ Querystring: { v?: string } }>,
  reply: FastifyReply,
  picture: Picture,
): Promise<FastifyReply> {
  const etag = `"${picture.version}"`;
  const content = isNotModified(request, { etag }) ? undefined : (picture.drawing ?? (await openPicture(picture)));
  void reply
    .header('cache-control', request.query.v === picture.version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (content === undefined) return reply.code(304).send();

  void reply.type(picture.type);
  if (!('packed' in content)) return reply.send(content.createReadStream());
  const { bytes, packed } = content;
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const packer = encoding && packers[encoding];
  if (!packer) return reply.send(bytes);
  const compressed = packed.get(encoding) ?? packer(bytes);
  packed.set(encoding, compressed);
  return reply.header('content-encoding', encoding).send(compressed);
}
