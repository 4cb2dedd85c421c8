import type { FastifyReply } from 'fastify';
import { MEDIA_TYPES } from '../../platform/files/kind.ts';
import type { OpenFile } from './fileReading.ts';

/** Sends a file as a download, so that browsers never display it as a page of this site (D-47). */
export function sendFile(reply: FastifyReply, { content, size, kind, name }: OpenFile): never {
  void reply
    .type(MEDIA_TYPES[kind])
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(content);
  // Fastify ignores the value after `send`.
  return reply as never;
}
