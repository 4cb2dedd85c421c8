import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Streams CSV as a download. @param stem file name without extension */
export async function sendTable(reply: FastifyReply, stem: string, lines: AsyncIterable<string>): Promise<never> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${stem}.csv"`)
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(lines, { objectMode: false }));
  // Fastify ignores the value after `send`.
  return reply as never;
}
