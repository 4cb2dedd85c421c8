import { act, fireEvent, screen, within } from '@testing-library/react';
import type { EventDetail, RelatedEvent } from '../../../../src/api/generated/cms.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import * as page from '../../../../src/features/programs/EventPage.route.ts';
import { eventStructuredData } from '../../../../src/features/programs/eventStructuredData.ts';
import { registrationOf } from '../../../../src/features/programs/registration.ts';
import { joinNames } from '../../../../src/features/programs/EventPoster.tsx';
import { toEventDetail } from '../../../../src/api/normalise/events.ts';
import { createPreloadRun } from '../../../../src/app/preloadRun.ts';
import { settle } from '../../api/apiStore.ts';
import { pageStore, visitor } from '../../../support/pageStore.ts';
import { showPage, type TestResponses } from './showPage.tsx';
import { textsOf } from '../../../support/texts.ts';

const river: RowOf<EventDetail> = {
  event_title: 'Reading the river &amp; its banks',
  event_category: [{ id: 55, name: 'E&amp;C Footprints' }],
  date_time: '20 Nov 46, 6:30 PM to 8:00 PM',
  venue: 'Chapter House, Srirangam',
  speakers: [
    { name: 'Ananya Rao', linkedin: 'https://www.example.org/ananya', designation: 'Programme manager', image: '/ananya.svg' },
    { name: 'Vikram', linkedin: 'javascript:alert(1)', designation: '', image: false },
  ],
  register_button_link: 'https://www.example.org/register',
  featured_image: { url: '/river.svg', alt: 'A river' },
  description: '<p>Two <em>monsoons</em>.<script>alert(1)</script></p>',
  audience: { title: 'Who should come', content: '<p>Everybody.</p>' },
  professional_certifications: { title: 'Units', certifications: ['PMP: 1.5 units', 'PMI-ACP'] },
  key_experience: { title: 'What you take home', points: '<ul><li>One picture</li></ul>' },
  about_speaker: '<p>Eleven bridges.</p>',
  fees_right_section: [{ label: 'Fees and seats', image: { url: '/fees.svg' }, linkfile: '/wp-content/fees.pdf' }, { label: 'Other' }],
};

const related: RowOf<RelatedEvent>[] = [
  { event_id: 9, title: 'Small steps', date: '3 Sept 26', featured_img: '/steps.svg', event_category: [{ name: 'PM Footprints' }] },
  { event_id: 10, title: 'Undated', date: '', featured_img: false, event_category: false },
];

/** Shows the page of an event. @param event the response to the event's call; `overrides` are the responses to other calls */
const show = (event: unknown, { id = '4101', loaded = true, ...overrides }: TestResponses & { id?: string; loaded?: boolean } = {}) =>
  showPage(page, {
    path: '/special-programs/:specialProgramName/:id',
    address: `/special-programs/ec-footprints/${id}`,
    responses: { '/event/': event, 'related-past-events': related, ...overrides },
    loaded,
  });

const toDetail = (overrides: RowOf<EventDetail> = {}) => {
  const event = toEventDetail({ ...river, ...overrides });
  if (event === null) throw new Error('No event.');
  return event;
};

const glance = () => within(screen.getByRole('region', { name: 'At a glance' }));

it('[EVT-01] [EVT-06] the header has date, place, fee, units, seats and Register, before all other content', async () => {
  const { container } = await show({ ...river, fee: 250, pdus: { ways_of_working: 1, power_skills: 0.5 }, seats: 9 });
  const header = container.querySelector('article > header');
  if (!(header instanceof HTMLElement)) throw new Error('A header was expected.');
  expect(header).toHaveTextContent('20 November 2046');
  expect(textsOf(within(header).getAllByRole('listitem'))).toEqual([
    'Chapter House, Srirangam: open in maps (opens in a new tab)',
    '₹250',
    '1.5 PDUs',
    '9 seats left',
  ]);
  expect(within(header).getByRole('link', { name: 'Register' })).toHaveAttribute('href', 'https://www.example.org/register');
  expect(header.nextElementSibling).toBe(screen.getByRole('region', { name: 'At a glance' }));
  expect(glance().getByText('Seats').parentElement).toHaveTextContent('Seats9 seats left');
});

it('[EVT-07] an event without seats is sold out', async () => {
  await show({ ...river, seats: 0 });
  expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull();
  expect(glance().getByRole('button', { name: 'SOLD OUT' })).toBeDisabled();
});

it('[EVT-01] shows every part of an event', async () => {
  const { container } = await show(river);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reading the river & its banks');
  expect(screen.getAllByText('E&C Footprints').length).toBeGreaterThan(0);
  expect(screen.getAllByText('20 November 2046').length).toBeGreaterThan(0);
  expect(screen.getAllByText('6:30 PM to 8:00 PM').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Chapter House, Srirangam')).toHaveLength(2);
  expect(container.querySelector('img[src="/river.svg"]')).toHaveAttribute('alt', 'A river');
  expect(screen.getByText('monsoons').closest('p')).toHaveTextContent('Two monsoons.');
  expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', 'https://www.example.org/register');
  expect(screen.getByRole('region', { name: 'Who should come' })).toHaveTextContent('Everybody.');
  expect(textsOf(within(screen.getByRole('region', { name: 'Units' })).getAllByRole('listitem'))).toEqual(['PMP: 1.5 units', 'PMI-ACP']);
  expect(screen.getByRole('region', { name: 'What you take home' })).toHaveTextContent('One picture');
  expect(screen.getByRole('region', { name: 'About the speakers' })).toHaveTextContent('Eleven bridges.');
  expect(container.querySelector('script')).toBeNull();
});

it('[EVT-01] leaves out what is missing, without an empty heading', async () => {
  const minimalEvent = {
    event_title: 'Bare',
    event_category: false,
    date_time: false,
    speakers: '',
    audience: { title: 'Who', content: '' },
  };
  const { head } = await show({
    ...minimalEvent,
    professional_certifications: false,
    key_experience: { title: 'Points', points: [] },
    about_speaker: '',
    description: '',
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Bare', 'Related Events']));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /Register/ })).toBeNull();
  expect(screen.queryByText('Add to calendar')).toBeNull();
  expect(screen.queryByText('Date')).toBeNull();
  expect(document.body).not.toHaveTextContent('Not specified');
  expect(head().description).not.toContain('Not specified');
});

it('[EVT-02] shows the first fees, its picture and the link to its file', async () => {
  const { container } = await show(river);
  const fees = screen.getByRole('region', { name: 'Fees and seats' });
  expect(container.querySelector('#fees img')).toHaveAttribute('src', '/fees.svg');
  expect(within(fees).getByRole('link', { name: 'Open Fees and seats' })).toHaveAttribute('href', '/wp-content/fees.pdf');
  expect(screen.queryByText('Other')).toBeNull();
});

it.each([[false], [[]], ['']])('[EVT-02] without fees (%j) there is no section for them', async (fees_right_section) => {
  const { container } = await show({ ...river, fees_right_section });
  expect(container.querySelector('#fees')).toBeNull();
});

it('[EVT-03] related events link to their own pages', async () => {
  const { container } = await show(river);
  const region = screen.getByRole('region', { name: 'Related Events' });
  expect(within(region).getByRole('link', { name: 'Small steps' })).toHaveAttribute('href', '/special-programs/pm-footprints/9');
  expect(within(region).getByRole('img', { name: '3 September 2026' })).toBeVisible();
  expect(within(region).getByText('PM Footprints')).toBeVisible();
  expect(container.querySelector('img[src="/steps.svg"]')).not.toBeNull();
  expect(within(region).getByRole('link', { name: 'Undated' })).toHaveAttribute('href', '/special-programs/events/10');
});

it('[EVT-03] shows No Related Events when there are none', async () => {
  await show(river, { 'related-past-events': false });
  expect(screen.getByText('No Related Events')).toBeVisible();
});

it('[EVT-04] the id undefined is not found, without any call', async () => {
  const { calls, head } = await show(river, { id: 'undefined' });
  expect(screen.getByText('Error code: 404 | Page Not Found')).toBeVisible();
  await act(settle);
  expect(calls).toHaveLength(0);
  expect(head().status).toBe(404);
});

it.each([404, 400])('[EVT-04] an event with a response of status %i is not found', async (status) => {
  const { head } = await show(status);
  expect(screen.getByText('Error code: 404 | Page Not Found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(head().status).toBe(404);
});

it('[EVT-04] a server that fails is reported as a temporary fault with Retry, not as a missing page (D-18)', async () => {
  const { head } = await show(500);
  expect(screen.queryByText(/Error code/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(head().status).toBe(502);
});

it('[EVT-04] a missing response is reported as an error with Retry (D-18)', async () => {
  await show('no response');
  expect(screen.getByRole('heading', { level: 1, name: 'The event could not be loaded.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('[EVT-05] a speaker has name, designation, LinkedIn and photo; an avatar replaces a missing or broken photo', async () => {
  const { container } = await show(river);
  const [ananya, vikram] = within(screen.getByRole('region', { name: 'Speakers' })).getAllByRole('listitem');
  if (ananya === undefined || vikram === undefined) throw new Error('Two speakers were expected.');
  expect(within(ananya).getByRole('heading', { name: 'Ananya Rao' })).toBeVisible();
  expect(within(ananya).getByText('Programme manager')).toBeVisible();
  expect(within(ananya).getByRole('link', { name: 'LinkedIn page of Ananya Rao' })).toHaveAttribute(
    'href',
    'https://www.example.org/ananya',
  );
  expect(within(vikram).queryByRole('link')).toBeNull();
  expect(within(vikram).getByText('V')).toBeInTheDocument();
  const photo = ananya.querySelector('img[src="/ananya.svg"]');
  if (photo === null) throw new Error('A photo was expected.');
  fireEvent.error(photo);
  expect(within(ananya).getByText('AR')).toBeInTheDocument();
  expect(container.querySelectorAll('img[src="/ananya.svg"]')).toHaveLength(1);
});

describe('registration', () => {
  const stateAt = (time: string, overrides: Record<string, unknown> = {}) =>
    registrationOf(toDetail({ date_time: '20 Nov 26, 6:30 PM', ...overrides }), '4101', new Date(time)).state;

  it('[EVT-06] is open until the day has passed in Asia/Kolkata', () => {
    expect(stateAt('2026-11-19T10:00:00Z')).toBe('open');
    expect(stateAt('2026-11-20T18:29:00Z')).toBe('open');
    expect(stateAt('2026-11-20T18:31:00Z')).toBe('none');
    expect(stateAt('2026-11-21T10:00:00Z', { date_time: '20 Nov 26 to 21 Nov 26' })).toBe('open');
  });

  it.each(['soon', '', false, '99 Nov 26'])('[EVT-06] is not offered for a date that cannot be read (%j)', (date_time) => {
    expect(stateAt('2026-11-19T10:00:00Z', { date_time })).toBe('none');
    expect(stateAt('2026-11-19T10:00:00Z', { date_time, sold_out: true })).toBe('none');
  });

  it.each(['', '#', false, 'javascript:alert(1)'])('[EVT-06] is not offered without a link to follow (%j)', (register_button_link) => {
    expect(stateAt('2026-11-19T10:00:00Z', { register_button_link })).toBe('none');
  });

  it('[EVT-07] [D-19] is sold out when the event is, or all of its speakers are', () => {
    // The chapter's settings list this speaker as sold out.
    const speakers = [{ name: ' meenakshi  SUNDARAM ' }];
    expect(stateAt('2026-11-19T10:00:00Z', { sold_out: true })).toBe('soldOut');
    expect(stateAt('2026-11-19T10:00:00Z', { speakers })).toBe('soldOut');
    expect(stateAt('2026-11-19T10:00:00Z', { speakers: [...speakers, { name: 'Somebody else' }] })).toBe('open');
    expect(stateAt('2026-11-19T10:00:00Z', { speakers: [] })).toBe('open');
    expect(stateAt('2026-11-22T10:00:00Z', { sold_out: true })).toBe('none');
  });
});

it('[EVT-06] Register links to the registration, with date and fees beside it', async () => {
  await show(river);
  const register = glance().getByRole('link', { name: 'Register' });
  expect(register).toHaveAttribute('href', 'https://www.example.org/register');
  expect(register.parentElement).toHaveTextContent('20 Nov 2046');
  expect(within(register.parentElement as HTMLElement).getByRole('link', { name: 'Fees and seats' })).toHaveAttribute('href', '#fees');
});

it.each([
  [0, 'Free'],
  [250, '₹250'],
  ['1200', '₹1,200'],
  ['₹400, members &amp; students ₹250', '₹400, members & students ₹250'],
])('[EVT-01] the fee %j is shown with place and date, and next to Register, as %s', async (fee, text) => {
  await show({ ...river, fee });
  const summary = glance();
  expect(summary.getByText('Fee').parentElement).toHaveTextContent(`Fee${text}`);
  expect(summary.getByRole('link', { name: 'Register' }).parentElement).toHaveTextContent(`20 Nov 2046${text}`);
});

it.each([[undefined], [null], [false], ['']])('[EVT-01] no fee is shown when the fee is %j', async (fee) => {
  await show({ ...river, fee, fees_right_section: false });
  expect(screen.queryByText('Fee')).toBeNull();
  expect(glance().getByRole('link', { name: 'Register' }).parentElement).toHaveTextContent('20 Nov 20466:30 PM to 8:00 PM');
});

it('[EVT-01] a place can be opened in maps', async () => {
  await show(river);
  const place = glance().getByText('Place').parentElement as HTMLElement;
  expect(place).toHaveTextContent('Chapter House, Srirangam');
  const map = new URL(within(place).getByRole<HTMLAnchorElement>('link', { name: /^Open in maps/ }).href);
  expect(map.searchParams.get('query')).toBe('Chapter House, Srirangam');
});

it.each([['Online'], ['Virtual (video call)'], ['']])('[EVT-01] the place “%s” has no link to maps', async (venue) => {
  await show({ ...river, venue });
  expect(screen.queryByRole('link', { name: /maps/ })).toBeNull();
});

it('[EVT-06] a past event offers neither registration nor seats, and says that it is over', async () => {
  await show({ ...river, date_time: '20 Nov 20, 6:30 PM', seats: 9 });
  expect(screen.queryByText('9 seats left')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull();
  expect(screen.getByText('This event has taken place.')).toBeVisible();
});

it('[EVT-07] a sold-out speaker has a disabled SOLD OUT; the event keeps Register while others speak', async () => {
  const speakers = [{ name: 'Meenakshi Sundaram' }, { name: 'Ananya Rao' }];
  await show({ ...river, speakers });
  expect(screen.getByRole('button', { name: 'SOLD OUT' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'SOLD OUT' }).closest('li')).toHaveTextContent('Meenakshi Sundaram');
  expect(screen.getAllByRole('link', { name: 'Register' })).toHaveLength(2);
});

it('[EVT-07] a sold-out event has SOLD OUT in place of Register', async () => {
  await show({ ...river, sold_out: true });
  for (const button of screen.getAllByRole('button', { name: 'SOLD OUT' })) expect(button).toBeDisabled();
  expect(glance().getByRole('button', { name: 'SOLD OUT' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull();
});

it('[EVT-08] can be added to a calendar, as a file or by a link', async () => {
  await show(river);
  const file = screen.getByRole('link', { name: 'Add to calendar' });
  expect(file).toHaveAttribute('href', '/special-programs/ec-footprints/4101.ics');
  expect(file).toHaveAttribute('download');
  const google = new URL(screen.getByRole('link', { name: 'Google Calendar' }).getAttribute('href') ?? '');
  expect(google.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    action: 'TEMPLATE',
    text: 'Reading the river & its banks',
    dates: '20461120T183000/20461120T200000',
    ctz: 'Asia/Kolkata',
    location: 'Chapter House, Srirangam',
  });
  expect(google.searchParams.get('details')).toContain('/special-programs/ec-footprints/4101');
});

it('[EVT-08] an event has the fields that search engines require, and its breadcrumbs', async () => {
  const { head } = await show(river);
  const [breadcrumbs, event] = head().structuredData ?? [];
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] });
  expect(event).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Reading the river & its banks',
    startDate: '2046-11-20T18:30:00+05:30',
    endDate: '2046-11-20T20:00:00+05:30',
    location: { '@type': 'Place', name: 'Chapter House, Srirangam', address: 'Chapter House, Srirangam' },
    performer: [{ '@type': 'Person', name: 'Ananya Rao' }, { name: 'Vikram' }],
    offers: { url: 'https://www.example.org/register', availability: 'https://schema.org/InStock' },
    image: ['https://chapter.example.org/river.svg'],
  });
  expect(head()).toMatchObject({ path: '/special-programs/ec-footprints/4101', title: 'Reading the river & its banks' });
  expect(head().description).toMatch(/^20 November 2046\. Chapter House, Srirangam\. Two monsoons\./);
});

it('[NAV-03] the title is a placeholder until the event has loaded', async () => {
  const { head } = await show(river, { loaded: false });
  expect(head()).toMatchObject({ title: 'Event', loading: true });
  await screen.findByRole('heading', { level: 1, name: 'Reading the river & its banks' });
  expect(head().title).toBe('Reading the river & its banks');
  expect(head().loading).toBeFalsy();
});

it('[EVT-08] an online event has a virtual location; an event without a readable date or a place has no structured data', () => {
  expect(eventStructuredData(toDetail({ venue: 'Online' }), '/x', 'https://c.example')).toMatchObject({
    location: { '@type': 'VirtualLocation', url: 'https://c.example/x' },
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  });
  expect(eventStructuredData(toDetail({ venue: 'Town hall', date_time: '20 Nov 26' }), '/x', 'https://c.example')).toMatchObject({
    startDate: '2026-11-20',
    endDate: '2026-11-20',
    location: { '@type': 'Place', name: 'Town hall', address: 'Town hall' },
  });
  expect(eventStructuredData(toDetail({ venue: '' }), '/x', 'https://c.example')).toBeNull();
  expect(eventStructuredData(toDetail({ date_time: 'soon' }), '/x', 'https://c.example')).toBeNull();
});

it('[EVT-08] structured data has a price when the fee is an amount, and no offers without a registration', () => {
  const offersOf = (fee: number | string) => eventStructuredData(toDetail({ fee }), '/x', 'https://c.example')?.offers;
  expect(offersOf(0)).toMatchObject({ price: 0, priceCurrency: 'INR' });
  expect(offersOf('₹1,500')).toMatchObject({ price: 1500 });
  expect(offersOf('₹400, members ₹250')).not.toHaveProperty('price');
  expect(eventStructuredData(toDetail({ register_button_link: '#' }), '/x', 'https://c.example')).not.toHaveProperty('offers');
});

it('[EVT-01] survives hostile content', async () => {
  const hostileEvent = {
    event_title: `${'endless'.repeat(45)} مشروع`,
    event_category: [{ name: 'X' }, false],
    date_time: '20 Nov 46 <b>',
    speakers: [false, {}, ...Array.from({ length: 60 }, (_, index) => ({ name: `Speaker ${index % 59}`, image: '/dead.svg' }))],
    register_button_link: '//evil.example',
    featured_image: 'https://',
    description: '<img src=x onerror=alert(1)><iframe src="//evil.example"></iframe><style>*{display:none}</style>Words',
    audience: 'no object',
    key_experience: { title: false, points: ['<b onclick="x()">One</b>', '', null, 'One', 'One'] },
    fees_right_section: [{ label: '', image: false, linkfile: false }],
  };
  const { container } = await show(hostileEvent);
  expect(container.querySelector('script, iframe, style, [onerror], [onclick]')).toBeNull();
  expect(screen.getByText('Words')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Key experience' })).toHaveTextContent('One');
  expect(screen.getByText('With Speaker 0, Speaker 1 and 58 more')).toBeVisible();
  expect(screen.getByText('With Speaker 0, Speaker 1 and 58 more').parentElement?.querySelectorAll('img')).toHaveLength(5);
});

it('[EVT-01] joins the names of the speakers in a line', () => {
  expect([joinNames(['A']), joinNames(['A', 'B']), joinNames(['A', 'B', 'C']), joinNames(['A', 'B', 'C', 'D'])]).toEqual([
    'A',
    'A and B',
    'A, B and C',
    'A, B and 2 more',
  ]);
});

it('[EVT-01] says that it is loading', async () => {
  await show('never', { loaded: false });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading the event');
});

it('[EVT-01] [NAV-04] active events and the past events of all years and programs are in the sitemap', async () => {
  const requestedPaths: string[] = [];
  const row = (id: string) => ({ event_id: id, title: 'Footprints', event_category: [{ name: 'PM Footprints' }] });
  const store = pageStore(({ pathname, searchParams }) => {
    if (pathname.endsWith('/active-events/')) return Response.json({ data: [row('7')] });
    if (pathname.endsWith('/event-categories')) return Response.json({ data: [56, 94].map((id) => ({ id, name: `Program ${id}` })) });
    const [year, program] = [searchParams.get('year'), searchParams.get('category_id')];
    requestedPaths.push(`${program} ${year}`);
    if (program === '94') return new Response(null, { status: 400 });
    return Response.json({ data: year === '2022' ? [row('4201')] : [] });
  }, visitor);
  const { runQuery } = createPreloadRun(store);
  expect(await page.sitemap({ runQuery, now: new Date('2022-12-31T20:00:00Z') })).toEqual([
    '/special-programs/pm-footprints/7',
    '/special-programs/pm-footprints/4201',
  ]);
  // In India the next year has begun.
  expect(requestedPaths.toSorted()).toEqual(['56 2021', '56 2022', '56 2023', '94 2021', '94 2022', '94 2023']);
});
