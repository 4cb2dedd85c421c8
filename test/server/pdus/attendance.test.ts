/** @postgres full */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import type { OwnPdus } from '../../../shared/operations/people.ts';
import { makeTempDir } from '../../support/tempDir.ts';
import { startBoard, type TestBoard } from '../jobs/board.ts';

let chapter: string;
let board: TestBoard;
let memberToken: string;
let adminToken: string;
beforeEach(async () => {
  chapter = makeTempDir();
  cpSync(CONTENT_FOLDER, chapter, { recursive: true });
  board = await startBoard({ env: { CONTENT_DIR: chapter } });
  memberToken = await board.server.login('member@example.org');
  adminToken = await board.server.login('admin@example.org');
});

/** Events of the demo content: one of 28 October 2026, one of 25 November 2026, and one without PDUs. */
const [PAST, UPCOMING, WITHOUT_PDUS] = ['4201', '4101', '4106'];

const readCode = async (eventId: string, token = adminToken) =>
  board.server.json<{ code: string; message: string }>(`/api/pdus/codes/${eventId}`, { token });
const markAttended = (eventId: string, code: string, token = memberToken) =>
  board.server.json<{ message: string }>('/api/pdus/attended', { body: { eventId, code }, token });
const readPdus = async (token = memberToken) => (await board.server.json<OwnPdus>('/api/pdus', { token })).body;

/** Returns an eight-digit code that is not the given one. */
const differentCode = (code: string) => String(99_999_999 - (Number(code) % 80_000_000));

describe('[issue 25] attendance of an event', () => {
  it('is recorded with the event’s code, once, with the original day, and is visible only to the member', async () => {
    expect(await readPdus()).toEqual({ attended: [] });
    const { code } = (await readCode(PAST)).body;
    expect(code).toMatch(/^\d{8}$/);
    expect(await markAttended(PAST, code)).toMatchObject({ status: 200, body: { message: 'Your attendance is recorded: 1.5 PDUs.' } });
    // In the demo content this event always took place 23 days ago, so a month later its date has changed.
    board.server.clock.advance(30 * 86_400_000);
    memberToken = await board.server.login('member@example.org');
    expect((await markAttended(PAST, code)).status).toBe(200);
    // Another spelling of the id does not find the event.
    expect((await markAttended(`0${PAST}`, code)).status).toBe(404);
    expect(await readPdus()).toEqual({
      attended: [
        {
          eventId: PAST,
          title: 'Small steps on a large metro',
          program: 'PM Footprints',
          day: '2026-10-28',
          pdus: { waysOfWorking: 1.5, powerSkills: 0, businessAcumen: 0 },
        },
      ],
    });
    expect(await readPdus(await board.server.login('other@example.org'))).toEqual({ attended: [] });
  });

  it.each([
    ['cancelled', 'This event is cancelled, so there are no PDUs to record.'],
    ['postponed', 'This event is postponed and has not taken place, so there are no PDUs to record.'],
  ])('[EVT-09] is not recorded for a %s event, by its page or by its code alone, and admins get no code', async (status, message) => {
    const { code } = (await readCode(PAST)).body;
    const file = path.join(chapter, 'events', '4201-metro-of-small-steps.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^category:/m, `status: ${status}\n$&`));
    expect(board.deps.content.reload()).not.toBe(false);
    expect(await markAttended(PAST, code)).toMatchObject({ status: 409, body: { message } });
    expect(await board.server.json('/api/pdus/attended', { body: { code }, token: memberToken })).toMatchObject({
      status: 409,
      body: { message },
    });
    expect(await readCode(PAST)).toMatchObject({ status: 409, body: { message } });
    expect(await readPdus()).toEqual({ attended: [] });
  });

  it('is not recorded with a wrong code or with the code of another event', async () => {
    const [past, another] = [(await readCode(PAST)).body.code, (await readCode('4202')).body.code];
    expect(past).not.toBe(another);
    for (const code of [differentCode(past), another]) {
      expect(await markAttended(PAST, code)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('not the code of this event') },
      });
    }
    for (const code of ['', '1234567', `${past}0`, 'abcdefgh']) expect((await markAttended(PAST, code)).status).toBe(400);
    expect((await readPdus()).attended).toEqual([]);
  });

  it('can be recorded from the event’s first day, and only if the event has PDUs', async () => {
    const { code } = (await readCode(UPCOMING)).body;
    expect(await markAttended(UPCOMING, code)).toMatchObject({ status: 409 });
    for (const id of [WITHOUT_PDUS, '9999', 'constructor', '0']) {
      expect((await markAttended(id, code)).status).toBe(404);
      expect((await readCode(id)).status).toBe(404);
    }
    expect((await readPdus()).attended).toEqual([]);
    // This event takes place today.
    const { code: tonight } = (await readCode('4108')).body;
    expect((await markAttended('4108', tonight)).status).toBe(200);
  });

  it('needs a code that only admins see, and that depends on the server’s secret', async () => {
    expect((await readCode(PAST, memberToken)).status).toBe(403);
    const another = await startBoard();
    const token = await another.server.login('admin@example.org');
    const { body } = await another.server.json<{ code: string }>(`/api/pdus/codes/${PAST}`, { token });
    expect(body.code).not.toBe((await readCode(PAST)).body.code);
  });

  it('belongs to a certification cycle, whose target and start can be set and changed, and must be valid', async () => {
    const setCycle = (body: object) => board.server.json('/api/pdus/cycle', { method: 'PUT', body, token: memberToken });
    expect((await setCycle({ target: 60, start: '2025-01-15' })).status).toBe(200);
    expect((await setCycle({ target: 30, start: '2026-02-01' })).status).toBe(200);
    expect((await readPdus()).cycle).toEqual({ target: 30, start: '2026-02-01' });
    for (const body of [
      { target: 0, start: '2026-02-01' },
      { target: 1.5, start: '2026-02-01' },
      { target: 60, start: '2026-02-30' },
      { target: 60, start: '' },
    ]) {
      expect((await setCycle(body)).status).toBe(400);
    }
    expect((await readPdus()).cycle).toEqual({ target: 30, start: '2026-02-01' });
    // A member who does not know the first day.
    expect((await setCycle({ target: 60 })).status).toBe(200);
    expect((await readPdus()).cycle).toEqual({ target: 60 });
  });

  it('needs only the code of an event that is on or has ended in the last 60 days', async () => {
    const { code } = (await readCode(PAST)).body;
    const markByCode = (typed: string) =>
      board.server.json<{ message: string }>('/api/pdus/attended', { body: { code: typed }, token: memberToken });
    expect(await markByCode(code)).toMatchObject({
      status: 200,
      body: { message: 'Your attendance of “Small steps on a large metro” is recorded: 1.5 PDUs.' },
    });
    expect((await readPdus()).attended).toMatchObject([{ eventId: PAST }]);
    // This event was 58 days ago.
    const old = (await readCode('4202')).body.code;
    expect((await markByCode(old)).status).toBe(200);
    const refusal = { status: 400, body: { message: expect.stringMatching(/^No event of the last 60 days has this code\./) } };
    expect(await markByCode((await readCode(UPCOMING)).body.code)).toMatchObject(refusal);
    expect(await markByCode(differentCode(code))).toMatchObject(refusal);
    expect((await readPdus()).attended).toHaveLength(2);
  });

  it('is exported as a table of all attended events, the latest first', async () => {
    for (const id of ['4202', PAST]) await markAttended(id, (await readCode(id)).body.code);
    const response = await board.server.fetch('/api/pdus/export', { headers: { authorization: `Bearer ${memberToken}` } });
    expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="my-pdus.csv"',
    ]);
    expect((await response.text()).split('\r\n')).toEqual([
      '"Date","Event","Ways of Working","Power Skills","Business Acumen"',
      '"2026-10-28","Small steps on a large metro","1.5","0","0"',
      '"2026-09-23","Risk registers that people open","1","0","0.5"',
      '',
    ]);
  });
});

it('[issue 25] guesses of attendance codes are limited per member', async () => {
  const limitedBoard = await startBoard({ rateLimits: { attendancePerMember: { max: 2, timeWindow: 3_600_000, perMember: true } } });
  const tokens = [await limitedBoard.server.login('member@example.org'), await limitedBoard.server.login('other@example.org')];
  const guess = async (token = '', event: { eventId?: string } = { eventId: PAST }) =>
    (await limitedBoard.server.json('/api/pdus/attended', { body: { ...event, code: '00000000' }, token })).status;
  // Codes without their event count, too.
  expect([await guess(tokens[0]), await guess(tokens[0], {}), await guess(tokens[0], {}), await guess(tokens[0])]).toEqual([
    400, 400, 429, 429,
  ]);
  // The limit applies to each member separately.
  expect(await guess(tokens[1])).toBe(400);
});
