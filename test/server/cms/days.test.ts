import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { formatCourseDates, formatDetailDate, formatListDate, formatRelatedDate, listWeekendDays } from '../../../server/cms/dates.ts';
import { serializeCertificationDetail } from '../../../server/cms/serialize.ts';
import { listPast, listUpcoming } from '../../../server/cms/serializeEvents.ts';
import { parseLengthInDays, resolveDays } from '../../../server/cms/when.ts';
import { addDays } from '../../../shared/days.ts';
import { parseDays } from '../../../src/lib/parseDays.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer | undefined;

/** The id of an event whose date is `in: 0 days`. */
const TODAYS_EVENT_ID = 4108;

async function listEventIds(path: string): Promise<unknown[]> {
  const response = await server?.json<{ data: { event_id: number }[] }>(`/wp-json${path}`);
  return response?.body.data.map(({ event_id }) => event_id) ?? [];
}

it('[HOME-06] today’s event is upcoming, not past, until midnight in India', async () => {
  server = await startTestServer({ now: '2026-11-20T23:59:59+05:30' });
  expect(await listEventIds('/custom/v1/active-events/')).toContain(TODAYS_EVENT_ID);
  expect(await listEventIds('/custom/v1/past-events/?year=2026&category_id=126')).not.toContain(TODAYS_EVENT_ID);
});

it('[SPP-04] an event with a relative date is listed in the year of its date, which is counted from today', async () => {
  server = await startTestServer({ now: '2027-01-10T12:00:00+05:30' });
  // 23 days before 10 January is in December.
  expect(await listEventIds('/custom/v1/past-events/?year=2026&category_id=56')).toContain(4201);
  expect(await listEventIds('/custom/v1/past-events/?year=2027&category_id=56')).not.toContain(4201);
});

it('[SPP-03] events of one day are listed by their hours, not by their ids', () => {
  const { content } = loadSnapshot(CONTENT_FOLDER);
  const [event] = content.events;
  if (event === undefined) throw new Error('The demo content has no events.');
  const events = [undefined, '6:30 PM', 'noon to 2 PM', '9:30 AM'].map((time, index) => ({
    ...event,
    id: index,
    when: { on: '2026-11-26' },
    time,
  }));
  const sorted = [undefined, '9:30 AM', 'noon to 2 PM', '6:30 PM'];
  expect(listUpcoming({ ...content, events }, '2026-11-20').map((item) => item.event.time)).toEqual(sorted);
  expect(listPast({ ...content, events }, '2026-11-27').map((item) => item.event.time)).toEqual(sorted.toReversed());
});

it('[SPP-03] an event of several days is upcoming until its last day has passed', () => {
  const content = loadSnapshot(CONTENT_FOLDER).content;
  const event = content.events.find(({ id }) => id === 4347); // 14 and 15 November 2025
  const listUpcomingEvents = (today: string) => listUpcoming(content, today).map((item) => item.event);
  expect(listUpcomingEvents('2025-11-14')).toContain(event);
  expect(listUpcomingEvents('2025-11-15')).toContain(event);
  expect(listUpcomingEvents('2025-11-16')).not.toContain(event);
  expect(listPast(content, '2025-11-15').map((item) => item.event)).not.toContain(event);
  expect(listPast(content, '2025-11-16').map((item) => item.event)).toContain(event);
});

it('relative and absolute days become dates, and invalid days are refused', () => {
  expect(resolveDays({ in: '12 days' }, '2026-12-25')).toEqual({ start: '2027-01-06', end: '2027-01-06' });
  expect(resolveDays({ ago: '1 week' }, '2024-03-02')).toEqual({ start: '2024-02-24', end: '2024-02-24' });
  expect(resolveDays({ on: '2024-02-29', for: '2 days' }, '2026-01-01')).toEqual({ start: '2024-02-29', end: '2024-03-01' });
  expect(() => resolveDays({ on: '2025-02-29' }, '2026-01-01')).toThrow(/not a valid date/);
  expect(() => parseLengthInDays('a fortnight')).toThrow(/number of days or weeks/);
  expect(() => resolveDays({ in: '3 days', for: '0 days' }, '2026-01-01')).toThrow(/at least one day/);
});

it('[D-15] the site can read all three formats in which events’ dates are written', () => {
  for (let month = 1; month <= 12; month += 1) {
    const start = `2026-${String(month).padStart(2, '0')}-09`;
    for (const length of [0, 1, 28]) {
      const days = { start, end: addDays(start, length) };
      expect(parseDays(formatListDate(days))).toEqual(days);
      expect(parseDays(formatDetailDate(days))).toEqual(days);
      expect(parseDays(formatDetailDate(days, '9:00 AM to 5:30 PM'))).toEqual(days);
      expect(parseDays(formatRelatedDate(days))).toEqual({ start, end: start });
    }
  }
  expect(formatListDate({ start: '2026-09-03', end: '2026-09-03' })).toBe('03 Sep 2026');
  expect(formatDetailDate({ start: '2026-09-03', end: '2026-09-03' })).toBe('03 Sep 26');
  expect(formatRelatedDate({ start: '2026-09-03', end: '2026-09-03' })).toBe('3 Sept 26');
});

it('[CERT-03] the weekend days of a course are written out, even across the end of a month', () => {
  expect(listWeekendDays('2026-11-21', 1)).toEqual(['2026-11-21', '2026-11-22']); // a Saturday
  expect(listWeekendDays('2026-11-22', 1)).toEqual(['2026-11-28', '2026-11-29']); // the Sunday after it
  expect(formatCourseDates(listWeekendDays('2026-11-20', 1))).toBe('21 and 22');
  expect(formatCourseDates(listWeekendDays('2027-01-28', 2))).toBe('30, 31 Jan, 6 and 7 Feb');
  expect(formatCourseDates(['2027-01-30'])).toBe('30');
});

it('[CERT-03] [D-64] courses of one month keep their own days, seats and registration', () => {
  const { content } = loadSnapshot(CONTENT_FOLDER);
  const [certification] = content.certifications;
  if (certification === undefined) throw new Error('The demo content has no certifications.');
  const register_link = 'https://www.example.org/register/18';
  const upcoming_batches = [
    { month: 'May 2027', dates: ['10', '11'] },
    { month: 'May 2027', dates: ['18', '19'], seats: 0, register_link },
    { month: 'June 2027', dates: ['5'], register_link },
  ];
  const served = serializeCertificationDetail(content, { ...certification, upcoming_batches }, '2027-04-01');
  expect(served.upcoming_batches_dates).toEqual([
    { month: 'May 2027', dates: [{ date: '10, 11' }, { date: '18, 19', seats: 0, register_link }] },
    { month: 'June 2027', dates: [{ date: '5', register_link }] },
  ]);
});
