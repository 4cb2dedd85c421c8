import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventOfInterest } from '../../../../src/api/generated/people.ts';
import { EventsOfInterest } from '../../../../src/features/dashboard/EventsOfInterest.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { json } from '../../api/apiStore.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});

const upcomingTalk: EventOfInterest = { eventId: '1', title: 'A talk', program: 'PM Footprints', start: '2027-01-10', end: '2027-01-10' };
const conference: EventOfInterest = { eventId: '2', title: 'A conference', program: '', start: '2027-02-01', end: '2027-02-02' };

/** Shows the section with a backend that has the given events. @param failingCalls the calls (`METHOD path`) that the backend refuses */
function show(initialEvents: EventOfInterest[], failingCalls = new Set<string>()) {
  let [events, enabled] = [initialEvents, false];
  const store = pageStore(async ({ pathname }, request) => {
    const call = `${request.method} ${pathname}`;
    if (failingCalls.has(call)) return json({ success: false, error: 'Not now.', message: 'Not now.' }, { status: 403 });
    if (call === 'GET /api/eventsOfInterest') return json(events);
    if (call === 'GET /api/reminders') return json({ enabled });
    if (call === 'PUT /api/reminders') ({ enabled } = (await request.json()) as { enabled: boolean });
    else events = events.filter(({ eventId }) => !pathname.endsWith(`/${eventId}`));
    return json({ success: true, message: enabled ? 'Reminders are on.' : 'Reminders are off.' });
  }, member);
  return renderPage('/dashboard/profile', { page: <EventsOfInterest />, store });
}

const findReminderCheckbox = () => screen.findByRole('checkbox', { name: /^Remind me by e-mail the day before/ });

it('[issue 25] lists the events with day, hours, place and fee, and removes one', async () => {
  show([{ ...upcomingTalk, time: '6:30 PM to 8:00 PM', venue: 'Online', fee: 0 }, conference]);
  const rows = await screen.findAllByRole('article');
  expect(within(rows[0] as HTMLElement).getByRole('img', { name: '10 January 2027' })).toBeVisible();
  expect(rows[0]).toHaveTextContent('PM FootprintsA talkSun, 6:30 PM to 8:00 PMOnlineFreeRemove');
  expect(within(rows[1] as HTMLElement).getByRole('img', { name: '1–2 February 2027' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'A talk' })).toHaveAttribute('href', '/special-programs/pm-footprints/1');
  await findReminderCheckbox();
  await userEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: 'Remove A talk' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Events you are interested in' })).toHaveFocus();
});

it('[EVT-09] says that an event is cancelled or moved, and why', async () => {
  show([
    { ...upcomingTalk, fee: 250, status: 'cancelled', statusReason: 'The hall is closed.' },
    { ...conference, status: 'moved', formerTime: '1 Jan 2027 - 2 Jan 2027', formerVenue: 'Town Hall' },
  ]);
  const rows = await screen.findAllByRole('article');
  expect(rows[0]).toHaveTextContent('A talkCancelledThe hall is closed.SundayRemove');
  expect(rows[1]).toHaveTextContent('A conferenceMovedFormerly: 1–2 January 2027, Town Hall.');
});

it('[issue 25] turns reminders on and off; a failure leaves them as they were', async () => {
  const failing = new Set<string>();
  show([], failing);
  expect(await screen.findByText(/None yet/)).toBeVisible();
  await waitFor(async () => expect(await findReminderCheckbox()).not.toBeChecked());
  await userEvent.click(await findReminderCheckbox());
  await waitFor(async () => expect(await findReminderCheckbox()).toBeChecked());
  await waitFor(() => expect(toasts).toEqual(['Reminders are on.']));
  failing.add('PUT /api/reminders');
  await userEvent.click(await findReminderCheckbox());
  await waitFor(() => expect(toasts.at(-1)).toBe('Not now.'));
  await waitFor(async () => expect(await findReminderCheckbox()).toBeChecked());
  failing.clear();
  await userEvent.click(await findReminderCheckbox());
  await waitFor(() => expect(toasts.at(-1)).toBe('Reminders are off.'));
  await waitFor(async () => expect(await findReminderCheckbox()).not.toBeChecked());
});

it('[issue 25] reports when reminders could not be loaded or an event could not be removed', async () => {
  show([upcomingTalk], new Set(['GET /api/reminders', 'DELETE /api/eventsOfInterest/1']));
  expect(await screen.findByText('A talk')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove A talk' }));
  await waitFor(() => expect(toasts).toEqual(['Not now.']));
  expect(screen.getByText('A talk')).toBeVisible();
});
