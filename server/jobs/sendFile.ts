import type { FastifyReply } from 'fastify';
import { mediaTypes } from '../files/kind.ts';
import type { OpenFile } from './fileReading.ts';

/** Answers a file to be saved, never to be shown by the browser as a page of this site (D-47). It is closed in the end, whatever happens. */
export async function sendFile(reply: FastifyReply, { handle, kind, name }: OpenFile): Promise<never> {
  const { size } = await handle.stat().catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  void reply
    .type(mediaTypes[kind])
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(handle.createReadStream());
  // The framework knows that it was sent.
  return reply as never;
}
