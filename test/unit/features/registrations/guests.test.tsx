import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Guest, GuestEvent } from '../../../../src/api/endpoints/registrations.ts';
import type { UserState } from '../../../../src/api/session/userSlice.ts';
import GuestsPage from '../../../../src/features/registrations/guests/GuestsPage.tsx';
import RegistrationsPage from '../../../../src/features/registrations/guests/RegistrationsPage.tsx';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { fill } from '../../../support/fill.ts';
import { member } from '../../../support/pageStore.ts';
import { address, renderPage } from '../../../support/renderPage.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { admin, createEvent, createGuest, createList, errorResponse, guestId } from './fakeGuests.ts';

const GUESTS = [
  createGuest(1, 'Asha Rao', { isMember: true }),
  createGuest(2, 'Meena Iyer', { checkedInAt: '2026-11-20T12:34:00.000Z' }),
  createGuest(3, 'Ravi Menon', { state: 'waiting', position: 1 }),
  createGuest(4, 'Tara Das', { state: 'cancelled' }),
];

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface ShowOptions {
  guests?: readonly Guest[];
  event?: Partial<GuestEvent>;
  query?: string;
  user?: UserState;
  respondToWrite?: () => Response;
}

/** Shows the guests of an event. `writes` are the method, path and body of writes. */
function show({ guests = GUESTS, event = {}, query = '', user = admin, respondToWrite }: ShowOptions = {}) {
  const writes: unknown[] = [];
  const done = () => Response.json({ success: true, message: 'Done so.' });
  const view = renderPage(`/dashboard/registrations/4106${query}`, {
    page: { '/dashboard/registrations/:eventId': <GuestsPage /> },
    user,
    backend: async ({ pathname }, request) => {
      if (request.method === 'GET') return Response.json(createList(guests, event));
      const text = await request.text();
      writes.push([request.method, pathname.replace('/site/guests/4106', ''), text === '' ? null : JSON.parse(text)]);
      return (respondToWrite ?? done)();
    },
  });
  return { ...view, writes };
}

const names = async () =>
  within(await screen.findByRole('table', { name: 'Guests' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => GUESTS.find(({ name }) => row.textContent.startsWith(name))?.name);
const search = async (text: string) => fill(await screen.findByRole('searchbox', { name: 'Name or e-mail' }), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('[REG-05] the guests of an event', () => {
  it('shows state, turn and check-in of each guest, and the numbers', async () => {
    const { container } = show();
    expect(await names()).toEqual(['Asha Rao', 'Meena Iyer', 'Ravi Menon', 'Tara Das']);
    expect(screen.getByText('2 of 12 places taken, 1 waiting, 1 checked in')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Asha Rao/ })).toHaveTextContent('Member');
    expect(screen.getByRole('row', { name: /Meena Iyer/ })).toHaveTextContent('Checked in 20 November 2026 at 6:04 PM');
    expect(screen.getByRole('row', { name: /Ravi Menon/ })).toHaveTextContent('Waiting, number 1');
    await expectAccessible(container);
  });

  it('the search filters at once and goes into the URL, where a filter keeps it', async () => {
    show();
    await search('iyer ');
    expect(await names()).toEqual(['Meena Iyer']);
    expect(screen.getByRole('link', { name: 'Checked in (1)' })).toHaveAttribute('href', '/dashboard/registrations/4106?q=iyer&state=here');
    await waitFor(() => expect(address()).toBe('/dashboard/registrations/4106?q=iyer'));
    expect(screen.getByRole('searchbox')).toHaveValue('iyer ');
  });

  it('a search that finds nobody leads back to all', async () => {
    show({ query: '?q=zzz' });
    await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
    expect(await names()).toHaveLength(4);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('filters by what became of the registration', async () => {
    show({ query: '?state=gone' });
    expect(await names()).toEqual(['Tara Das']);
    expect(screen.getByRole('link', { name: 'Cancelled or missed (1)' })).toHaveAttribute('aria-current', 'true');
  });

  it('2,000 guests come in pages', async () => {
    show({ guests: Array.from({ length: 2000 }, (_, index) => createGuest(index + 1, `Guest ${index + 1}`)), query: '?page=40' });
    expect(await screen.findByText('Page 40 of 40')).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(51);
  });

  it('cancels after a confirmation, and not somebody who is here or has cancelled', async () => {
    const { writes } = show();
    await names();
    for (const name of ['Meena Iyer', 'Tara Das'])
      expect(screen.queryByRole('button', { name: `Cancel the registration of ${name}` })).toBeNull();
    await press('Cancel the registration of Asha Rao');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this registration?' });
    expect(dialog).toHaveTextContent('Asha Rao, guest1@example.org');
    expect(writes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the registration' }));
    await waitFor(() => expect(writes).toEqual([['DELETE', `/${guestId(1)}`, null]]));
    expect(toasts).toEqual(['Done so.']);
  });

  it('the focus is on the number of guests when the button of a cancelled guest has gone', async () => {
    const guests = [...GUESTS];
    show({
      guests,
      respondToWrite: () => {
        guests.splice(0, 1, createGuest(1, 'Asha Rao', { state: 'cancelled' }));
        return Response.json({ success: true, message: 'Done so.' });
      },
    });
    await names();
    await press('Cancel the registration of Asha Rao');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the registration' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the registration of Asha Rao' })).toBeNull());
    await waitFor(() => expect(screen.getByText('4 guests')).toHaveFocus());
  });

  it('says that the event is cancelled', async () => {
    show({ event: { status: 'cancelled' } });
    expect(await screen.findByText('2 of 12 places taken, 1 waiting, 1 checked in')).toBeInTheDocument();
    expect(screen.getByText('Cancelled', { selector: '.MuiChip-label' })).toBeInTheDocument();
  });

  it('mails a new link', async () => {
    const { writes } = show();
    await names();
    await press('Mail a new link to Ravi Menon');
    await waitFor(() => expect(toasts).toEqual(['Done so.']));
    expect(writes).toEqual([['POST', `/${guestId(3)}/link`, null]]);
  });

  it('a guest who is registered already stays in the form with the reason', async () => {
    const { writes } = show({ respondToWrite: () => errorResponse(409, 'Somebody with this e-mail address is registered already.') });
    await names();
    await press('Add a guest');
    const dialog = await screen.findByRole('dialog', { name: 'Add a guest' });
    await fill(within(dialog).getByRole('textbox', { name: /^Name/ }), ' Nila Raj ');
    await fill(within(dialog).getByRole('textbox', { name: /^E-mail/ }), 'nila@example.org');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText(/is registered already/)).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: /^E-mail/ })).toHaveValue('nila@example.org');
    expect(writes).toEqual([['POST', '', { name: 'Nila Raj', email: 'nila@example.org' }]]);
  });

  it('a message says how many get it, and is sent only when that is confirmed', async () => {
    const { writes } = show();
    await names();
    await press('Write to the guests');
    const dialog = await screen.findByRole('dialog', { name: 'Write to the guests' });
    await fill(within(dialog).getByRole('textbox', { name: /^Subject/ }), 'The garden');
    await fill(within(dialog).getByRole('textbox', { name: /^Message/ }), 'Bring a hat.');
    expect(
      within(dialog)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Guests with a place (2)', 'Waiting list (1)', 'Both (3)', 'Who came (1)', 'Who did not come (1)']);
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^To/ }), 'Both (3)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('Please confirm that it may be sent')).toBeInTheDocument();
    expect(writes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Send this mail to 3 guests now.' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(toasts).toEqual(['Done so.']));
    expect(writes).toEqual([['POST', '/messages', { to: 'all', subject: 'The garden', text: 'Bring a hat.' }]]);
  });

  it('says when nobody is registered', async () => {
    show({ guests: [] });
    expect(await screen.findByText('Nobody is registered yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Write to the guests' })).toBeDisabled();
  });

  it('shows nothing to others than admins', async () => {
    show({ user: member });
    expect(await screen.findByText('Only admins see the guests of events.')).toBeInTheDocument();
  });
});

describe('[REG-05] the events with registrations', () => {
  const showEvents = (events: readonly GuestEvent[]) =>
    renderPage('/dashboard/registrations', { page: <RegistrationsPage />, user: admin, backend: () => Response.json(events) });

  it('have their numbers, and a check-in until they are over', async () => {
    showEvents([
      createEvent({ title: 'To come', registered: 8, offered: 1, waiting: 2, unconfirmed: 1 }),
      createEvent({ eventId: '4001', title: 'Of last year', start: '2020-01-01', end: '2020-01-01', registered: 5, checkedIn: 4 }),
    ]);
    const [next, past] = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(next).toHaveTextContent('9 of 12 places taken, 1 of them offered, 2 waiting, 1 not confirmed yet');
    expect(screen.getByRole('link', { name: 'To come' })).toHaveAttribute('href', '/dashboard/registrations/4106');
    expect(screen.getByRole('link', { name: 'Check-in: To come' })).toHaveAttribute('href', '/dashboard/registrations/4106/check-in');
    expect(past).toHaveTextContent('4 checked in');
    expect(within(past as HTMLElement).queryByRole('link', { name: /Check-in/ })).toBeNull();
  });

  it('without any, say how to make one', async () => {
    showEvents([]);
    expect(await screen.findByText('Open an event in Content, and fill in “Registration on this site”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Content' })).toHaveAttribute('href', '/dashboard/content');
  });
});
