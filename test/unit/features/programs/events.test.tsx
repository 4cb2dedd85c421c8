import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInIndia } from '../../../../shared/days.ts';
import { groupByQuarter, sortEvents } from '../../../../src/features/programs/events/eventGroups.ts';
import * as events from '../../../../src/features/programs/events/EventsPage.route.ts';
import { removeRepeatedPictures } from '../../../../src/features/programs/removeRepeatedPictures.ts';
import type { EventSummary } from '../../../../src/api/models/event.ts';
import { showPage } from '../chapterPages.tsx';

const PROGRAMS = {
  data: [
    { id: 56, name: 'PM Footprints' },
    { id: 59, name: 'Conferences' },
  ],
};

const createEvent = (event_id: number, title: string, event_time: string, program: string, overrides: object = {}) => ({
  event_id,
  title,
  event_time,
  event_category: [{ name: program }],
  ...overrides,
});

const ACTIVE = {
  data: [
    createEvent(1, 'Rivers', '9 Jan 97', 'PM Footprints'),
    createEvent(2, 'Conference', '12-13 Dec 96', 'Conferences', { sold_out: true }),
    createEvent(3, 'Bridges', '4 Dec 96, 6:30 PM to 8:00 PM', 'PM Footprints', {
      venue: 'Online',
      fee: 250,
      pdus: { power_skills: 2 },
      seats: 7,
    }),
  ],
};

/** The last two digits of this year, which is shown unless another year is chosen. */
const thisYear = dayInIndia(new Date()).slice(2, 4);

const PAST = {
  data: [
    createEvent(9, 'Small steps', `1 Jan ${thisYear}`, 'PM Footprints', {
      slides: 'https://slides.example.org/9',
      recording: 'javascript:alert(1)',
    }),
  ],
};

const responses = { '/event-categories': PROGRAMS, '/active-events/': ACTIVE, '/past-events/': PAST };
const show = (address = '/events', overrides: Record<string, object | number | 'never'> = {}, { loaded = true } = {}) =>
  // The overrides come first, because the first key that ends a path applies.
  showPage(events, address, { ...overrides, ...responses, ...overrides }, { loaded });
const region = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

it('[HOME-06] [SPP-03] upcoming events of all programs are listed by month, the soonest first', async () => {
  const { head } = await show();
  expect(
    region('Upcoming Events')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['December 2096', 'January 2097']);
  expect(titles('Upcoming Events')).toEqual(['Bridges', 'Conference', 'Rivers']);
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(head()).toMatchObject({ title: 'Events', path: '/events' });
  expect(screen.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute('href', expect.stringMatching(/\/events\.ics$/));
});

it('[EVT-01] an upcoming event shows program, time, place, fee, units and seats', async () => {
  await show();
  const row = screen.getByRole('link', { name: 'Bridges' }).closest('article');
  expect(row).toHaveTextContent('Dec42096PM FootprintsBridgesTue, 6:30 PM to 8:00 PMOnline₹2502 PDUs7 seats left');
});

it('[EVT-09] a cancelled event stays at its day with its reason, without fee, units, seats and Sold out; a past one has it, too', async () => {
  const cancelled = { status: 'cancelled', status_reason: 'The hall is closed.', sold_out: true };
  await show('/events', {
    '/active-events/': { data: ACTIVE.data.map((event) => ({ ...event, ...cancelled })) },
    '/past-events/': { data: PAST.data.map((event) => ({ ...event, ...cancelled })) },
  });
  expect(titles('Upcoming Events')).toEqual(['Bridges', 'Conference', 'Rivers']);
  expect(screen.getByRole('link', { name: 'Bridges' }).closest('article')).toHaveTextContent(
    /BridgesCancelledThe hall is closed\.Tue, 6:30 PM to 8:00 PMOnline$/,
  );
  expect(screen.getByRole('link', { name: 'Small steps' }).closest('article')).toHaveTextContent('Small stepsCancelledThe hall is closed.');
});

it('[EVT-07] an upcoming event without seats is sold out', async () => {
  await show('/events', { '/active-events/': { data: [createEvent(4, 'Bridges', '4 Dec 96', 'PM Footprints', { seats: 0 })] } });
  expect(screen.getByRole('link', { name: 'Bridges' }).closest('article')).toHaveTextContent(/Sold out$/);
  expect(screen.queryByText('No seats left')).toBeNull();
});

it('[SPP-04] a long year shows its first twelve events and folds the rest by month; everything stays in the page', async () => {
  const year = Number(dayInIndia(new Date()).slice(0, 4)) - 1;
  const months = ['Dec', 'Nov', 'Oct'];
  const pastEvents = months.flatMap((month, group) =>
    Array.from({ length: 20 }, (_, index) =>
      createEvent(100 * (group + 1) + index, `Talk ${month} ${index}`, `${28 - index} ${month} ${year}`, 'PM Footprints'),
    ),
  );
  await show(`/events?program=pm-footprints&year=${year}`, { '/past-events/': { data: pastEvents } });
  const links = region('Past Events').getAllByText(/^Talk/);
  expect(links).toHaveLength(60);
  const visible = links.filter((link) => link.closest('details:not([open])') === null);
  expect(visible.map(({ textContent }) => textContent)).toEqual(Array.from({ length: 12 }, (_, index) => `Talk Dec ${index}`));
  expect(region('Past Events').getByText('8 more')).toBeVisible();
  expect(region('Past Events').getByRole('heading', { level: 3, name: 'November' })).toBeVisible();
  expect(region('Past Events').getAllByText('20 events')).toHaveLength(2);
  expect(region('Past Events').getByText('Talk Oct 19')).not.toBeVisible();
  await userEvent.click(region('Past Events').getByRole('heading', { level: 3, name: 'October' }));
  expect(region('Past Events').getByRole('link', { name: 'Talk Oct 19' })).toBeVisible();
});

it('[SPP-04] past events show their program and link to their material; an unsafe link is left out', async () => {
  await show();
  expect(titles('Past Events')).toEqual(['Small steps']);
  expect(region('Past Events').getByText('PM Footprints')).toBeVisible();
  expect(region('Past Events').getByRole('link', { name: /^Slides/ })).toHaveAttribute('href', 'https://slides.example.org/9');
  expect(region('Past Events').queryByText(/Recording/)).toBeNull();
});

it('[SPP-04] program and year are in the URL, changing one keeps the other, and unknown values are ignored', async () => {
  const { head, calls, unmount } = await show('/events?program=conferences&year=2024');
  expect(titles('Upcoming Events')).toEqual(['Conference']);
  expect(head()).toMatchObject({ title: 'Conferences Events 2024', path: '/events?program=conferences&year=2024' });
  expect(calls.filter((path) => path.endsWith('/past-events/'))).toHaveLength(1);
  const chips = (name: string) => within(screen.getByRole('navigation', { name }));
  expect(chips('Programs').getByRole('link', { current: true })).toHaveTextContent('Conferences');
  expect(chips('Programs').getByRole('link', { name: 'All programs' })).toHaveAttribute('href', '/events?year=2024');
  expect(chips('Years').getByRole('link', { name: '2023' })).toHaveAttribute('href', '/events?program=conferences&year=2023#past');
  unmount();
  const other = await show('/events?program=nothing&year=1998');
  expect(other.head()).toMatchObject({ path: '/events' });
  expect(titles('Upcoming Events')).toHaveLength(3);
});

it('[NAV-03] the title is a placeholder until the program in the URL is known', async () => {
  const { head, unmount } = await show('/events?program=conferences', {}, { loaded: false });
  expect(head()).toMatchObject({ title: 'Events', loading: true });
  unmount();
  const loadedView = await show('/events?program=conferences');
  expect(loadedView.head().loading).toBe(false);
});

it('[HOME-08] when one list fails, the other is shown; each empty list says that there are no events', async () => {
  const failedView = await show('/events', { '/past-events/': 503 });
  expect(titles('Upcoming Events')).toHaveLength(3);
  expect(region('Past Events').getByRole('button', { name: 'Retry' })).toBeVisible();
  failedView.unmount();
  await show('/events', { '/active-events/': { data: [] }, '/past-events/': { data: [] } });
  expect(region('Upcoming Events').getByText('Events coming soon')).toBeVisible();
  expect(region('Past Events').getByText('No Past Events')).toBeVisible();
  expect(region('Past Events').getByText('No past event is listed.')).toBeVisible();
});

it('[SPP-04] when the programs cannot be loaded, the past events offer Retry, and the upcoming events are shown', async () => {
  await show('/events', { '/event-categories': 503 });
  expect(titles('Upcoming Events')).toHaveLength(3);
  expect(region('Past Events').getByRole('button', { name: 'Retry' })).toBeVisible();
});

describe('lists of events', () => {
  const createEventOn = (id: string, date: string) => ({ id, date }) as EventSummary;

  it('are ordered by the first day, with each event once and undated events last', () => {
    const listedEvents = [
      createEventOn('a', ''),
      createEventOn('b', '2 Jan 27'),
      createEventOn('c', '30 Dec 26 - 2 Jan 27'),
      createEventOn('b', '2 Jan 27'),
    ];
    expect(sortEvents(listedEvents, 'soonest').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(sortEvents(listedEvents, 'latest').map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('[EVT-01] of one day are ordered by their hours, those without hours first', () => {
    const listedEvents = ['26 Nov 26, 6:30 PM', '26 Nov 26, 9:30 AM to 8 PM', '2026-11-26T12:00:00', '26 Nov 26'].map((date) =>
      createEventOn(date, date),
    );
    const sorted = ['26 Nov 26', '26 Nov 26, 9:30 AM to 8 PM', '2026-11-26T12:00:00', '26 Nov 26, 6:30 PM'];
    expect(sortEvents(listedEvents, 'soonest').map(({ id }) => id)).toEqual(sorted);
    expect(sortEvents(listedEvents, 'latest').map(({ id }) => id)).toEqual(sorted.toReversed());
  });

  it('are grouped by quarters of a year, with undated events last', () => {
    const names = groupByQuarter([
      createEventOn('a', '31 Mar 27'),
      createEventOn('b', '1 Apr 27'),
      createEventOn('c', '2 Jan 27'),
      createEventOn('d', 'soon'),
    ]).map(({ name, events: listedEvents }) => [name, listedEvents.length]);
    expect(names).toEqual([
      ['January to March 2027', 2],
      ['April to June 2027', 1],
      ['Without a date', 1],
    ]);
  });
});

it('[EVT-03] a picture is kept at the first event that has it, and at none if the page itself shows it', () => {
  const image = (url: string) => ({ image: { url, alt: '' } });
  const remaining = removeRepeatedPictures([image('/a.svg'), image('/b.svg'), image('/c.svg'), image('/b.svg'), { image: null }], '/a.svg');
  expect(remaining.map((event) => event.image?.url ?? null)).toEqual([null, '/b.svg', '/c.svg', null, null]);
});
