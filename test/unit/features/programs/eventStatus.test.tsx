import { screen, within } from '@testing-library/react';
import type { EventDetail } from '../../../../src/api/generated/cms.ts';
import { toEventDetail, toEventSummary } from '../../../../src/api/normalise/events.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { calendarEntry } from '../../../../src/features/programs/calendarEntry.ts';
import { eventStructuredData } from '../../../../src/features/programs/eventStructuredData.ts';
import * as page from '../../../../src/features/programs/EventPage.route.ts';
import { registrationOf } from '../../../../src/features/programs/registration.ts';
import { textsOf } from '../../../support/texts.ts';
import { showPage } from './showPage.tsx';

const clinic: RowOf<EventDetail> = {
  event_title: 'A clinic',
  event_category: [{ name: 'PM Enrich' }],
  date_time: '20 Nov 46, 6:30 PM to 8:00 PM',
  venue: 'Town Hall',
  fee: 250,
  seats: 9,
  pdus: { power_skills: 2 },
  register_button_link: 'https://www.example.org/register',
  description: '<p>Bring a meeting.</p>',
};
const cancelled = { status: 'cancelled', status_reason: 'The hall &amp; its stage are closed.' };
const postponed = { status: 'postponed' };
const moved = { status: 'moved', status_reason: 'Rain.', former_time: '13 Nov 46, 5:00 PM to 6:00 PM', former_venue: 'Club House' };

const show = (overrides: RowOf<EventDetail>, related: unknown[] = []) =>
  showPage(page, {
    path: '/special-programs/:specialProgramName/:id',
    address: '/special-programs/pm-enrich/4101',
    responses: { '/event/': { ...clinic, ...overrides }, 'related-past-events': related },
  });

const toDetail = (overrides: RowOf<EventDetail>) => {
  const event = toEventDetail({ ...clinic, ...overrides });
  if (event === null) throw new Error('No event.');
  return event;
};
const header = () => {
  const element = document.querySelector('article > header');
  if (!(element instanceof HTMLElement)) throw new Error('A header was expected.');
  return within(element);
};

it('[EVT-09] the page of a cancelled event says so and why, and offers no registration, calendar, interest, fee, seats or PDUs', async () => {
  const { head } = await show(cancelled);
  expect(header().getByText('Cancelled')).toBeVisible();
  expect(header().getByText('The hall & its stage are closed.')).toBeVisible();
  expect(textsOf(header().getAllByRole('listitem'))).toEqual(['Town Hall: open in maps (opens in a new tab)']);
  expect(screen.queryByRole('link', { name: /Register|calendar|interested/i })).toBeNull();
  expect(screen.queryByText(/PDU|₹250|9 seats/)).toBeNull();
  expect(screen.getByRole('button', { name: /Share/ })).toBeVisible();
  expect(head().description).toMatch(/^Cancelled\. 20 November 2046\./);
});

it('[EVT-09] members may mark a postponed event, which has no registration and no day to enter into a calendar', async () => {
  await show(postponed);
  expect(header().getByText('Postponed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'I’m interested' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Register|calendar/i })).toBeNull();
});

it('[EVT-09] a moved event says where and when it would have been, and keeps its registration', async () => {
  await show(moved);
  expect(header().getByText('Moved')).toBeVisible();
  expect(header().getByText('Formerly: 13 November 2046, 5:00 PM to 6:00 PM, Club House. Rain.')).toBeVisible();
  expect(header().getByRole('link', { name: 'Register' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
});

it('[EVT-09] a past event that did not take place says so; of a past event it no longer matters that it was moved', async () => {
  const past = { date_time: '20 Nov 20, 6:30 PM to 8:00 PM' };
  const { unmount } = await show({ ...past, ...cancelled });
  expect(screen.getByText('This event did not take place on this day.')).toBeVisible();
  expect(screen.queryByText(/has taken place|Were you there/)).toBeNull();
  unmount();
  await show({ ...past, ...moved });
  expect(screen.getByText('This event has taken place.')).toBeVisible();
  expect(screen.queryByText('Moved')).toBeNull();
});

it('[EVT-09] a related event that was cancelled has its chip and reason', async () => {
  await show({}, [{ event_id: 9, title: 'Small steps', date: '3 Sept 26', ...cancelled }]);
  const row = screen.getByRole('link', { name: 'Small steps' }).closest('article');
  expect(row).toHaveTextContent('Small stepsCancelledThe hall & its stage are closed.');
});

it('[EVT-09] an event with a status that is not known, as other content systems have, is as announced', async () => {
  await show({ status: 'publish', status_reason: 'x' });
  expect(header().getByRole('link', { name: 'Register' })).toBeVisible();
  expect(screen.queryByText('x')).toBeNull();
  for (const status of [undefined, null, false, '', 'publish', 'constructor', 1] as const)
    expect(toEventSummary({ event_id: 1, title: 'T', status })?.status).toBeNull();
  expect(toEventSummary({ event_id: 1, title: 'T', ...moved })?.status).toEqual({
    name: 'moved',
    reason: 'Rain.',
    formerDate: '13 Nov 46, 5:00 PM to 6:00 PM',
    formerVenue: 'Club House',
  });
});

it('[EVT-09] registration is open for a moved event only', () => {
  const now = new Date('2046-11-01T00:00:00+05:30');
  const states = [{}, cancelled, postponed, moved].map((status) => registrationOf(toDetail(status), '4101', now).state);
  expect(states).toEqual(['open', 'none', 'none', 'open']);
});

it.each([
  ['as announced', {}, 'EventScheduled'],
  ['cancelled', cancelled, 'EventCancelled'],
  ['postponed', postponed, 'EventPostponed'],
  ['moved to another day', moved, 'EventRescheduled'],
  ['moved to another place', { ...moved, former_time: '' }, 'EventScheduled'],
  ['moved to the internet', { ...moved, former_time: '', venue: 'Online' }, 'EventMovedOnline'],
])('[EVT-09] structured data of an event that is %s has its status and, without registration, no offer', (_what, status, expected) => {
  const data = eventStructuredData(toDetail(status), '/x', 'https://c.example');
  expect(data?.eventStatus).toBe(`https://schema.org/${expected}`);
  expect(data?.previousStartDate).toBe(expected === 'EventRescheduled' ? '2046-11-13T17:00:00+05:30' : undefined);
  expect(data?.startDate).toBe('2046-11-20T18:30:00+05:30');
  expect(data?.offers === undefined).toBe(expected === 'EventCancelled' || expected === 'EventPostponed');
});

it('[EVT-09] the calendar entry of an event has its status, in words before the description, too', () => {
  expect(calendarEntry('1', toDetail({}))).toMatchObject({ status: null, description: 'Bring a meeting.' });
  expect(calendarEntry('1', toDetail(cancelled))).toMatchObject({
    status: 'cancelled',
    description: 'Cancelled. The hall & its stage are closed.\n\nBring a meeting.',
  });
  expect(calendarEntry('1', toDetail(postponed))?.description).toMatch(/^Postponed\.\n\n/);
});
