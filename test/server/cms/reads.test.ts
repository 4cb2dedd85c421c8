import { startTestServer, type TestServer } from '../../support/server/start.ts';

// This server also checks each of its responses against openapi/cms.yaml.
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T10:00:00+05:30' });
});

interface List {
  success: boolean;
  data: Record<string, unknown>[];
}
interface Item {
  success: boolean;
  data: Record<string, unknown>;
}
interface ErrorBody {
  success: boolean;
  error: string;
  message: string;
}

const read = async <T = List>(path: string, token?: string): Promise<T> => {
  const { status, body } = await server.json<T>(`/wp-json${path}`, { token });
  expect(status).toBe(200);
  return body;
};

it('[HOME-01] the content system returns four slides: one is purple, one has no link label, one links to another site', async () => {
  const { data } = await read('/custom/v1/home-banner/');
  expect(data).toHaveLength(4);
  expect(data.filter((slide) => slide.is_backgroud_purple === true)).toHaveLength(1);
  expect(data.filter((slide) => slide.read_more_button_title === '')).toHaveLength(1);
  expect(data.map((slide) => slide.read_more_button_link)).toEqual(
    expect.arrayContaining(['/exploreJobs', expect.stringMatching(/^https:/)]),
  );
});

it('[HOME-04] [CERT-01] the content system lists the certifications of the specification', async () => {
  const { data } = await read('/custom/v1/certifications-listing/');
  expect(data.map(({ cert_id, certification_name, shortform }) => [cert_id, certification_name, shortform])).toEqual([
    [2691, 'PMP®Certification Training', 'PMP'],
    [2722, 'PMI-ACP Training', 'PMI-ACP'],
    [2726, 'Disciplined Agile Scrum Master (DASM) Certification', 'DASM'],
  ]);
  expect(data.map(({ permalink }) => permalink)).toEqual([
    '/trainings/pmpcertification-training',
    '/trainings/pmi-acp-training',
    '/trainings/disciplined-agile-scrum-master-dasm-certification',
  ]);
});

it('[CERT-02] [CERT-03] [CERT-04] [CERT-06] the content system returns a complete certification with upcoming courses', async () => {
  const { data } = await read<Item>('/custom/v1/certification/2691');
  expect(data.long_description).toMatch(/^<p>/);
  expect(data.register_link).toMatch(/^https:/);
  expect(data.fees_for_members).toBeLessThan(data.fees_for_non_members as number);
  expect((data.what_you_receive_points as string[]).length).toBeGreaterThanOrEqual(6);
  expect(data.upcoming_batches_dates).toEqual([
    { month: 'December 2026', dates: [{ date: '12, 13, 19 and 20', seats: 7 }] },
    { month: 'January 2027', dates: ['16, 17, 23 and 24'] },
    { month: 'February 2027', dates: ['20, 21, 27 and 28'] },
  ]);
  expect(data.training_fees_title).toEqual(expect.stringMatching(/fee/));
});

it('[SPP-01] the content system lists the programs with the ids of the specification, and encodes entities in names', async () => {
  const { data } = await read('/custom/v1/event-categories');
  const ids = Object.fromEntries(data.map(({ id, name }) => [name, id]));
  expect(ids).toMatchObject({
    'PM Footprints': 56,
    'PM Enrich': 94,
    'PM Open Space': 57,
    Conferences: 59,
    'PM Outreach': 79,
    'E&amp;C Footprints': 55,
  });
  expect(data.length).toBeGreaterThanOrEqual(7);
  for (const program of data)
    expect(program).toMatchObject({ description: expect.stringMatching(/^<p>/), image: expect.stringMatching(/\.svg/) });
});

it('[SPP-03] the content system returns the upcoming events of one program, the soonest first', async () => {
  const { data } = await read('/custom/v1/upcoming-events?category_id=56');
  expect(data.map(({ event_id, event_time }) => [event_id, event_time])).toEqual([
    [4101, '25 Nov 2026, 6:30 PM to 8:00 PM'],
    [4102, '23 Dec 2026, 6:30 PM to 8:00 PM'],
  ]);
  expect(data[0]).toMatchObject({
    event_category: [{ name: 'PM Footprints' }],
    venue: 'Chapter House, 14 Riverbank Road, Srirangam',
    fee: '₹150, students free',
    pdus: { ways_of_working: 1.5 },
    featured_image: { url: expect.stringMatching(/^\/wp-content\/uploads\/.+\.svg/) },
  });
});

it('[SPP-03] the content system returns an empty list for a program without upcoming events, and for an unknown program', async () => {
  expect((await read('/custom/v1/upcoming-events?category_id=57')).data).toEqual([]);
  expect((await read('/custom/v1/upcoming-events?category_id=4711')).data).toEqual([]);
});

it('[HOME-06] the content system returns the upcoming events of all programs, the soonest first', async () => {
  const { data } = await read('/custom/v1/active-events/');
  expect(data[0]?.event_time).toMatch(/^20 Nov 2026, /);
  expect(data.at(-1)?.event_time).toMatch(/^20 Jan 2027, /);
  const programs = new Set(data.map(({ event_category: [category] = [] }: { event_category?: { name: string }[] }) => category?.name));
  expect(programs.size).toBeGreaterThanOrEqual(6);
});

it('[SPP-04] the content system returns the past events of one program in one year, the latest first', async () => {
  const readEventTimes = async (year: number, category: number) =>
    (await read(`/custom/v1/past-events/?year=${year}&category_id=${category}`)).data.map(
      ({ event_time }) => String(event_time).split(',')[0],
    );
  expect(await readEventTimes(2025, 56)).toEqual(['22 Aug 2025', '24 Jan 2025']);
  expect(await readEventTimes(2025, 59)).toEqual(['14 Nov 2025 - 15 Nov 2025']);
  expect(await readEventTimes(2024, 56)).toEqual(['19 Apr 2024']);
  expect(await readEventTimes(2024, 57)).toEqual([]);
  expect(await readEventTimes(1999, 56)).toEqual([]);
});

it('[EVT-01] [EVT-02] the content system returns a complete event', async () => {
  const { data } = await read<Item>('/custom-api/v1/event/4105');
  expect(data).toMatchObject({
    event_title: 'Kaveri Project Conference: one river, many tributaries',
    date_time: '06 Jan 27 to 07 Jan 27, 9:00 AM to 5:30 PM',
    event_category: [{ name: 'Conferences' }],
    description: expect.stringContaining('<p>'),
    audience: { title: expect.any(String), content: expect.stringContaining('<p>') },
    key_experience: { title: expect.any(String), points: expect.stringContaining('<li>') },
    professional_certifications: { title: expect.any(String), certifications: expect.stringContaining('<li>') },
    fees_right_section: [
      {
        label: 'Conference fees',
        linkfile: '/wp-content/uploads/fees-conference.svg',
        image: { url: expect.stringContaining('fees-conference.svg') },
      },
    ],
    sold_out: false,
  });
  expect(data.speakers).toHaveLength(3);
});

it('[EVT-01] the content system returns false or an empty string for each missing field of an event', async () => {
  const { data } = await read<Item>('/custom-api/v1/event/4348');
  expect(data).toMatchObject({
    featured_image: false,
    audience: false,
    key_experience: false,
    fees_right_section: false,
    register_button_link: '',
    about_speaker: '',
  });
  expect((await read<Item>('/custom-api/v1/event/4343')).data.speakers).toBe(false);
});

it('[EVT-01] the content system encodes entities in titles and program names', async () => {
  const { data } = await read<Item>('/custom-api/v1/event/4312');
  expect(data.event_title).toBe('Two pumps, one contract &amp; a very wet August');
  expect(data.event_category).toEqual([{ id: 55, name: 'E&amp;C Footprints' }]);
});

it('[EVT-07] the content system marks an event as sold out', async () => {
  expect((await read<Item>('/custom-api/v1/event/4104')).data.sold_out).toBe(true);
});

it('[EVT-03] the content system returns past events of the same program as related, without the event itself', async () => {
  const { data } = await read('/custom/v1/related-past-events/4201');
  expect(data.length).toBeGreaterThan(2);
  expect(data.map(({ event_id }) => event_id)).not.toContain(4201);
  expect(data.map(({ event_category }) => event_category)).toEqual(data.map(() => [{ id: 56, name: 'PM Footprints' }]));
  expect(data.map(({ date }) => date)).toEqual(expect.arrayContaining(['22 Aug 25']));
});

it('[ABOUT-02] the content system returns directors and past presidents', async () => {
  const directors = (await read('/custom-api/v1/directors')).data;
  expect(directors).toHaveLength(9);
  for (const director of directors)
    expect(director).toMatchObject({ email: expect.stringMatching(/@example\.org$/), designation: expect.any(String) });
  expect(directors.some(({ linkedin }) => linkedin === '')).toBe(true);
  const presidents = (await read('/custom-api/v1/past-directors/')).data;
  expect(presidents).toHaveLength(12);
  expect(presidents.at(-1)).toMatchObject({ from_to: expect.stringMatching(/^1998/) });
  expect(presidents.some(({ profile_picture }) => profile_picture === false)).toBe(true);
});

it('[VID-02] [VID-03] the content system returns videos to everybody, but the URL of the player only to members', async () => {
  type Videos = { data: { data: Record<string, unknown>[] } };
  const readPlayerUrls = async (path: string, token?: string) =>
    (await read<Videos>(path, token)).data.data.map(({ vimeo_embed_url }) => vimeo_embed_url);
  expect(new Set(await readPlayerUrls('/custom/v1/videos/'))).toEqual(new Set(['']));
  expect(new Set(await readPlayerUrls('/custom/v1/videos/', 'no-such-session'))).toEqual(new Set(['']));

  const token = await server.login();
  const memberVideos = await readPlayerUrls('/custom/v1/videos/', token);
  expect(memberVideos).toHaveLength(12);
  expect(memberVideos.filter((url) => /^https:\/\/player\.vimeo\.com\/video\/\d+\?h=\w+$/.test(String(url)))).toHaveLength(11);
  expect(await readPlayerUrls('/custom/v1/recent-videos/', token)).toEqual(memberVideos.slice(0, 8));
});

it.each([
  ['/custom/v1/certification/4711', 'Certification not found'],
  ['/custom-api/v1/event/4711', 'Event not found'],
  ['/custom/v1/related-past-events/4711', 'Event not found'],
])('[EVT-04] [CERT-09] the content system responds to %s with 404 and the usual error body', async (path, message) => {
  const { status, body } = await server.json<ErrorBody>(`/wp-json${path}`);
  expect(status).toBe(404);
  expect(body).toEqual({ success: false, error: message, message });
});

it.each([
  '/custom-api/v1/event/undefined',
  '/custom/v1/certification/-1',
  '/custom/v1/upcoming-events',
  '/custom/v1/upcoming-events?category_id=pm-footprints',
  '/custom/v1/past-events/?category_id=56&year=soon',
  '/custom/v1/past-events/?category_id=56',
])('the content system refuses %s, which violates the contract, with an error message', async (path) => {
  const { status, body } = await server.json<ErrorBody>(`/wp-json${path}`);
  expect(status).toBe(400);
  expect(body).toEqual({ success: false, error: expect.stringMatching(/\w+ \w+/), message: body.error });
});

it('[EVT-09] the content system returns the status of an event with its reason, and the former date of a moved one', async () => {
  const { data } = await read('/custom/v1/active-events/');
  const findEvent = (id: number) => data.find(({ event_id }) => event_id === id);
  const cancelled = { status: 'cancelled', status_reason: 'Both mentors are unwell. The circle meets again in spring.' };
  const moved = { status: 'moved', status_reason: expect.stringContaining('public hearing') };
  expect(findEvent(4107)).toMatchObject(cancelled);
  expect(findEvent(4109)).toMatchObject({
    ...moved,
    event_time: '20 Jan 2027, 10:00 AM to 1:00 PM',
    former_time: '13 Jan 2027, 10:00 AM to 1:00 PM',
  });
  expect(Object.keys(findEvent(4101) ?? {}).filter((key) => /status|former/.test(key))).toEqual([]);
  expect((await read<Item>('/custom-api/v1/event/4107')).data).toMatchObject(cancelled);
  expect((await read<Item>('/custom-api/v1/event/4109')).data).toMatchObject({
    ...moved,
    date_time: '20 Jan 27, 10:00 AM to 1:00 PM',
    former_time: '13 Jan 27, 10:00 AM to 1:00 PM',
  });
});
