import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { fileNames } from './files.ts';

/** Where pictures are served; the CMS keeps its uploads there. */
export const uploadsPath = '/wp-content/uploads/';

/** The pictures of the content: file name to version (8 hex digits of the file's hash). */
export type PictureVersions = ReadonlyMap<string, string>;

interface Picture {
  bytes: Buffer;
  version: string;
  packed: Map<string, Buffer>;
}

function readPictures(folder: string): Map<string, Picture> {
  return new Map(
    fileNames(folder, 'pictures', '.svg').map((name) => {
      const bytes = readFileSync(join(folder, 'pictures', name));
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return [name, { bytes, version, packed: new Map() }];
    }),
  );
}

/** Versions of the pictures in `<folder>/pictures`, so that their addresses change whenever the drawing does. */
export function pictureVersions(folder: string): PictureVersions {
  return new Map([...readPictures(folder)].map(([name, picture]) => [name, picture.version]));
}

const packers: Record<string, (bytes: Buffer) => Buffer> = { br: (bytes) => brotliCompressSync(bytes), gzip: (bytes) => gzipSync(bytes) };

/**
 * Serves the content's SVG pictures at `/wp-content/uploads/`. A drawing is never run as a page: scripts, frames and
 * requests are shut off by its own policy. With its version in the address (`?v=…`) a picture may be kept for ever;
 * without, it is asked for again after an hour.
 */
export function registerPictures(app: FastifyInstance, folder: string): void {
  const pictures = readPictures(folder);

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(`${uploadsPath}:file`, (request, reply) => {
    const picture = pictures.get(request.params.file);
    if (!picture) return reply.callNotFound();

    const etag = `"${picture.version}"`;
    void reply
      .header('cache-control', request.query.v === picture.version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    void reply.type('image/svg+xml');
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
    const packer = encoding && packers[encoding];
    if (!packer) return reply.send(picture.bytes);
    const packed = picture.packed.get(encoding) ?? packer(picture.bytes);
    picture.packed.set(encoding, packed);
    return reply.header('content-encoding', encoding).send(packed);
  });
}

/** The best packing the browser names, if any; `q=0` (never seen from browsers) is a refusal. */
function chooseEncoding(accepted: string): string | undefined {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return ['br', 'gzip'].find((name) => names.includes(name));
}
