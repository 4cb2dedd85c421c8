import fc from 'fast-check';
import { createNumberedJobs, startBoard } from './board.ts';
import type { TestBoard } from './board.ts';

let board: TestBoard;

beforeAll(async () => {
  board = await startBoard();
  await board.add(...createNumberedJobs(5));
});

describe('an invalid page request', () => {
  const cursors = [
    'x',
    '%00',
    'bnVsbA',
    'W10',
    Buffer.from('["all",1,2]').toString('base64url'),
    Buffer.from('["other","a","b"]').toString('base64url'),
  ];
  for (const cursor of cursors) {
    it(`[JOBS-02] with the cursor ${cursor} gets the status 400 and the usual error body`, async () => {
      for (const path of ['/api/jobs/allJobs', '/api/jobs/search?keyword=project']) {
        const { status, body } = await board.server.json(`${path}${path.includes('?') ? '&' : '?'}limit=3&cursor=${cursor}`);
        expect(status).toBe(400);
        expect(body).toEqual({ success: false, error: expect.any(String), message: body.error });
      }
    });
  }

  it.each([1.5, 2 ** 53, -1, null, '1'])('[JOBS-02] with a search cursor whose key is replaced by %j is refused', async (key) => {
    const { next } = await board.list('/api/jobs/search?keyword=project&limit=2');
    const [list, ...keys] = JSON.parse(Buffer.from(next ?? '', 'base64url').toString()) as [string, number, number];
    for (const index of keys.keys()) {
      const forged = Buffer.from(JSON.stringify([list, ...keys.with(index, key as number)])).toString('base64url');
      expect((await board.server.json(`/api/jobs/search?keyword=project&limit=2&cursor=${forged}`)).status).toBe(400);
    }
  });

  it('[JOBS-02] with the cursor of another search or list is refused', async () => {
    const { next } = await board.list('/api/jobs/search?keyword=project&limit=2');
    expect((await board.server.json(`/api/jobs/search?keyword=manager&limit=2&cursor=${next}`)).status).toBe(400);
    expect((await board.server.json(`/api/jobs/allJobs?limit=2&cursor=${next}`)).status).toBe(400);
    expect((await board.server.json(`/api/jobs/search?keyword=project&limit=2&cursor=${next}`)).status).toBe(200);
  });

  for (const limit of ['0', '-1', '101', '1.5', 'many']) {
    it(`[JOBS-02] with the limit ${limit} gets the status 400`, async () => {
      expect((await board.server.json(`/api/jobs/allJobs?limit=${limit}`)).status).toBe(400);
    });
  }

  it('[JOBS-02] with any cursor causes no server error', async () => {
    const part = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.double());
    const forged = fc.array(part, { maxLength: 4 }).map((parts) => Buffer.from(JSON.stringify(['all', ...parts])).toString('base64url'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(forged, fc.string({ minLength: 1, maxLength: 80 })), async (cursor) => {
        const { status } = await board.server.json(`/api/jobs/allJobs?limit=3&cursor=${encodeURIComponent(cursor)}`);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});
