import { once } from 'node:events';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { createInternalFetch } from '../../../server/site/internalFetch.ts';

describe('the internal fetch', () => {
  let app: FastifyInstance;
  let internalFetch: typeof fetch;

  beforeAll(() => {
    app = Fastify();
    app.get('/list', (request, reply) =>
      reply.header('x-total-count', '7').send({ query: request.query, token: request.headers.authorization ?? null }),
    );
    app.post('/echo', (request) => request.body);
    app.get('/empty', (_request, reply) => reply.code(204).send());
    app.get('/never', () => new Promise(() => {}));
    app.get('/broken', (_request, reply) => reply.code(502).send({ error: 'no' }));
    internalFetch = createInternalFetch(app);
  });
  afterAll(() => app.close());

  it('forwards path, query and headers, and returns the response with its headers', async () => {
    const result = await internalFetch('https://chapter.example.org/list?a=1&a=2', { headers: { authorization: 'Bearer x' } });
    expect(result.headers.get('x-total-count')).toBe('7');
    expect(await result.json()).toEqual({ query: { a: ['1', '2'] }, token: 'Bearer x' });
  });

  it('forwards a body, and returns empty responses and responses with error statuses', async () => {
    const init = { method: 'POST', body: '{"name":"ஆறு"}', headers: { 'content-type': 'application/json' } };
    expect(await (await internalFetch('http://x.invalid/echo', init)).json()).toEqual({ name: 'ஆறு' });
    expect((await internalFetch('http://x.invalid/empty')).status).toBe(204);
    expect((await internalFetch('http://x.invalid/broken')).status).toBe(502);
    expect((await internalFetch('http://x.invalid/none')).status).toBe(404);
  });

  it('stops when it is aborted', async () => {
    await expect(internalFetch('http://x.invalid/list', { signal: AbortSignal.abort() })).rejects.toThrow();
    await expect(internalFetch('http://x.invalid/never', { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  });
});

const MB = Buffer.alloc(1024 * 1024, 'a');

/** The size of a response that stands for an endless response. */
const ENDLESS_MEGABYTES = 100;

it('the internal fetch abandons an endless response, and stops its sender', async () => {
  const app = Fastify();
  let sentMegabytes = 0;
  const source = new Readable({
    read() {
      sentMegabytes += 1;
      this.push(sentMegabytes > ENDLESS_MEGABYTES ? null : MB);
    },
  });
  app.get('/endless', async () => source);
  app.get('/short', async () => ({ words: 'ä' }));
  const closed = once(source, 'close');
  const internalFetch = createInternalFetch(app);
  await expect(internalFetch('http://here.invalid/endless')).rejects.toMatchObject({ name: 'BodyTooLongError' });
  await closed;
  expect(sentMegabytes).toBeLessThan(ENDLESS_MEGABYTES);
  expect(await (await internalFetch('http://here.invalid/short')).json()).toEqual({ words: 'ä' });
  await app.close();
});
