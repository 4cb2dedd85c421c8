import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../../src/config/paths.ts';
import RegisterPage, { head, preload } from '../../../../src/features/registrations/RegisterPage.route.ts';
import { createPreloadRun } from '../../../../src/app/preloadRun.ts';
import { settle } from '../../api/apiStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';
import { createOwn, createStore, EVENT_PATH, openSeats, type TestBackend } from './backend.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function show(backend: TestBackend = {}, { isMember = false } = {}) {
  const { store, calls } = createStore(backend, isMember);
  const view = renderPage(`${EVENT_PATH}/register`, { page: { [paths.register]: <RegisterPage /> }, store });
  await screen.findByRole('heading', { level: 1, name: /^(Register|Registration): A planning day$/ });
  await act(settle);
  return { ...view, calls, region: screen.getByRole('region', { name: 'Registration' }) };
}

const full = { ...openSeats, state: 'full', left: 0 } as const;
const button = (name: string) => screen.queryByRole('button', { name });
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const emailField = () => within(screen.getByRole('form', { name: 'Registration' })).getByRole('textbox', { name: 'E-mail' });

async function fillIn(name = 'Asha Rao', email = 'asha@example.org'): Promise<void> {
  await userEvent.type(nameField(), name);
  await userEvent.type(emailField(), email);
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('[REG-01] the page says what is left', () => {
  it.each([
    ['places', openSeats, '2 of 12 places are left.', 'Register'],
    ['one place', { ...openSeats, left: 1 }, '1 of 12 places is left.', 'Register'],
    [
      'waiting list',
      { ...full, waiting: 3 },
      'All places are taken. 3 people are waiting. You can join the waiting list.',
      'Join the waiting list',
    ],
    ['empty waiting list', full, 'All places are taken. Nobody is waiting yet. You can join the waiting list.', 'Join the waiting list'],
    ['full', { ...full, waitingList: false }, 'All places are taken.', null],
    ['early', { ...openSeats, state: 'early', opens: '2046-11-01' }, 'Registration opens on 1 November 2046.', null],
    ['closed', { ...openSeats, state: 'closed', closes: '2046-11-18' }, 'Registration closed on 18 November 2046.', null],
    ['over', { ...openSeats, state: 'over' }, 'The event has begun, so nobody can register any more.', null],
  ] as const)('%s', async (_name, seats, text, label) => {
    for (const isMember of [false, true]) {
      const { region, unmount } = await show({ seats }, { isMember });
      expect(region).toHaveTextContent(text);
      for (const name of ['Register', 'Join the waiting list']) expect(button(name) !== null).toBe(name === label);
      // Who is registered can ask for the link at any time.
      expect(screen.queryByText('Registered already? Get your link again') !== null).toBe(!isMember);
      unmount();
    }
  });

  it.each([
    ['that is cancelled', { status: 'cancelled' }, 'The event does not take place.'],
    ['that is postponed', { status: 'postponed' }, 'The event is postponed.'],
    ['that is over', { start: '2020-11-20', end: '2020-11-20' }, 'You had a place.'],
  ] as const)('[REG-04] a member registered for an event %s is promised no code for the entrance', async (_name, change, text) => {
    const { region } = await show({ own: [createOwn(change)] }, { isMember: true });
    expect(region).toHaveTextContent(text);
    expect(region).toHaveTextContent('You find it in My Events.');
    expect(region).not.toHaveTextContent('your code');
  });

  it('[EVT-09] a cancelled event names no day on which registration closed', async () => {
    const seats = { ...openSeats, state: 'closed', closes: '2046-11-18' } as const;
    const { region } = await show({ seats, event: { status: 'cancelled', status_reason: 'The hall is closed.' } });
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(region).toHaveTextContent('The event is cancelled.');
    expect(region).not.toHaveTextContent('18 November');
  });

  it('says how one pays', async () => {
    const { region } = await show({ seats: { ...openSeats, payment: '₹150 at the door' } });
    expect(region).toHaveTextContent('Payment: ₹150 at the door');
  });
});

describe('[REG-02] a member', () => {
  it('registers with one press, sees the place, and the focus is on it', async () => {
    const backend: TestBackend = {};
    const { calls, region } = await show(backend, { isMember: true });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Register' }));
    expect(await within(region).findByText('You have a place.')).toBeVisible();
    expect(calls).toEqual(['POST /site/registrations/4106']);
    expect(document.activeElement).toHaveTextContent('You have a place.');
    expect(within(region).getByRole('link', { name: 'My Events' })).toHaveAttribute('href', paths.dashboardEvents);
    expect(button('Register')).toBeNull();
  });

  it('joins the waiting list and sees the number on it', async () => {
    const { region } = await show({ seats: full, outcome: createOwn({ state: 'waiting', position: 4 }) }, { isMember: true });
    await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    expect(await within(region).findByText(/^You are number 4 on the waiting list\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave the waiting list' })).toBeVisible();
  });

  it('[REG-03] takes the place that is held, and sees until when it is', async () => {
    const own = [createOwn({ state: 'offered', offerEndsAt: '2046-11-10T10:00:00.000Z' })];
    const { region } = await show({ own, seats: full }, { isMember: true });
    expect(within(region).getByText('A place is held for you until 10 November 2046 at 3:30 PM (Indian time).')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take the place' }));
    expect(await within(region).findByText('You have a place.')).toBeVisible();
  });

  it('[REG-03] who did not take the place in time can join the waiting list again', async () => {
    const { region } = await show({ own: [createOwn({ state: 'missed' })], seats: full }, { isMember: true });
    expect(region).toHaveTextContent('You did not take the place in time that was held for you.');
    expect(button('Join the waiting list')).toBeVisible();
    expect(button('Leave the waiting list')).toBeNull();
  });

  it('[REG-04] gives up the place after a question, and can register again', async () => {
    const { calls, region } = await show({ own: [createOwn()] }, { isMember: true });
    await userEvent.click(screen.getByRole('button', { name: 'Give up my place' }));
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Give up your place?' })).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Give up my place' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give it up' }));
    expect(await within(region).findByText('Your registration is cancelled.')).toBeVisible();
    expect(calls).toEqual(['DELETE /site/registrations/4106']);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your registration is cancelled.'));
    expect(button('Register')).toBeVisible();
  });

  it('a place that somebody else took meanwhile: the reason stays, what is left is loaded again, and the focus is not lost', async () => {
    const backend: TestBackend = { refusal: [409, 'All places are taken.'] };
    const { region } = await show(backend, { isMember: true });
    backend.seats = { ...full, waitingList: false };
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('All places are taken.');
    await waitFor(() => expect(button('Register')).toBeNull());
    expect(region).not.toHaveTextContent('2 of 12');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('All places are taken.'));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('without a connection nothing is lost, and the button can be pressed again', async () => {
    const backend: TestBackend = { isOffline: true };
    const { region } = await show(backend, { isMember: true });
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('please try again');
    backend.isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await within(region).findByText('You have a place.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[EVT-09] keeps the registration for a postponed event', async () => {
    const own = [createOwn({ status: 'postponed' })];
    const { region } = await show({ own, seats: { ...openSeats, state: 'closed' }, event: { status: 'postponed' } }, { isMember: true });
    expect(region).toHaveTextContent('Your registration stays, and you get a mail when it has a new day.');
    expect(button('Give up my place')).toBeVisible();
  });
});

describe('[REG-02] a visitor', () => {
  it('registers with name, address and consent, and reads that no place is taken before the mail is confirmed', async () => {
    const { calls, region } = await show();
    expect(within(region).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `${paths.login}?from=${encodeURIComponent(`${EVENT_PATH}/register`)}`,
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/keeps my name and e-mail address until 30 days after the event/);
    await fillIn(' Nguyễn O’Brien ', ' asha@example.org ');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const notice = await screen.findByRole('group', { name: 'A mail is on its way. asha@example.org' });
    expect(notice).toHaveFocus();
    expect(calls).toEqual(['POST /site/registrations/4106/requests {"name":"Nguyễn O’Brien","email":"asha@example.org","consent":true}']);
    await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveValue('');
  });

  it('each mistake is said at its field, and the first one has the focus', async () => {
    const { calls } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(nameField()).toHaveAccessibleDescription('Please enter your name');
    expect(emailField()).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree, because we cannot register you otherwise');
    expect(calls).toEqual([]);
  });

  it('what was typed stays after a refusal and a reload, except the consent', async () => {
    const { unmount } = await show({ refusal: [429, 'Too many people register right now. Please try again later.'] });
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
    expect(nameField()).toHaveValue('Asha Rao');
    unmount();
    await show();
    await waitFor(() => expect(nameField()).toHaveValue('Asha Rao'));
    expect(emailField()).toHaveValue('asha@example.org');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('without scripts, both forms are posted to the server', async () => {
    await show();
    const form = screen.getByRole('form', { name: 'Registration' });
    expect(form).toHaveAttribute('action', '/registration/request?event=4106');
    expect(form).toHaveAttribute('method', 'post');
    await userEvent.click(screen.getByText('Registered already? Get your link again'));
    expect(screen.getByRole('form', { name: 'Link of my registration' })).toHaveAttribute('action', '/registration/link?event=4106');
  });

  it('of an event for members sees the login instead of the form', async () => {
    const { region } = await show({ seats: { ...openSeats, membersOnly: true } });
    expect(region).toHaveTextContent('2 of 12 places are left, for members of the chapter only.');
    expect(within(region).getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Registration' })).toBeNull();
  });

  it('[REG-04] gets the link of a registration again', async () => {
    const { calls } = await show({ seats: { ...openSeats, state: 'closed' } });
    await userEvent.click(screen.getByText('Registered already? Get your link again'));
    const form = screen.getByRole('form', { name: 'Link of my registration' });
    await userEvent.type(within(form).getByRole('textbox', { name: 'E-mail' }), 'asha@example.org');
    await userEvent.click(within(form).getByRole('button', { name: 'Mail me my link' }));
    expect(await screen.findByRole('group', { name: 'A mail is on its way. asha@example.org' })).toHaveFocus();
    expect(calls).toEqual(['POST /site/registrations/4106/links {"email":"asha@example.org"}']);
  });

  it('[REG-08] tells a program that fills in every field the same, and sends nothing', async () => {
    const { calls } = await show();
    const form = screen.getByRole('form', { name: 'Link of my registration' });
    await userEvent.type(within(form).getByRole('textbox', { name: 'E-mail' }), 'asha@example.org');
    await userEvent.type(within(form).getByRole('textbox', { name: 'Leave this empty', hidden: true }), 'x');
    await userEvent.click(within(form).getByRole('button', { name: 'Mail me my link' }));
    expect(await screen.findByRole('group', { name: 'A mail is on its way. asha@example.org' })).toHaveFocus();
    expect(calls).toEqual([]);
  });
});

it('[REG-01] the page is not found for an event that takes no registrations here', async () => {
  const params = { specialProgramName: 'pm-outreach', id: '4106' };
  const url = new URL(`${EVENT_PATH}/register`, 'https://chapter.example.org');
  const now = new Date();
  const loadHead = async (backend: TestBackend) => {
    const { store } = createStore(backend, false);
    await preload({ runQuery: createPreloadRun(store).runQuery, params, url, now });
    return head({ params, url, now, name: 'Register', state: store.getState() });
  };
  expect(await loadHead({})).toMatchObject({ title: 'Register: A planning day' });
  expect(await loadHead({ seats: null })).toMatchObject({ status: 404 });
});
