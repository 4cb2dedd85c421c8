import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideChapter } from '../../../../src/config/chapter.ts';
import { EventsTeaser } from '../../../../src/features/home/EventsTeaser.tsx';
import { demoChapter } from '../../../support/content.ts';
import { insertStyles } from '../../../support/jest/styles.ts';
import { show } from './frontPage.tsx';

insertStyles();

it('[HOME-06] shows the active events as cards that link to their pages', async () => {
  await show(<EventsTeaser />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Stay Engaged. Stay Ahead');
  const [first, second] = screen.getAllByRole('article');
  if (first === undefined || second === undefined) throw new Error('Two events were expected.');
  expect(within(first).getByRole('link', { name: 'Reading the river' })).toHaveAttribute('href', '/special-programs/ec-footprints/4101');
  expect(within(first).getByText('E&C Footprints')).toBeVisible();
  expect(within(first).getByText('An evening on patience.')).toBeVisible();
  expect(first.querySelector('script, em')).toBeNull();
  expect(within(second).getByRole('link', { name: 'To be told' })).toHaveAttribute('href', '/special-programs/events/4102');
  expect(within(second).getByText('soon')).toBeVisible();
  expect(within(second).getByText('Sold out')).toBeVisible();
});

it('[EVT-09] shows the next event that takes place first, and a cancelled one before it as a row with its reason', async () => {
  const cancelled = { event_id: 1, title: 'No talk', event_time: '26 Nov 46', status: 'cancelled', status_reason: 'The hall is closed.' };
  const postponed = { event_id: 2, title: 'Later', event_time: '27 Nov 46', status: 'postponed' };
  await show(<EventsTeaser />, { 'active-events': [cancelled, postponed, { event_id: 3, title: 'A talk', event_time: '28 Nov 46' }] });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['A talk', 'No talk', 'Later']);
  expect(screen.getAllByRole('article')[1]).toHaveTextContent('No talkCancelledThe hall is closed.');
});

it('[EVT-09] shows a cancelled event first when no other is listed', async () => {
  await show(<EventsTeaser />, { 'active-events': [{ event_id: 1, title: 'No talk', event_time: '26 Nov 46', status: 'cancelled' }] });
  expect(screen.getByRole('article')).toHaveTextContent('No talkCancelled');
});

it('[HOME-06] shows a date only once: on a calendar tile where it fits, or else as text', async () => {
  const createEvent = (event_id: number, event_time: string) => ({
    event_id,
    title: `Event ${event_id}`,
    event_time,
    event_category: false,
  });
  await show(<EventsTeaser />, {
    'active-events': [createEvent(1, '26 Nov 26'), createEvent(2, '7-8 Jan 27'), createEvent(3, '30 Nov - 2 Dec 26')],
  });
  const [day, days, months] = screen.getAllByRole('article');
  if (day === undefined || days === undefined || months === undefined) throw new Error('Three events were expected.');
  const calendarTile = within(day).getByRole('img', { name: '26 November 2026' });
  expect(calendarTile).toHaveTextContent('Nov262026');
  expect(within(days).getByRole('img', { name: '7–8 January 2027' })).toHaveTextContent('Jan7–82027');
  expect(within(months).getByText('30 November – 2 December 2026')).toBeVisible();
  for (const item of [day, days, months]) expect(item.textContent.match(/2026|2027/g)).toHaveLength(1);
});

it('[HOME-06] has a link to the fifth event for phones, which show only four', async () => {
  const events = (count: number) => Array.from({ length: count }, (_, index) => ({ event_id: index + 1, title: `Event ${index + 1}` }));
  const { unmount } = await show(<EventsTeaser />, { 'active-events': events(6) });
  const href = screen.getByRole('link', { name: 'All events' }).getAttribute('href');
  expect(document.querySelector(String(href))).toHaveTextContent('Event 5');
  expect(screen.getAllByRole('article')).toHaveLength(6);
  unmount();
  await show(<EventsTeaser />, { 'active-events': events(4) });
  expect(screen.queryByRole('link', { name: 'All events' })).toBeNull();
});

it('[HOME-06] shows thirteen of very many events, and a link to the fourteenth', async () => {
  const events = Array.from({ length: 40 }, (_, index) => ({ event_id: index + 1, title: `Event ${index + 1}` }));
  await show(<EventsTeaser />, { 'active-events': events });
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(13);
  expect(cards.at(-1)).toHaveTextContent('Event 13');
  // The first such link is for phones.
  const target = screen.getAllByRole('link', { name: 'All events' }).at(-1)?.getAttribute('href');
  expect(document.querySelector(String(target))).toHaveTextContent('Event 14');
});

it('[HOME-06] links to the archives', async () => {
  await show(<EventsTeaser />);
  await userEvent.click(screen.getByRole('link', { name: 'GO TO ARCHIVES' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/special-programs/pm-footprints');
});

it('[HOME-06] has no link to archives in a chapter without programs', async () => {
  const { archivesProgram, ...facts } = demoChapter.facts;
  expect(archivesProgram).toBe('PM Footprints');
  provideChapter(() => facts);
  try {
    await show(<EventsTeaser />);
    expect(screen.queryByRole('link', { name: 'GO TO ARCHIVES' })).toBeNull();
  } finally {
    provideChapter(() => demoChapter.facts);
  }
});

it('[HOME-06] says that events are coming when there is none', async () => {
  await show(<EventsTeaser />, { 'active-events': [] });
  expect(screen.getByText('Events coming soon')).toBeVisible();
  expect(screen.getByRole('link', { name: 'GO TO ARCHIVES' })).toBeVisible();
});

it('[HOME-06] says that it is loading', async () => {
  await show(<EventsTeaser />, { 'active-events': 'never' }, { loaded: false });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading events');
});

it('[HOME-08] shows its own error with Retry', async () => {
  const { responses } = await show(<EventsTeaser />, { 'active-events': 503 });
  expect(await screen.findByRole('alert')).toHaveTextContent('The events could not be loaded.');
  delete responses['active-events'];
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});
