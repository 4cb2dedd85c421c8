import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserState } from '../../../../src/api/session/userSlice.ts';
import userEvent from '@testing-library/user-event';
import { listGuests, type Guest, type GuestEvent } from '../../../../src/api/endpoints/registrations.ts';
import CheckInPage from '../../../../src/features/registrations/checkin/CheckInPage.tsx';
import { readCode } from '../../../../src/features/registrations/checkin/scannedGuest.ts';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { fill } from '../../../support/fill.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { address, renderPage } from '../../../support/renderPage.tsx';
import { settle as settleNow } from '../../api/apiStore.ts';
import { admin, createGuest, createList, errorResponse, guestId } from './fakeGuests.ts';

const GUESTS = [
  createGuest(1, 'Asha Rao'),
  createGuest(2, 'José Álvarez'),
  createGuest(3, 'Meena Iyer', { checkedInAt: '2020-01-01T12:34:00.000Z' }),
  createGuest(4, 'Ravi Menon', { state: 'waiting', position: 1 }),
];

interface ShowOptions {
  guests?: readonly Guest[];
  event?: Partial<GuestEvent>;
  query?: string;
  user?: UserState;
}

/**
 * Shows the page before a server that has these guests. `calls` are the check-ins that reached it: `1 in` or `1 out`. `line.respond` may
 * respond otherwise: a broken connection throws.
 */
function show({ guests = GUESTS, event, query = '', user = admin }: ShowOptions = {}) {
  const rows = new Map(guests.map((guest) => [guest.guestId, guest]));
  const calls: string[] = [];
  const line: { isDown: boolean; slow: Promise<void>; respond: (guest: Guest) => Response | undefined } = {
    isDown: false,
    slow: Promise.resolve(),
    respond: () => undefined,
  };
  const store = pageStore(async ({ pathname }, request) => {
    if (line.isDown) throw new TypeError('There is no connection.');
    const id = pathname.split('/')[4];
    if (request.method === 'POST') {
      const { name, email } = (await request.json()) as { name: string; email: string };
      const added = createGuest(90, name, { email });
      rows.set(added.guestId, added);
      return Response.json(added);
    }
    if (id === undefined) return Response.json(createList([...rows.values()], event));
    const { checkedIn } = (await request.json()) as { checkedIn: boolean };
    const before = rows.get(id);
    if (before === undefined) return errorResponse(404, 'There is no such guest.');
    await line.slow;
    const refused = line.respond(before);
    if (refused !== undefined) return refused;
    calls.push(`${Number.parseInt(id, 16)} ${checkedIn ? 'in' : 'out'}`);
    const { checkedInAt: _before, ...rest } = before;
    const after: Guest = { ...rest, state: 'registered', ...(checkedIn && { checkedInAt: new Date().toISOString() }) };
    rows.set(id, after);
    return Response.json(after);
  }, user);
  const path = '/dashboard/registrations/4106/check-in';
  const view = renderPage(`${path}${query}`, { page: { '/dashboard/registrations/:eventId/check-in': <CheckInPage /> }, store });
  return { ...view, calls, line, rows };
}

const settle = () => act(() => settleNow());
const field = () => screen.findByRole('searchbox', { name: 'Name or e-mail' });
const list = () => screen.findByRole('list', { name: 'Guests' });
const row = async (name: string) => {
  const found = within(await list())
    .getAllByRole('listitem')
    .find((item) => item.textContent.includes(name));
  if (found === undefined) throw new Error(`There is no row of ${name}.`);
  return found;
};
/** The names in the order of the list. */
const names = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((item) => GUESTS.find(({ name }) => item.textContent.includes(name))?.name);
const search = async (text: string) => {
  await userEvent.clear(await field());
  await fill(await field(), text);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const online = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => localStorage.setItem('authToken', 'token'));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('[REG-06] the check-in at the door', () => {
  it('begins in the search field, counts, and shows first who is still to come and last who has no place', async () => {
    const { container } = show();
    expect(await field()).toHaveFocus();
    expect(screen.getByText('1 of 3 are here')).toBeInTheDocument();
    expect(await names()).toEqual(['Asha Rao', 'José Álvarez', 'Meena Iyer', 'Ravi Menon']);
    expect(await row('Meena')).toHaveTextContent('Here since 1 January 2020 at 6:04 PM');
    expect(await row('Ravi')).toHaveTextContent('No place: Waiting, number 1');
    await expectAccessible(container);
  });

  it('a press on the row checks a guest in at once, clears the search, and Undo takes it back', async () => {
    const { calls } = show();
    await search('alva');
    expect(await names()).toEqual(['José Álvarez']);
    await press(/^Check in José Álvarez/);
    expect(screen.getByText('2 of 3 are here')).toBeInTheDocument();
    expect(screen.getByText('José Álvarez is here.')).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    await waitFor(() => expect(calls).toEqual(['2 in']));
    await press('Undo the check-in of José Álvarez');
    expect(screen.getByText('1 of 3 are here')).toBeInTheDocument();
    await waitFor(() => expect(calls).toEqual(['2 in', '2 out']));
  });

  it('the notice of a check-in has Undo, too', async () => {
    const { calls } = show();
    await search('asha');
    await userEvent.keyboard('{Enter}');
    await press('Undo');
    expect(screen.getByText('Asha Rao is not here.')).toBeInTheDocument();
    await waitFor(() => expect(calls.at(-1)).toBe('1 out'));
  });

  it('tells guests of the same name apart by their e-mail addresses, also for those who do not see them', async () => {
    show({ guests: [createGuest(1, 'Asha Rao'), createGuest(2, 'Asha Rao')] });
    expect(await screen.findByRole('button', { name: 'Check in Asha Rao guest1@example.org' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check in Asha Rao guest2@example.org' })).toBeInTheDocument();
  });

  it('speaks of what is not sent only once that takes long, because the rows would move under the thumb', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { calls, line } = show();
    await field();
    const held = Promise.withResolvers<void>();
    line.slow = held.promise;
    await press(/^Check in Asha Rao/);
    expect(await row('Asha')).toHaveTextContent('not sent yet');
    expect(screen.queryByText(/^1 not sent yet/)).toBeNull();
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.getByText(/^1 not sent yet/)).toBeInTheDocument();
    held.resolve();
    await waitFor(() => expect(calls).toEqual(['1 in']));
    await waitFor(() => expect(screen.queryByText(/^1 not sent yet/)).toBeNull());
  });

  it('a double press does not check in the guest who is under the thumb then', async () => {
    const { calls } = show();
    const first = await screen.findByRole('button', { name: /^Check in Asha Rao/ });
    await act(async () => first.click());
    await act(async () => screen.getByRole('button', { name: /^Check in José Álvarez/ }).click());
    await settle();
    expect(calls).toEqual(['1 in']);
  });

  it('Enter checks in the only match, and otherwise says what is missing', async () => {
    const { calls } = show();
    await search('guest');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('2 guests match. Please type more.')).toBeInTheDocument();
    await search('meena');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Nobody with this name is still to come.')).toBeInTheDocument();
    await search('');
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(calls).toEqual([]);
    await search('jose');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls).toEqual(['2 in']));
  });

  it('somebody without a place is let in by a button of their own, and counts then', async () => {
    const { calls } = show();
    await search('ravi');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Nobody with this name is still to come.')).toBeInTheDocument();
    await press('Let in Ravi Menon');
    expect(screen.getByText('2 of 4 are here')).toBeInTheDocument();
    await waitFor(() => expect(calls).toEqual(['4 in']));
  });

  it('the address of a code asks for one press and checks nobody in by itself', async () => {
    const { calls } = show({ query: `?guest=${guestId(2)}` });
    const own = await screen.findByRole('list', { name: 'Guest of the code' });
    await settle();
    expect(calls).toEqual([]);
    await userEvent.click(within(own).getByRole('button', { name: 'Check in José Álvarez' }));
    await waitFor(() => expect(calls).toEqual(['2 in']));
    expect(address()).toBe('/dashboard/registrations/4106/check-in');
  });

  it('the address of a code of nobody on the list says so', async () => {
    show({ query: `?guest=${guestId(77)}` });
    expect(await screen.findByText('This guest is not on the list.')).toBeInTheDocument();
  });

  it('a walk-in is added and checked in', async () => {
    const { calls } = show();
    await field();
    await press('Add a guest');
    const dialog = await screen.findByRole('dialog');
    await fill(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Nila Raj');
    await fill(within(dialog).getByRole('textbox', { name: /^E-mail/ }), 'nila@example.org');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add and check in' }));
    await waitFor(() => expect(calls).toEqual(['90 in']));
    expect(await screen.findByText('Nila Raj is here.')).toBeInTheDocument();
    expect(await row('Nila')).toHaveTextContent('Here since');
  });

  it('before the day of the event, says from when on guests are checked in', async () => {
    show({ event: { start: '2099-12-30' } });
    expect(await screen.findByText('The event is on 30 December 2099. Guests can be checked in from that day on.')).toBeInTheDocument();
  });

  it('says that the event is cancelled', async () => {
    show({ event: { status: 'cancelled' } });
    await field();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
  });

  it('with many guests, shows the first ones and finds all', async () => {
    show({ guests: Array.from({ length: 2000 }, (_, index) => createGuest(index + 1, `Guest Number${index + 1}`)) });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(60);
    expect(screen.getByText('1,940 further guests: type a name.')).toBeInTheDocument();
    await search('number1999');
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows nothing to others than admins', async () => {
    show({ user: member });
    expect(await screen.findByText('Only admins see the guests of events.')).toBeInTheDocument();
  });
});

describe('[REG-06] the check-in without a connection', () => {
  it('keeps check-ins, shows them at once, and sends them in order when the connection is back', async () => {
    const { calls, line } = show();
    await field();
    line.isDown = true;
    await search('jose');
    await userEvent.keyboard('{Enter}');
    await search('asha');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('3 of 3 are here')).toBeInTheDocument();
    expect(await screen.findByText(/^2 not sent yet/)).toBeInTheDocument();
    expect(await row('Asha')).toHaveTextContent(/Here since \d+:\d\d [AP]M, not sent yet/);
    line.isDown = false;
    await online();
    await waitFor(() => expect(calls).toEqual(['2 in', '1 in']));
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  });

  it('sends only the last press for a guest', async () => {
    const { calls, line } = show();
    await field();
    line.isDown = true;
    await search('jose');
    await userEvent.keyboard('{Enter}');
    await settle();
    await press('Undo the check-in of José Álvarez');
    await search('asha');
    await userEvent.keyboard('{Enter}');
    line.isDown = false;
    await settle();
    await press('Send now');
    await waitFor(() => expect(calls).toEqual(['2 out', '1 in']));
  });

  it('a page that is opened anew shows the list of this device and sends what is left', async () => {
    const first = show();
    await field();
    first.line.isDown = true;
    await search('asha');
    await userEvent.keyboard('{Enter}');
    await settle();
    first.unmount();
    const second = show();
    second.line.isDown = true;
    expect(await screen.findByText('2 of 3 are here')).toBeInTheDocument();
    expect(await screen.findByText(/^1 not sent yet/)).toBeInTheDocument();
    second.line.isDown = false;
    await online();
    await waitFor(() => expect(second.calls).toEqual(['1 in']));
  });

  it('two tabs of one device lose nothing of each other', async () => {
    const first = show();
    await field();
    first.line.isDown = true;
    await search('asha');
    await userEvent.keyboard('{Enter}');
    await settle();
    const second = show();
    second.line.isDown = true;
    const pages = screen.getAllByRole('searchbox');
    await fill(pages[1] as HTMLElement, 'jose');
    await userEvent.keyboard('{Enter}');
    await settle();
    second.unmount();
    first.line.isDown = false;
    await online();
    await waitFor(() => expect(first.calls).toEqual(['1 in', '2 in']));
    expect(JSON.parse(localStorage.getItem('check-in-queue-4106') ?? '')).toEqual([]);
  });

  it('a final refusal is shown at the guest, first in the list, and does not hold up the others', async () => {
    const { calls, line } = show();
    await field();
    line.respond = ({ name }) => (name === 'Asha Rao' ? errorResponse(409, 'Asha Rao has no place at this event.') : undefined);
    await search('asha');
    await userEvent.keyboard('{Enter}');
    await search('jose');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls).toEqual(['2 in']));
    expect((await names())[0]).toBe('Asha Rao');
    expect(await row('Asha Rao')).toHaveTextContent('Asha Rao has no place at this event.');
    expect(screen.getByText('2 of 3 are here')).toBeInTheDocument();
    expect(screen.queryByText(/not sent yet/)).toBeNull();
  });

  it('a server that fails at one guest gets the others, and that guest again', async () => {
    const { calls, line } = show();
    await field();
    line.respond = ({ name }) => (name === 'Asha Rao' ? errorResponse(500, 'Failed') : undefined);
    await search('asha');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^1 not sent yet/)).toBeInTheDocument();
    await search('jose');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls).toEqual(['2 in']));
    expect(screen.getByText(/^1 not sent yet/)).toBeInTheDocument();
    line.respond = () => undefined;
    await settle();
    await press('Send now');
    await waitFor(() => expect(calls).toEqual(['2 in', '1 in']));
    expect(JSON.parse(localStorage.getItem('check-in-queue-4106') ?? '')).toEqual([]);
  });

  it('a server that is busy gets the check-in again', async () => {
    const { calls, line } = show();
    await field();
    line.respond = () => errorResponse(503, 'Busy');
    await search('asha');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^1 not sent yet/)).toBeInTheDocument();
    line.respond = () => undefined;
    await settle();
    await press('Send now');
    await waitFor(() => expect(calls).toEqual(['1 in']));
  });

  it('the end of the session loses nothing: it is sent after the next login in this tab', async () => {
    const first = show();
    await field();
    first.line.respond = () => errorResponse(401, 'Please log in first.');
    await search('asha');
    await userEvent.keyboard('{Enter}');
    await settle();
    localStorage.clear();
    first.unmount();
    expect(localStorage.getItem('check-in-list-4106')).toBeNull();
    expect(sessionStorage.getItem('check-in-queue-4106')).not.toContain('Asha');
    localStorage.setItem('authToken', 'token');
    const second = show();
    await waitFor(() => expect(second.calls).toEqual(['1 in']));
    expect(sessionStorage.getItem('check-in-queue-4106')).toBeNull();
  });

  it('works where the browser refuses to store anything', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    const { calls, line } = show();
    await field();
    line.isDown = true;
    await search('asha');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^1 not sent yet/)).toBeInTheDocument();
    line.isDown = false;
    await online();
    await waitFor(() => expect(calls).toEqual(['1 in']));
    jest.restoreAllMocks();
  });

  it('the list of an event that is over does not stay on the device', async () => {
    const old = { list: createList(GUESTS, { eventId: '4001', end: '2020-01-01' }), loadedAt: 1 };
    localStorage.setItem('check-in-list-4001', JSON.stringify(old));
    show();
    await field();
    await waitFor(() => expect(localStorage.getItem('check-in-list-4106')).toContain('Asha'));
    expect(localStorage.getItem('check-in-list-4001')).toBeNull();
  });

  it('what other helpers have done is seen when the list is loaded again, also if it undoes what was done here', async () => {
    const { rows, store } = show();
    await search('asha');
    await userEvent.keyboard('{Enter}');
    await settle();
    rows.set(guestId(1), createGuest(1, 'Asha Rao'));
    rows.set(guestId(2), createGuest(2, 'José Álvarez', { checkedInAt: '2020-01-01T12:30:00.000Z' }));
    await settle();
    await act(async () => void (await store.dispatch(listGuests.initiate('4106', { forceRefetch: true, subscribe: false }))));
    await waitFor(async () => expect(await row('José')).toHaveTextContent('Here since 1 January 2020 at 6:00 PM'));
    expect(await row('Asha')).not.toHaveTextContent('Here');
  });
});

describe('[REG-06] the codes of mails', () => {
  const url = (event: string, guest: string) => `https://chapter.example.org/dashboard/registrations/${event}/check-in?guest=${guest}`;

  it.each([
    [url('4106', guestId(1)), { kind: 'guest', guestId: guestId(1) }],
    [url('4102', guestId(1)), { kind: 'otherEvent' }],
    [url('4106', 'asha'), { kind: 'unknown' }],
    ['WIFI:S:Hall;T:WPA;P:secret;;', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('%s', (text, expected) => {
    expect(readCode(text, '4106')).toEqual(expected);
  });
});
