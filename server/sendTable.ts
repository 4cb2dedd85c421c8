import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers comma-separated values to be saved, as fast as they are read. @param stem the file's name without extension */
export async function sendTable(reply: FastifyReply, stem: string, lines: AsyncIterable<string>): Promise<never> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${stem}.csv"`)
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(lines, { objectMode: false }));
  // The framework knows that it was sent.
  return reply as never;
}
