/** @jest-environment node */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { createInternalFetch } from '../../../server/site/internalFetch.ts';

const MB = Buffer.alloc(1024 * 1024, 'a');

/** The number of megabytes of a response that stands for an endless one. */
const ENDLESS_MEGABYTES = 100;

it('the internal fetch abandons an endless response, and stops its sender', async () => {
  const app = Fastify();
  let requestCount = 0;
  const source = new Readable({
    read() {
      requestCount += 1;
      this.push(requestCount > ENDLESS_MEGABYTES ? null : MB);
    },
  });
  app.get('/endless', async () => source);
  app.get('/short', async () => ({ words: 'ä' }));
  const closed = once(source, 'close');
  const internalFetch = createInternalFetch(app);
  await expect(internalFetch('http://here.invalid/endless')).rejects.toMatchObject({ name: 'BodyTooLongError' });
  await closed;
  expect(requestCount).toBeLessThan(ENDLESS_MEGABYTES);
  expect(await (await internalFetch('http://here.invalid/short')).json()).toEqual({ words: 'ä' });
  await app.close();
});
