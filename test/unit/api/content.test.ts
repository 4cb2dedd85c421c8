import { apiStore, json } from './apiStore.ts';
import * as endpoints from './endpoints.ts';

async function runWithBody<T>(
  body: unknown,
  runQuery: (store: ReturnType<typeof apiStore>['store']) => Promise<{ data?: T; error?: unknown }>,
) {
  const { store } = apiStore(() => json(body));
  return runQuery(store);
}

describe('[D-22] envelopes', () => {
  it.each([
    ['data', { success: true, data: [{ id: 1, title: 'One' }] }],
    ['data.data', { success: true, data: { data: [{ id: 1, title: 'One' }] } }],
    ['a bare list', [{ id: 1, title: 'One' }]],
  ])('[D-22] a list is read from %s', async (_where, body) => {
    const { data } = await runWithBody(body, (store) => store.dispatch(endpoints.listVideos.initiate()));
    expect(data).toEqual([{ id: '1', title: 'One', briefHtml: '', embedUrl: null, poster: null }]);
  });

  it.each([
    ['an empty string', ''],
    ['false', false],
    ['null', null],
  ])('[D-21] %s is an empty list', async (_name, empty) => {
    const { data } = await runWithBody({ data: empty }, (store) => store.dispatch(endpoints.listActiveEvents.initiate()));
    expect(data).toEqual([]);
    const inner = await runWithBody({ data: { data: empty } }, (store) => store.dispatch(endpoints.listVideos.initiate()));
    expect(inner.data).toEqual([]);
  });

  it.each([
    ['bare', (event: object) => event],
    ['under data', (event: object) => ({ success: true, data: event })],
  ])('[D-22] an event is read %s', async (_where, wrap) => {
    const { data } = await runWithBody(wrap({ event_title: 'Risk &amp; reward' }), (store) =>
      store.dispatch(endpoints.getEvent.initiate('7')),
    );
    expect(data).toMatchObject({ title: 'Risk & reward', speakers: [], audience: null, fees: null, soldOut: false });
  });

  it.each([
    [
      { fee: -5, seats: -1 },
      { fee: null, seats: null },
    ],
    [
      { fee: '-5', seats: 2.5 },
      { fee: null, seats: null },
    ],
    [
      { fee: 1e21, seats: 1e21 },
      { fee: null, seats: null },
    ],
    [
      { fee: '₹-5', seats: '7' },
      { fee: '₹-5', seats: 7 },
    ],
    [
      { fee: '0', seats: 0 },
      { fee: 0, seats: 0 },
    ],
  ])('[EVT-01] of the numbers of an event %j only possible ones are read', async (numbers, expected) => {
    const { data } = await runWithBody({ event_title: 'Risk', ...numbers }, (store) => store.dispatch(endpoints.getEvent.initiate('7')));
    expect(data).toMatchObject(expected);
  });

  it('[D-22] requests the exact paths, including slashes and prefixes', async () => {
    const { store, paths } = apiStore(() => json({ data: [] }));
    await store.dispatch(endpoints.getMatrices.initiate());
    await store.dispatch(endpoints.listEventCategories.initiate());
    await store.dispatch(endpoints.listUpcomingEvents.initiate('56'));
    await store.dispatch(endpoints.listPastEvents.initiate({ year: 2025, categoryId: '56' }));
    await store.dispatch(endpoints.listRelatedEvents.initiate('7'));
    await store.dispatch(endpoints.listDirectors.initiate());
    await store.dispatch(endpoints.listPastDirectors.initiate());
    expect(paths()).toEqual([
      'GET /wp-json/custom/v1/matrices/',
      'GET /wp-json/custom/v1/event-categories',
      'GET /wp-json/custom/v1/upcoming-events?category_id=56',
      'GET /wp-json/custom/v1/past-events/?year=2025&category_id=56',
      'GET /wp-json/custom/v1/related-past-events/7',
      'GET /wp-json/custom-api/v1/directors',
      'GET /wp-json/custom-api/v1/past-directors/',
    ]);
  });
});

describe('[D-21] models', () => {
  it('[HOME-01] a slide accepts pictures in any form, and has a default label and a purple flag; an empty slide is left out', async () => {
    const body = {
      data: [
        { title: 'A', background_image: false, banner: '/b.svg', read_more_button_title: '', is_backgroud_purple: true },
        {
          title: 'B',
          background_image: { url: '/c.svg', alt: 'River' },
          banner: '',
          read_more_button_title: 'Join',
          read_more_button_link: '/membership',
        },
        { title: '' },
      ],
    };
    const { data } = await runWithBody(body, (store) => store.dispatch(endpoints.getHomeBanner.initiate()));
    expect(data).toEqual([
      {
        title: 'A',
        subContent: '',
        background: null,
        banner: { url: '/b.svg', alt: '' },
        buttonLink: null,
        buttonTitle: 'Explore Training Programs',
        isOnPurple: true,
      },
      {
        title: 'B',
        subContent: '',
        background: { url: '/c.svg', alt: 'River' },
        banner: null,
        buttonLink: '/membership',
        buttonTitle: 'Join',
        isOnPurple: false,
      },
    ]);
  });

  it('[HDR-03] program names are decoded', async () => {
    const { data } = await runWithBody({ data: [{ id: 55, name: 'E&amp;C Footprints', image: false }] }, (store) =>
      store.dispatch(endpoints.listEventCategories.initiate()),
    );
    expect(data).toEqual([{ id: '55', name: 'E&C Footprints' }]);
  });

  it('[HOME-06] the id of an event is event_id or id; an event without either is left out', async () => {
    const { data } = await runWithBody(
      {
        data: [
          { event_id: 4, title: 'A', event_category: [{ name: 'PM&#8217;s', id: 56 }], sold_out: true },
          { id: '5', title: 'B', event_category: '' },
          { title: 'No id' },
        ],
      },
      (store) => store.dispatch(endpoints.listActiveEvents.initiate()),
    );
    expect(data).toMatchObject([
      { id: '4', category: 'PM’s', soldOut: true },
      { id: '5', category: '', soldOut: false },
    ]);
  });

  it('[EVT-01] parts of an event without content are left out', async () => {
    const event = {
      event_title: 'A',
      speakers: [{ name: 'Ananya Rao', image: false }, { name: '' }, 'nobody'],
      audience: { title: 'Who', content: '' },
      professional_certifications: { title: 'Counts for', certifications: ['PMP', ''] },
      key_experience: { title: 'Take home', points: '<ul><li>Plan</li></ul>' },
      fees_right_section: [{ label: 'Fees', image: { url: '/f.svg' }, linkfile: { url: '/f.pdf' } }],
    };
    const { data } = await runWithBody(event, (store) => store.dispatch(endpoints.getEvent.initiate('1')));
    expect(data).toMatchObject({
      speakers: [{ name: 'Ananya Rao', photo: null, linkedin: null }],
      audience: null,
      certifications: { title: 'Counts for', points: ['PMP'], html: '' },
      keyExperience: { title: 'Take home', points: [], html: '<ul><li>Plan</li></ul>' },
      fees: { label: 'Fees', image: { url: '/f.svg', alt: '' }, link: '/f.pdf' },
    });
  });

  it.each([
    ['a label only', { label: 'Fees' }, null],
    ['a file only', { linkfile: { url: '/f.pdf' } }, { label: '', image: null, link: '/f.pdf' }],
    ['a picture only', { image: { url: '/f.svg' } }, { label: '', image: { url: '/f.svg', alt: '' }, link: null }],
  ])('[EVT-01] [EVT-02] reads the fees of an event that consist of %s', async (_what, entry, fees) => {
    const { data } = await runWithBody({ event_title: 'A', fees_right_section: [entry] }, (store) =>
      store.dispatch(endpoints.getEvent.initiate('1')),
    );
    expect(data?.fees).toEqual(fees);
  });

  it('[CERT-03] [CERT-04] [D-64] fees are numbers or texts; the texts of a month are one course, each object is its own; points are texts', async () => {
    const certification = {
      cert_id: 2691,
      certification_name: 'PMP®Certification Training',
      fees_for_members: '16500',
      fees_for_non_members: '<p>₹18,500</p>',
      upcoming_batches_dates: [
        {
          month: 'April',
          dates: ['11', 12, '', { date: '18, 19', seats: 7, register_link: 'https://register.example.org/18' }, { date: false }],
        },
        { month: 'May', dates: '2', register_link: '/Contact' },
        { month: 'June', dates: '["6","7"]' },
        { month: 'July', dates: false },
        { month: '' },
      ],
      what_you_receive_points: ['35 hours', { title: 'Books', description: 'Two' }],
    };
    const { data } = await runWithBody({ data: certification }, (store) => store.dispatch(endpoints.getCertification.initiate('2691')));
    expect(data).toMatchObject({
      id: '2691',
      feesForMembers: 16500,
      feesForNonMembers: '<p>₹18,500</p>',
      batches: [
        {
          month: 'April',
          dates: [
            { text: '11, 12', seats: null, registerLink: null },
            { text: '18, 19', seats: 7, registerLink: 'https://register.example.org/18' },
          ],
        },
        { month: 'May', dates: [{ text: '2', seats: null, registerLink: '/Contact' }] },
        { month: 'June', dates: [{ text: '6, 7', seats: null, registerLink: null }] },
        { month: 'July', dates: [] },
      ],
      receivePoints: ['35 hours', 'Books: Two'],
    });
  });

  it.each([null, false, '', ' ', '#'])(
    '[CERT-03] [D-21] the link of a month belongs to its first course, whose own link is %j',
    async (ownLink) => {
      const dates = [
        { date: '18, 19', register_link: ownLink },
        { date: '25, 26', register_link: ownLink },
      ];
      const certification = {
        certification_name: 'PMP',
        upcoming_batches_dates: [{ month: 'April', dates, register_link: 'https://register.example.org/april' }],
      };
      const { data } = await runWithBody({ data: certification }, (store) => store.dispatch(endpoints.getCertification.initiate('2691')));
      expect(data?.batches[0]?.dates.map(({ registerLink }) => registerLink)).toEqual(['https://register.example.org/april', null]);
    },
  );

  it.each([null, false, '', { success: true }, { data: null }])(
    '[HOME-07] [D-21] the figures %j are no figures, and no failure',
    async (body) => {
      const { data, error } = await runWithBody(body, (store) => store.dispatch(endpoints.getMatrices.initiate()));
      expect([data, error]).toEqual([[], undefined]);
    },
  );

  it('[VOL-02] a volunteer without a department is in Other', async () => {
    const { data } = await runWithBody({ data: [{ name: 'Kabir', department: '', profile_picture: false }] }, (store) =>
      store.dispatch(endpoints.listVolunteers.initiate()),
    );
    expect(data).toEqual([{ name: 'Kabir', department: 'Other', photo: null }]);
  });

  it('[HOME-07] a number gets Indian grouping, a text is shown as it is served; an entry without a number is left out', async () => {
    const { data } = await runWithBody(
      {
        data: [
          { number: 2700, content: 'Years' },
          { number: '1998', content: 'Founded' },
          { number: '', content: 'Nothing' },
        ],
      },
      (store) => store.dispatch(endpoints.getMatrices.initiate()),
    );
    expect(data).toEqual([
      { number: '2,700', caption: 'Years' },
      { number: '1998', caption: 'Founded' },
    ]);
  });
});

describe('invalid values of the content system', () => {
  it('[D-20] lone surrogates are replaced as in HTML, so that server and browser render the same text', async () => {
    const loneSurrogate = JSON.parse('"A\\ud800B"') as string;
    const { data } = await runWithBody({ data: [{ id: 1, title: loneSurrogate, brief: loneSurrogate }] }, (store) =>
      store.dispatch(endpoints.listVideos.initiate()),
    );
    expect(data).toEqual([expect.objectContaining({ title: 'A\ufffdB', briefHtml: 'A\ufffdB' })]);
  });

  const readPhotoUrl = async (profile_picture: unknown): Promise<string | null | undefined> => {
    const { data } = await runWithBody({ data: [{ name: 'Kabir', department: 'Events', profile_picture }] }, (store) =>
      store.dispatch(endpoints.listVolunteers.initiate()),
    );
    return data?.[0]?.photo?.url;
  };

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:x',
    'http://user:pw@example.org/x.png',
    'https://user@example.org/x.png',
    'mailto:a@example.org',
    'tel:+911234567',
    '/.//example.org/x.png',
    'https://[::1',
    '#x',
    'about:blank',
  ])('[D-14] a picture with the URL %j is left out', async (url) => {
    expect([await readPhotoUrl({ url, alt: 'x' }), await readPhotoUrl(url)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['https://cms.example.org/wp-content/a.png?w=1', 'https://cms.example.org/wp-content/a.png?w=1'],
    ['http://cms.example.org/a b.png', 'http://cms.example.org/a%20b.png'],
    ['//cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
    ['/wp-content/uploads/a.svg', '/wp-content/uploads/a.svg'],
    ['wp-content/a.svg', '/wp-content/a.svg'],
    ['/"onmouseover="x', '/%22onmouseover=%22x'],
  ])('[D-14] a picture with the URL %j gets the URL %s', async (url, expectedUrl) => {
    expect([await readPhotoUrl({ url }), await readPhotoUrl(url)]).toEqual([expectedUrl, expectedUrl]);
  });
});
