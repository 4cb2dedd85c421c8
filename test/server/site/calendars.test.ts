import ICAL from 'ical.js';
import { formatCalendar } from '../../../server/site/calendarFile.ts';
import { eventIds } from '../../support/standIn/data/content.ts';
import { startStandIn, type StandIn } from '../../support/standIn/standIn.ts';
import { serveRenderedSite } from '../../support/server/renderedSite.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const NOW = '2026-11-20T10:00:00+05:30';
const PUBLIC_ENV = { PUBLIC_URL: 'https://chapter.example.org', SMTP_URL: 'smtp://127.0.0.1:9', DEMO: 'false' };

const start = (env: Record<string, string> = {}): Promise<TestServer> =>
  startTestServer({ site: serveRenderedSite, now: NOW, env: { ...PUBLIC_ENV, ...env } });

let server: TestServer;
beforeAll(async () => {
  server = await start();
});

/** Parses the events of a calendar file with a library. */
function parseEvents(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

async function get(url: string, from: TestServer = server) {
  const response = await from.fetch(url);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, events: response.status === 200 ? parseEvents(text) : [] };
}

const conferenceUrl = '/special-programs/conferences/4105.ics';

it('[EVT-08] the calendar file of an event is valid, with a stable id, times in Asia/Kolkata, place and a link to the event', async () => {
  const { status, headers, text, events } = await get('/special-programs/pm-footprints/4101.ics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('event-4101.ics');
  const [event] = events;
  if (event === undefined) throw new Error('There is no event.');
  expect(events).toHaveLength(1);
  expect(event.uid).toBe('event-4101@kaveri-chapter.example.org');
  expect(event.summary).toBe('Reading the river before you build across it');
  expect(event.startDate.zone.tzid).toBe('Asia/Kolkata');
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-25T18:30:00+05:30'));
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-25T20:00:00+05:30'));
  expect(event.location).toBe('Chapter House, 14 Riverbank Road, Srirangam');
  expect(event.component.getFirstPropertyValue('url')).toBe('https://chapter.example.org/special-programs/pm-footprints/4101');
  expect(event.description).toContain('https://chapter.example.org/special-programs/pm-footprints/4101');
  expect(event.description).toContain('Speaker: Ananya Rao');
  expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
  expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Kolkata\r\n/);
});

it('[EVT-08] an event of several days lasts from its first to its last day in the calendar file', async () => {
  const { events } = await get(conferenceUrl);
  expect(events[0]?.startDate.toJSDate()).toEqual(new Date('2027-01-06T09:00:00+05:30'));
  expect(events[0]?.endDate.toJSDate()).toEqual(new Date('2027-01-07T17:30:00+05:30'));
});

it('[EVT-08] a program’s calendar has upcoming and past events of this program, but not of another program', async () => {
  const { status, headers, text, events } = await get('/special-programs/pm-footprints/events.ics');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  const ids = events.map(({ uid }) => uid);
  expect(ids).toContain('event-4101@kaveri-chapter.example.org');
  expect(ids).toContain('event-4201@kaveri-chapter.example.org');
  expect(ids).not.toContain('event-4105@kaveri-chapter.example.org');
  expect(text).toContain('X-WR-CALNAME:Kaveri Chapter: PM Footprints\r\n');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
});

it('[EVT-08] the calendar of the site has the events of all programs, each once', async () => {
  const { events } = await get('/events.ics');
  const ids = events.map(({ uid }) => uid);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of [4101, 4105, 4108, 4201]) expect(ids).toContain(`event-${id}@kaveri-chapter.example.org`);
});

it('[EVT-09] a cancelled event stays in calendars under its id as cancelled, a moved one has its new time, both as a later revision', async () => {
  const { events } = await get('/events.ics');
  const find = (id: number) => {
    const event = events.find(({ uid }) => uid === `event-${id}@kaveri-chapter.example.org`);
    return [event?.component.getFirstPropertyValue('status') ?? null, event?.component.getFirstPropertyValue('sequence')];
  };
  expect([find(4101), find(4107), find(4109)]).toEqual([
    [null, 0],
    ['CANCELLED', 3],
    [null, 2],
  ]);
  const [cancelled] = (await get('/special-programs/women-in-projects/4107.ics')).events;
  expect(cancelled?.description).toMatch(/^Cancelled\. Both mentors are unwell\./);
  const [moved] = (await get('/special-programs/pm-enrich/4109.ics')).events;
  expect(moved?.startDate.toJSDate()).toEqual(new Date('2027-01-20T10:00:00+05:30'));
  expect(moved?.description).toMatch(/^Moved\. Formerly: 13 January 2027, 10:00 AM to 1:00 PM\. Meenakshi/);
});

it('[EVT-09] a postponed event is taken out of its day, and a later status is a later revision', () => {
  const times = { allDay: true, start: '2026-11-26', end: '2026-11-27' };
  const entries = ([null, 'postponed', 'moved', 'cancelled'] as const).map((status, index) => {
    return { id: String(index), title: 'A', times, venue: '', description: '', path: '/x', status };
  });
  const events = parseEvents(formatCalendar({ name: 'N', path: '/', domain: 'd.example', entries }, 'https://c.example', new Date(NOW)));
  const values = (name: string) => events.map(({ component }) => component.getFirstPropertyValue(name));
  expect(values('status')).toEqual([null, 'CANCELLED', null, 'CANCELLED']);
  expect(values('sequence')).toEqual([0, 1, 2, 3]);
});

it('[EVT-08] a client that has the current calendar file gets 304', async () => {
  const etag = (await get(conferenceUrl)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect((await server.fetch(conferenceUrl, { headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(304);
  expect((await server.fetch(conferenceUrl, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it.each(['/special-programs/nowhere/events.ics', '/special-programs/pm-footprints/999999.ics'])(
  '[EVT-04] [SPP-01] %s responds with 404',
  async (url) => {
    expect((await get(url)).status).toBe(404);
  },
);

it('[SPP-01] a program outside the fixed list of programs is found in the content system’s list, and has a calendar', async () => {
  const { events } = await get('/special-programs/book-circle/events.ics');
  expect(events.map(({ uid }) => uid)).toContain('event-4108@kaveri-chapter.example.org');
});

it('[EVT-08] a calendar is the same when a provider’s content system is used', async () => {
  const other = await start({ CMS_ORIGIN: server.origin });
  expect((await get('/special-programs/pm-footprints/events.ics', other)).text).toBe(
    (await get('/special-programs/pm-footprints/events.ics')).text,
  );
});

it('[EVT-08] calendars respond with 503 while the content system doesn’t respond, so that subscribers keep their events', async () => {
  const other = await start({ CMS_ORIGIN: 'http://127.0.0.1:9' });
  for (const url of ['/events.ics', '/special-programs/pm-footprints/events.ics', '/special-programs/x/1.ics']) {
    const { status, headers } = await get(url, other);
    expect([url, status, headers.get('retry-after')]).toEqual([url, 503, '600']);
  }
});

describe('[EVT-08] a calendar while the provider’s event details', () => {
  const urls = ['/events.ics', '/special-programs/pm-footprints/events.ics', `/special-programs/pm-footprints/${eventIds.active}.ics`];
  let provider: StandIn;
  let respondToEvent: ((path: string) => { status: number; body: unknown } | undefined) | undefined;
  beforeEach(async () => {
    provider = await startStandIn({ respond: (path) => (path.includes('/custom-api/v1/event/') ? respondToEvent?.(path) : undefined) });
    respondToEvent = undefined;
  });

  const readAll = async () => {
    const site = await start({ CMS_ORIGIN: provider.origin });
    return Promise.all(urls.map((url) => get(url, site)));
  };

  it('can be read has the times of the events', async () => {
    for (const { events } of await readAll()) {
      const event = events.find(({ uid }) => uid.startsWith(`event-${eventIds.active}@`));
      expect([event?.startDate.isDate, event?.startDate.hour, event?.startDate.minute]).toEqual([false, 6, 30]);
    }
  });

  it.each<[string, number, unknown]>([
    ['are an error page', 500, '<h1>There has been a critical error</h1>'],
    ['are the page of a firewall', 403, '<h1>Blocked</h1>'],
    ['are refused as too many', 429, { message: 'Slow down' }],
    ['are a page in place of JSON', 200, '<h1>Welcome</h1>'],
  ])('%s is 503, so that subscribers keep the times', async (_what, status, body) => {
    respondToEvent = () => ({ status, body });
    for (const response of await readAll()) expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
  });

  it.each<[string, number, unknown]>([
    ['with 404', 404, { code: 'no_event', message: 'Not found' }],
    ['with 400', 400, { message: 'Invalid id' }],
    ['with 200 and an error', 200, { error: 'Event not found' }],
  ])('are not found %s has the event of the list, and its own file is 404', async (_what, status, body) => {
    respondToEvent = (path) => (path.endsWith(`/${eventIds.active}`) ? { status, body } : undefined);
    const [all, program, own] = await readAll();
    for (const file of [all, program]) {
      const event = file?.events.find(({ uid }) => uid.startsWith(`event-${eventIds.active}@`));
      expect(event?.startDate.isDate).toBe(true);
    }
    expect(own?.status).toBe(404);
  });
});

it.each([404, 403, 429, 500])(
  '[EVT-08] a calendar of which a list responds with %d is 503: an empty one would delete events',
  async (status) => {
    const provider = await startStandIn({
      respond: (path) => (path.includes('past-events') ? { status, body: { message: 'No' } } : undefined),
    });
    const site = await start({ CMS_ORIGIN: provider.origin });
    for (const url of ['/events.ics', '/special-programs/pm-footprints/events.ics']) expect((await get(url, site)).status).toBe(503);
  },
);

it.each(['2026-11-20T00:00:00+05:30', '2026-11-20T05:29:00+05:30', '2026-11-20T23:59:00+05:30'])(
  '[EVT-08] the stamps of a calendar file made at %s do not lie in the future, and are those of the whole day',
  (now) => {
    const times = { allDay: true, start: '2026-11-26', end: '2026-11-27' };
    const entry = { id: '7', title: 'A', times, venue: '', description: '', path: '/x', status: null };
    const text = formatCalendar({ name: 'N', path: '/', domain: 'd.example', entries: [entry] }, 'https://c.example', new Date(now));
    expect(text).toContain('DTSTAMP:20261119T183000Z\r\n');
  },
);

it.each([0, 1])('[EVT-08] the properties of a calendar with %d events stand before its zone and events', (count) => {
  const times = { allDay: false, start: '2026-11-26T18:00:00', end: '2026-11-26T19:00:00' };
  const entry = { id: '7', title: 'A', times, venue: '', description: '', path: '/x', status: null };
  const entries = Array.from({ length: count }, () => entry);
  const text = formatCalendar({ name: 'BEGIN:VEVENT', path: '/', domain: 'd.example', entries }, 'https://c.example', new Date(NOW));
  const lines = text.split('\r\n');
  const firstComponent = lines.findIndex((line, index) => index > 0 && line.startsWith('BEGIN:'));
  let depth = 0;
  for (const line of lines.slice(firstComponent, -2)) {
    if (line.startsWith('BEGIN:')) depth += 1;
    expect([line, depth > 0]).toEqual([line, true]);
    if (line.startsWith('END:')) depth -= 1;
  }
  expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
});

it('[EVT-08] a calendar file keeps every character of a title, has lines of at most 75 bytes, and no times for an all-day event', () => {
  const title = 'Tea; talk, a \\ and "quotes"\nபேச்சு '.repeat(6).trim();
  const entry = {
    id: '7',
    title,
    times: { allDay: true, start: '2026-11-26', end: '2026-11-28' },
    venue: '',
    description: '',
    path: '/x',
    status: null,
  };
  const text = formatCalendar(
    { name: 'N\nBEGIN:VEVENT', path: '/', domain: 'd.example', entries: [entry] },
    'https://c.example',
    new Date(NOW),
  );
  const [event] = parseEvents(text);
  expect(text).toContain('X-WR-CALNAME:N BEGIN:VEVENT\r\n');
  expect(event?.summary).toBe(title);
  expect(event?.startDate.isDate).toBe(true);
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2026-11-26', '2026-11-28']);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

it('[EVT-08] no line of a calendar file ends within an escaped character, which Google Calendar cannot read', () => {
  const times = { allDay: false, start: '2026-11-26T18:00:00', end: '2026-11-26T19:00:00' };
  const description = 'Bring\n\npaper, a pen; a C:\\folder. ';
  const entries = Array.from({ length: 75 }, (_none, index) => ({
    id: String(index),
    title: `${'x'.repeat(index)}, y`,
    times,
    venue: '',
    description: `${'x'.repeat(index)}${description.repeat(5)}`,
    path: '/x',
    status: null,
  }));
  const text = formatCalendar({ name: 'N', path: '/', domain: 'd.example', entries }, 'https://c.example', new Date(NOW));
  expect(text).not.toMatch(/(?<!\\)(?:\\\\)*\\\r\n /);
  expect(parseEvents(text).map((event) => event.summary)).toEqual(entries.map(({ title }) => title));
  expect(
    parseEvents(text).every((event) => event.description.startsWith('x'.repeat(Number(event.uid.slice(6).split('@')[0])) + description)),
  ).toBe(true);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

it('[EVT-08] a calendar file has no control characters, which calendars may refuse', () => {
  const times = { allDay: false, start: '2026-11-26T18:00:00', end: '2026-11-26T19:00:00' };
  const entry = {
    id: '7',
    title: 'A\u000bB\u0000\u007f',
    times,
    venue: 'C\u0001\u001f',
    description: 'D\bE\u0085',
    path: '/x',
    status: null,
  };
  const text = formatCalendar({ name: 'N\u0002', path: '/', domain: 'd.example', entries: [entry] }, 'https://c.example', new Date(NOW));
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  expect(parseEvents(text)[0]).toMatchObject({ summary: 'AB', location: 'C' });
});
