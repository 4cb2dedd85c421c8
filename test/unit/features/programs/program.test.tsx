import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInIndia } from '../../../../shared/days.ts';
import type { EventSummary, Program } from '../../../../src/api/generated/cms.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import * as page from '../../../../src/features/programs/ProgramPage.route.ts';
import { groupByMonth } from '../../../../src/features/programs/PastEventList.tsx';
import { deriveName, pastYears } from '../../../../src/features/programs/programData.ts';
import { slugOf } from '../../../../src/lib/slug.ts';
import { showPage, type TestResponses } from './showPage.tsx';
import { textsOf } from '../../../support/texts.ts';

const THIS_YEAR = Number(dayInIndia(new Date()).slice(0, 4));

const createEvent = (event_id: number, title: string, event_time: unknown, overrides: RowOf<EventSummary> = {}): RowOf<EventSummary> => ({
  event_id,
  title,
  event_time,
  brief_content: `About ${title}`,
  event_category: [{ id: 56, name: 'PM Footprints' }],
  ...overrides,
});

const categories: RowOf<Program>[] = [
  { id: 56, name: 'PM Footprints', description: '<p>One evening a <b>month</b>.<script>alert(1)</script></p>', image: '/footprints.svg' },
  { id: 118, name: 'Women &amp; Projects', description: false, image: false },
];

const fullResponses: TestResponses = {
  'event-categories': categories,
  'upcoming-events': [
    createEvent(1, 'Reading the river', '26 Nov 2046'),
    createEvent(2, 'A quiet year', '24 Dec 2046'),
    createEvent(3, 'Third', 'soon'),
  ],
  [`year=${THIS_YEAR}`]: [],
  [`year=${THIS_YEAR - 1}`]: [
    createEvent(21, 'Late', `12 Nov ${THIS_YEAR - 1}`),
    createEvent(22, 'Early', `3 Nov ${THIS_YEAR - 1}`),
    createEvent(23, 'Spring', `20 Mar ${THIS_YEAR - 1} - 21 Mar ${THIS_YEAR - 1}`),
    createEvent(24, 'Lost', false),
  ],
  'year=2022': [createEvent(31, 'Long ago', '1 May 2022')],
};

const show = (address: string, responses: TestResponses = fullResponses, { loaded = true } = {}) =>
  showPage(page, { path: '/special-programs/:specialProgramName', address, responses, loaded });

it('[SPP-01] slugs come from names, and names from slugs while no name has loaded', () => {
  expect(slugOf('E&amp;C Footprints')).toBe('ec-footprints');
  expect(['pm-open-space', 'ec-footprints', 'book-circle'].map(deriveName)).toEqual(['PM Open Space', 'E&C Footprints', 'Book Circle']);
});

it.each([
  ['pm-footprints', 56],
  ['pm-enrich', 94],
  ['pm-open-space', 57],
  ['conferences', 59],
  ['pm-outreach', 79],
  ['ec-footprints', 55],
])('[SPP-01] %s is category %i, even if the categories cannot be loaded', async (slug, id) => {
  const { paths } = await show(`/special-programs/${slug}`, { 'event-categories': 500 });
  expect(paths().filter((path) => path.includes('upcoming-events'))).toEqual([expect.stringMatching(new RegExp(`\\?category_id=${id}$`))]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(deriveName(slug));
});

it('[SPP-01] a slug without a fixed category is found among the served categories', async () => {
  const { paths, head } = await show('/special-programs/women-projects');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Women & Projects');
  expect(paths().filter((path) => path.includes('upcoming-events'))).toEqual([expect.stringMatching(/\?category_id=118$/)]);
  expect(head()).toMatchObject({ title: 'Women & Projects' });
});

it('[NAV-03] the title is a placeholder until the name of the program has loaded', async () => {
  const { head, unmount } = await show('/special-programs/ec-footprints', fullResponses, { loaded: false });
  expect(head()).toMatchObject({ title: 'E&C Footprints', loading: true });
  unmount();
  for (const responses of [fullResponses, { 'event-categories': 500 }]) {
    const view = await show('/special-programs/ec-footprints', responses);
    expect(view.head().loading).toBe(false);
    view.unmount();
  }
});

it('[SPP-01] a slug that is in no category is not found', async () => {
  const { head, paths } = await show('/special-programs/nowhere');
  expect(screen.getByText('Error code: 404 | Page Not Found')).toBeVisible();
  expect(head().status).toBe(404);
  expect(paths().join()).not.toContain('category_id');
});

it('[SPP-01] while the list of categories fails, an unknown program is an error with Retry', async () => {
  const { head, responses } = await show('/special-programs/women-projects', { 'event-categories': 503 });
  expect(head().status).toBe(502);
  // A failed query is retried when its component mounts.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled'));
  responses['event-categories'] = categories;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Women & Projects' })).toBeVisible();
});

it('[SPP-02] shows breadcrumbs, title, description and picture', async () => {
  const { container, head } = await show('/special-programs/pm-footprints');
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(textsOf(within(breadcrumb).getAllByRole('listitem'))).toEqual(['Home', 'Special Program', 'PM Footprints']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^PM Footprints$/);
  expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(within(breadcrumb).getByText('Special Program')).not.toHaveAttribute('aria-current');
  expect(within(breadcrumb).getByText('PM Footprints')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('month').closest('p')).toHaveTextContent('One evening a month.');
  expect(container.querySelector('script')).toBeNull();
  expect(container.querySelector('img[src="/footprints.svg"]')).not.toBeNull();
  expect(head().structuredData?.[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'PM Footprints' }],
  });
});

it('[SPP-02] without picture and description there is a drawing', async () => {
  const { container } = await show('/special-programs/women-projects');
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('section svg path')).not.toBeNull();
});

it('[SPP-03] [D-17] Upcoming Events shows the first event with its facts, the next two as rows, and further ones on request', async () => {
  const next = createEvent(1, 'Reading the river', '26 Nov 2046, 6:30 PM to 8:00 PM', {
    venue: 'Chapter House, 14 Road, Srirangam',
    fee: 0,
  });
  const others = ['A quiet year', 'Third', 'Fourth', 'Fifth'].map((title, index) => createEvent(index + 2, title, `${index + 1} Dec 2046`));
  await show('/special-programs/pm-footprints', { ...fullResponses, 'upcoming-events': [next, ...others] });
  const panel = screen.getByRole('region', { name: 'Upcoming Events' });
  expect(within(panel).getByRole('heading', { name: 'Reading the river' })).toBeVisible();
  expect(within(panel).getByText('26 November 2046')).toBeInTheDocument();
  for (const fact of ['6:30 PM to 8:00 PM', 'Chapter House, Srirangam', 'Free']) expect(within(panel).getByText(fact)).toBeVisible();
  expect(within(panel).getByRole('link', { name: /^Details and registration/ })).toHaveAttribute(
    'href',
    '/special-programs/pm-footprints/1',
  );
  expect(within(panel).getByRole('link', { name: 'A quiet year' })).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Third' })).toBeVisible();
  expect(within(panel).getByText('Fourth')).not.toBeVisible();
  await userEvent.click(within(panel).getByText('2 more'));
  expect(within(panel).getByRole('link', { name: 'Fourth' })).toBeVisible();
});

it('[EVT-09] Upcoming Events shows the next event that takes place large; a cancelled one offers no registration', async () => {
  const cancelled = createEvent(1, 'No talk', '26 Nov 2046', { status: 'cancelled', status_reason: 'The hall is closed.', sold_out: true });
  const { unmount } = await show('/special-programs/pm-footprints', {
    ...fullResponses,
    'upcoming-events': [cancelled, createEvent(2, 'A talk', '27 Nov 2046')],
  });
  const panel = () => within(screen.getByRole('region', { name: 'Upcoming Events' }));
  expect(panel().getByRole('link', { name: /^Details and registration\s?: A talk/ })).toBeVisible();
  expect(panel().getByRole('article')).toHaveTextContent('No talkCancelledThe hall is closed.');
  unmount();
  await show('/special-programs/pm-footprints', { ...fullResponses, 'upcoming-events': [cancelled] });
  expect(panel().getByRole('link', { name: /^About the event\s?: No talk/ })).toBeVisible();
  expect(panel().getByText('The hall is closed.')).toBeVisible();
  expect(panel().queryByText('Sold out')).toBeNull();
});

it('[D-17] a single further event is never hidden', async () => {
  const titles = ['First', 'Second', 'Third', 'Fourth'];
  const events = titles.map((title, index) => createEvent(index + 1, title, `${index + 1} Dec 2046`));
  await show('/special-programs/pm-footprints', { ...fullResponses, 'upcoming-events': events });
  expect(screen.getByRole('link', { name: 'Fourth' })).toBeVisible();
  expect(screen.queryByText('1 more')).toBeNull();
});

it('[SPP-03] Upcoming Events says Coming soon when there are none', async () => {
  await show('/special-programs/pm-footprints', { ...fullResponses, 'upcoming-events': [] });
  expect(within(screen.getByRole('region', { name: 'Upcoming Events' })).getByText('Coming soon')).toBeVisible();
});

it('[SPP-04] [D-16] the years go from the current one down to 2021', async () => {
  await show('/special-programs/pm-footprints');
  const years = within(screen.getByRole('navigation', { name: 'Years' }))
    .getAllByRole('link')
    .map(({ textContent }) => Number(textContent));
  expect(years).toEqual(pastYears(new Date()));
  expect(years).toEqual(expect.arrayContaining([2025, 2024, 2023, 2022, 2021]));
  expect([years[0], years.at(-1)]).toEqual([THIS_YEAR, 2021]);
  expect(pastYears(new Date('2026-12-31T19:00:00Z'))[0]).toBe(2027);
});

it('[SPP-04] [D-16] the newest year with events is chosen first, and its events are listed by month', async () => {
  await show('/special-programs/pm-footprints');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(String(THIS_YEAR - 1));
  const pastSection = screen.getByRole('region', { name: 'Past Events' });
  expect(textsOf(within(pastSection).getAllByRole('heading', { level: 3 }))).toEqual(['November', 'March', 'Without a date']);
  expect(within(pastSection).getByRole('link', { name: 'Late' })).toHaveAttribute('href', '/special-programs/pm-footprints/21');
  const rowOf = (title: string) => within(pastSection).getByRole('link', { name: title }).closest('li');
  expect(rowOf('Late')).toHaveTextContent(`1212 November ${THIS_YEAR - 1}LateAbout Late`);
  expect(rowOf('Lost')).toHaveTextContent(/^·LostAbout Lost$/);
});

it('[SPP-04] the chosen year is in the URL', async () => {
  const { head } = await show('/special-programs/pm-footprints?year=2022');
  expect(screen.getByRole('link', { name: 'Long ago' })).toBeVisible();
  expect(head()).toMatchObject({ title: 'PM Footprints 2022', path: '/special-programs/pm-footprints?year=2022' });
  await userEvent.click(screen.getByRole('link', { name: '2023' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/special-programs/pm-footprints?year=2023#past');
  expect(await screen.findByText('No Past Events')).toBeVisible();
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('2023');
});

it.each(['1999', 'soon', '2022x', ''])('[SPP-04] the year "%s" is ignored', async (year) => {
  const { head } = await show(`/special-programs/pm-footprints?year=${year}`);
  expect(head().path).toBe('/special-programs/pm-footprints');
  expect(screen.getByRole('link', { name: 'Late' })).toBeVisible();
});

it('[SPP-04] a program without past events says No Past Events', async () => {
  await show('/special-programs/pm-footprints', { 'event-categories': categories });
  expect(screen.getByText('No Past Events')).toBeVisible();
});

it('[SPP-03] [SPP-04] each part fails on its own, with Retry', async () => {
  const { responses } = await show('/special-programs/pm-footprints', {
    ...fullResponses,
    'upcoming-events': 500,
    'past-events': 500,
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The upcoming events could not be loaded.'),
    expect.stringContaining('The past events could not be loaded.'),
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const retry = (): HTMLElement => within(screen.getByRole('region', { name: 'Upcoming Events' })).getByRole('button', { name: 'Retry' });
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-disabled'));
  responses['upcoming-events'] = [];
  await userEvent.click(retry());
  expect(await screen.findByText('Coming soon')).toBeVisible();
});

/** The key of `responses` that every path contains. */
const ALL_CALLS = '';

it('[SPP-02] says what is loading', async () => {
  await show('/special-programs/pm-footprints', { [ALL_CALLS]: 'never' }, { loaded: false });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Loading description', 'Loading upcoming events', 'Loading past events']),
  );
});

it('[SPP-04] shows 200 entries, and events with very long titles, other scripts and missing fields', async () => {
  const manyItems = Array.from({ length: 200 }, (_, index) =>
    createEvent(100 + index, `Event ${index}`, index % 2 === 0 ? '5 May 2022' : ''),
  );
  const irregularEvents = [
    createEvent(1, 'x'.repeat(300), '5 May 2022'),
    createEvent(2, 'مشروع النهر &lt;b&gt;', '32 Foo 99'),
    { id: 3, title: 'Bare' },
    { title: 'No id' },
    false,
    createEvent(4, '', '5 May 2022'),
  ];
  await show('/special-programs/pm-footprints?year=2022', {
    ...fullResponses,
    'upcoming-events': irregularEvents,
    'year=2022': [...irregularEvents, ...manyItems],
  });
  expect(screen.getAllByText('مشروع النهر <b>').length).toBeGreaterThan(1);
  expect(screen.getByText('Event 199')).not.toBeVisible();
  for (const folded of screen.getAllByText(/ more$| events$/)) await userEvent.click(folded);
  expect(screen.getByRole('link', { name: 'Event 199' })).toBeVisible();
  expect(screen.queryByText('No id')).toBeNull();
});

it('[SPP-04] groups by month, in the given order; undated events come last', () => {
  const eventOn = (id: string, date: string) => ({ id, date }) as Parameters<typeof groupByMonth>[0][number];
  expect(
    groupByMonth([eventOn('1', '5 May 22'), eventOn('2', ''), eventOn('3', '1 May 22'), eventOn('4', '30 Apr 22')]).map(
      ({ name, events }) => [name, events.length],
    ),
  ).toEqual([
    ['May', 2],
    ['April', 1],
    ['Without a date', 1],
  ]);
});

it('[EVT-08] the calendar of the program can be subscribed to', async () => {
  await show('/special-programs/pm-footprints');
  expect(screen.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    `webcal://${window.location.host}/special-programs/pm-footprints/events.ics`,
  );
});

it('[SPP-02] the program can be shared', async () => {
  await show('/special-programs/pm-footprints?year=2023');
  const user = userEvent.setup();
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Share this program' }));
  // The shared URL has no year, because only this visitor has chosen it.
  await waitFor(() => expect(copied).toEqual([`${window.location.origin}/special-programs/pm-footprints`]));
});

it('[SPP-01] the served programs are in the sitemap', async () => {
  const runQuery = async () => ({
    data: [
      { id: '1', name: 'E&C Footprints' },
      { id: '2', name: '***' },
    ],
  });
  expect(await page.sitemap({ runQuery: runQuery as never })).toEqual(['/special-programs/ec-footprints']);
});
