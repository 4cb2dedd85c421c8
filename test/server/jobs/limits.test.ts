/** @postgres */
import { startBoard, type TestBoard } from './board.ts';
import { applicationFields, changedFields, jobFields, send } from './forms.ts';

const twoPerHour = { max: 2, timeWindow: 60 * 60_000, perMember: true };

let board: TestBoard;

it('the numbers of posts and changes of jobs, applications, downloads and erasures are limited per member', async () => {
  board = await startBoard({
    rateLimits: {
      postPerMember: twoPerHour,
      applyPerMember: twoPerHour,
      filePerMember: twoPerHour,
      ownDataPerMember: twoPerHour,
      erasurePerMember: twoPerHour,
    },
  });
  const [member, other] = [await board.server.login('member@example.org'), await board.server.login('other@example.org')];
  const [job] = await board.add({});
  const id = job?.id ?? '';
  // Each of these three functions returns a function that makes a call with the given token.
  const createGet = (path: string) => async (token: string) => {
    const response = await board.server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, text: await response.text(), retry: response.headers.get('retry-after') };
  };
  const createForm = (method: string, path: string, fields: Parameters<typeof send>[3]) => async (token: string) => {
    const { status, body } = await send(board, method, path, fields, token);
    return { status, text: JSON.stringify(body), retry: null };
  };
  const createPost = (path: string, body?: object) => async (token: string) => {
    const result = await board.server.json(path, { method: 'POST', token, ...(body ? { body } : {}) });
    return { status: result.status, text: JSON.stringify(result.body), retry: null };
  };
  const calls = [
    createForm('POST', '/api/jobs/postJob', jobFields()),
    createForm('PUT', `/api/jobs/updateJob/${id}`, changedFields()),
    createForm('POST', '/api/jobs/applyJob', applicationFields(id)),
    createGet('/api/files/ffffffffffffffffffffffff'),
    createGet('/api/user/data'),
    createPost('/api/user/erasure'),
    createPost('/api/user/erase', { code: '123456' }),
  ];
  for (const call of calls) {
    await call(member);
    await call(member);
    const response = await call(member);
    expect([response.status, response.text]).toEqual([
      429,
      expect.stringMatching(/Too many requests\. Please wait \d+ minutes and try again\./),
    ]);
    // Another member at the same network address is not limited.
    expect((await call(other)).status).not.toBe(429);
  }
});

it('[APPLY-04] applying and withdrawing repeatedly is limited, so that the poster gets at most 60 mails about it a day', async () => {
  board = await startBoard();
  const [member, other] = [await board.server.login('member@example.org'), await board.server.login('other@example.org')];
  const [job] = await board.add({ title: 'Now and again' });
  const id = job?.id ?? '';
  const apply = (token: string) => send(board, 'POST', '/api/jobs/applyJob', applicationFields(id), token);
  const withdraw = () => board.server.json(`/api/jobs/applyJob/${id}`, { method: 'DELETE', token: member });
  const countMails = async () =>
    (await board.deps.db.selectFrom('outbox_mails').select('id').where('recipient', '=', 'owner@example.org').execute()).length;
  let applicationCount = 0;
  while (applicationCount < 40 && (await apply(member)).status === 200) {
    applicationCount += 1;
    expect((await withdraw()).status).toBe(200);
  }
  expect([applicationCount, await countMails()]).toEqual([30, 60]);
  expect(await apply(member)).toEqual({
    status: 429,
    body: expect.objectContaining({ message: 'You have applied to this member’s jobs too often today. Please try again tomorrow.' }),
  });
  expect((await apply(other)).status).toBe(200);
  board.server.clock.advance(24 * 60 * 60_000);
  expect((await apply(member)).status).toBe(200);
  expect((await withdraw()).status).toBe(200);
});
