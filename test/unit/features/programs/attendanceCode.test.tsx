import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventDetail } from '../../../../src/api/generated/cms.ts';
import { toEventDetail } from '../../../../src/api/normalise/events.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { chapter } from '../../../../src/config/chapter.ts';
import { Attendance } from '../../../../src/features/programs/Attendance.tsx';
import AttendanceCode from '../../../../src/features/programs/AttendanceCode.tsx';
import { json } from '../../api/apiStore.ts';
import { member } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

function show(row: RowOf<EventDetail>): void {
  const event = toEventDetail({ event_title: 'Reading the river', event_category: [{ name: 'PM Footprints' }], ...row });
  if (event === null) throw new Error('The event cannot be read.');
  renderPage('/special-programs/pm-footprints/4101', {
    page: <AttendanceCode id="4101" event={event} />,
    user: { ...member, role: 'admin' },
    backend: () => json({ code: '48291375' }),
  });
}

it('[issue 25] the dialog with the code names the event and its chapter, and explains how to use the code', async () => {
  show({ date_time: '20 Nov 26' });
  await userEvent.click(screen.getByRole('button', { name: 'Show the attendance code' }));
  expect(await screen.findByText('4829 1375')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Reading the river' })).toHaveTextContent(`${chapter().name}20 November 2026`);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Scan the QR code, or open localhost/dashboard/pdus',
    'Log in.',
    'Press “I attended”; without the QR code, enter the code first.',
  ]);
  expect(screen.getByRole('img', { name: 'QR code that opens the event with this code' })).toBeVisible();
});

it('[issue 25] the dialog of an event without a date shows nothing in place of the date', async () => {
  show({ date_time: false });
  await userEvent.click(screen.getByRole('button', { name: 'Show the attendance code' }));
  expect(await screen.findByText('4829 1375')).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Not specified');
});

it('[issue 25] an admin’s button is above the own attendance, so that it stays in its place while that loads', async () => {
  const event = toEventDetail({
    event_title: 'Reading the river',
    event_category: [{ name: 'PM Footprints' }],
    date_time: '20 Nov 20',
    pdus: { ways_of_working: 1 },
  });
  if (event === null) throw new Error('The event cannot be read.');
  renderPage('/special-programs/pm-footprints/4101', {
    page: <Attendance id="4101" event={event} />,
    user: { ...member, role: 'admin' },
    backend: () => json({ attended: [], cycle: null }),
  });
  expect(await screen.findByRole('textbox', { name: 'Code of the event' })).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show the attendance code', 'I attended']);
});
