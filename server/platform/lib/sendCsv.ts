import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Streams CSV as a download. @param baseName file name without extension */
export async function sendCsv(reply: FastifyReply, baseName: string, lines: AsyncIterable<string>): Promise<never> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${baseName}.csv"`)
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(lines, { objectMode: false }));
  // Fastify ignores the returned value, because `send` was called.
  return reply as never;
}
