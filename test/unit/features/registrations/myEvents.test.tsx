import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import { paths } from '../../../../src/config/paths.ts';
import MyEventsPage from '../../../../src/features/registrations/MyEventsPage.tsx';
import { renderPage } from '../../../support/renderPage.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { createOwn, createStore, type TestBackend } from './backend.ts';

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});
afterEach(() => void jest.useRealTimers());

function show(backend: TestBackend) {
  const { store, calls } = createStore(backend, true);
  return { ...renderPage(paths.dashboardEvents, { page: <MyEventsPage />, store }), calls };
}

const item = async (title: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('link', { name: title })).closest('article');
  if (row === null) throw new Error('The event is not in a row.');
  return row;
};

/** Reads the QR code in an SVG whose last path has a run for each row of dark modules. */
function readCode(svg: HTMLElement): string {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const data = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  const path = svg.querySelector('path:last-of-type')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H/g)) {
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(length) * scale; column += 1) {
        const start = ((Number(y) * scale + row) * size * scale + Number(x) * scale + column) * 4;
        data.fill(0, start, start + 3);
      }
  }
  return decodeQR({ width: size * scale, height: size * scale, data });
}

describe('[REG-04] My Events', () => {
  it('lists what is to come before what is over, with what became of each registration', async () => {
    show({
      own: [
        createOwn({ guestId: '1', eventId: '1', title: 'Past', start: '2026-01-02', end: '2026-01-02', canCancel: false, checkedIn: true }),
        createOwn({ guestId: '2', eventId: '2', title: 'Soon' }),
        createOwn({ guestId: '3', eventId: '3', title: 'Waiting', state: 'waiting', position: 2, payment: '₹150 at the door' }),
        createOwn({ guestId: '4', eventId: '4', title: 'Gone', state: 'missed' }),
        createOwn({ guestId: '5', eventId: '5', title: 'Off', status: 'cancelled' }),
      ],
    });
    expect(await item('Soon')).toHaveTextContent('You have a place.');
    const sections = screen.getAllByRole('region').map((region) => [
      region.getAttribute('aria-label'),
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ]);
    expect(sections).toEqual([
      ['To come', ['Soon', 'Waiting', 'Gone', 'Off']],
      ['Over', ['Past']],
    ]);
    expect(await item('Waiting')).toHaveTextContent('You are number 2 on the waiting list.');
    expect(await item('Waiting')).toHaveTextContent('Payment: ₹150 at the door');
    expect(within(await item('Waiting')).queryByRole('button', { name: /^Show my code/ })).toBeNull();
    expect(within(await item('Gone')).getByRole('link', { name: 'Register again' })).toHaveAttribute(
      'href',
      '/special-programs/pm-outreach/4/register',
    );
    expect(await item('Off')).toHaveTextContent(/Cancelled.*The event does not take place\.$/);
    expect(await item('Past')).toHaveTextContent('You were checked in.');
    expect(within(await item('Past')).queryByRole('button')).toBeNull();
    expect(within(await item('Soon')).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/special-programs/pm-outreach/2.ics',
    );
  });

  it('[REG-06] shows the code for the entrance, which opens the check-in with this guest', async () => {
    show({ own: [createOwn()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Show my code: A planning day' }));
    const dialog = await screen.findByRole('dialog', { name: 'A planning day' });
    const code = await within(dialog).findByRole('img', { name: 'Your code for the entrance' });
    expect(readCode(code)).toBe('https://chapter.example.org/dashboard/registrations/4106/check-in?guest=65f1c0ffee65f1c0ffee0001');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[REG-03] takes an offered place, and the focus is on what became of it', async () => {
    const { calls } = show({ own: [createOwn({ state: 'offered', offerEndsAt: '2046-11-10T10:00:00.000Z' })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Take the place: A planning day' }));
    await waitFor(() => expect(screen.getByText('You have a place.')).toHaveFocus());
    expect(calls).toEqual(['POST /site/registrations/4106']);
  });

  it.each(['cancelled', 'postponed'] as const)('[REG-03] takes no place of an event that is %s', async (status) => {
    show({ own: [createOwn({ state: 'offered', offerEndsAt: '2046-11-10T10:00:00.000Z', status })] });
    expect(await screen.findByText(status === 'cancelled' ? 'The event does not take place.' : /^The event is postponed\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take the place/ })).toBeNull();
  });

  it('[REG-03] says why an offered place could not be taken', async () => {
    const backend: TestBackend = {
      own: [createOwn({ state: 'offered', offerEndsAt: '2046-11-10T10:00:00.000Z' })],
      refusal: [409, 'This place is no longer held for you.'],
    };
    show(backend);
    await screen.findByRole('button', { name: 'Take the place: A planning day' });
    backend.own = [createOwn({ state: 'missed' })];
    await userEvent.click(screen.getByRole('button', { name: 'Take the place: A planning day' }));
    await waitFor(() => expect(toasts).toEqual([expect.stringContaining('This place is no longer held for you.')]));
    await waitFor(() => expect(screen.getByText(/^You did not take the place in time/)).toHaveFocus());
  });

  it('gives up a place after a question; then the list has the focus and is empty', async () => {
    show({ own: [createOwn()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Give up my place: A planning day' }));
    const dialog = screen.getByRole('dialog', { name: 'Give up your place?' });
    expect(dialog).toHaveTextContent('A planning day');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
    expect(await screen.findByText('You are not registered for any event.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', paths.events);
    expect(toasts).toEqual(['Your registration is cancelled.']);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'My Events' })).toHaveFocus());
  });

  it('a refused cancellation stays in the dialog', async () => {
    show({ own: [createOwn()], refusal: [409, 'The event has begun, so the registration can no longer be cancelled.'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Give up my place: A planning day' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give it up' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('The event has begun');
  });
});
