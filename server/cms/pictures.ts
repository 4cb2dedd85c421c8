import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mistakes } from './contentError.ts';
import { fileNames } from './files.ts';

/** Where pictures are served; the CMS keeps its uploads there. */
export const uploadsPath = '/wp-content/uploads/';

/** A picture of the content. */
export interface Picture {
  /** 8 hex digits of its file's hash: its address changes whenever it does. */
  version: string;
  type: string;
  /** Where its file lies. */
  path: string;
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
const MOST_BYTES = 3_000_000;

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The pictures in `<folder>/pictures`. A missing folder, and a picture that is too large, are noted. */
export function readPictures(folder: string, mistakes: Mistakes): Pictures {
  const wanted = new RegExp(`\\.(${Object.keys(TYPES).join('|')})$`);
  return new Map(
    fileNames(folder, 'pictures', wanted, mistakes).map((name) => [name, readPicture(folder, `pictures/${name}`, mistakes)] as const),
  );
}

/** A picture of the content folder by the name of its file there. @throws when it cannot be read */
function readPicture(folder: string, file: string, mistakes: Mistakes): Picture {
  const path = join(folder, file);
  const bytes = readFileSync(path);
  if (bytes.length > MOST_BYTES) {
    const size = (bytes.length / 1e6).toFixed(1);
    mistakes.add(
      { file },
      `this picture has ${size} MB, and no phone should have to fetch more than ${MOST_BYTES / 1e6} MB: please make it smaller.`,
    );
  }
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const type = TYPES[endingOf(file)] ?? '';
  return { version, type, path, ...(type === TYPES.svg && { drawing: { bytes, packed: new Map() } }) };
}

const packers: Record<string, (bytes: Buffer) => Buffer> = { br: (bytes) => brotliCompressSync(bytes), gzip: (bytes) => gzipSync(bytes) };

/**
 * Serves the content's pictures at `/wp-content/uploads/`. A drawing is never run as a page: scripts, frames and
 * requests are shut off by its own policy. With its version in the address (`?v=…`) a picture may be kept for ever;
 * without, it is asked for again after an hour.
 * @param pictures the present ones
 */
export function registerPictures(app: FastifyInstance, pictures: () => Pictures): void {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(`${uploadsPath}:file`, (request, reply) => {
    const picture = pictures().get(request.params.file);
    return picture ? sendPicture(request, reply, picture) : reply.callNotFound();
  });
}

/** Answers with a picture. */
export function sendPicture(request: FastifyRequest<{ Querystring: { v?: string } }>, reply: FastifyReply, picture: Picture): FastifyReply {
  const etag = `"${picture.version}"`;
  void reply
    .header('cache-control', request.query.v === picture.version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  void reply.type(picture.type);
  if (picture.drawing === undefined) return reply.send(createReadStream(picture.path));
  const { bytes, packed } = picture.drawing;
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
  const packer = encoding && packers[encoding];
  if (!packer) return reply.send(bytes);
  const small = packed.get(encoding) ?? packer(bytes);
  packed.set(encoding, small);
  return reply.header('content-encoding', encoding).send(small);
}

/** The best packing the browser names, if any; `q=0` (never seen from browsers) is a refusal. */
function chooseEncoding(accepted: string): string | undefined {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return ['br', 'gzip'].find((name) => names.includes(name));
}
