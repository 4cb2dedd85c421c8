import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnSession } from '../../../../src/api/generated/people.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { OwnSessions } from '../../../../src/features/dashboard/OwnSessions.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { isRed } from '../../isRed.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const createSession = (id: string, overrides: Omit<RowOf<OwnSession>, 'current' | '_id'> & { current?: boolean } = {}) =>
  ({
    _id: id,
    current: false,
    device: 'Chrome on Android',
    startedAt: '2026-11-20T04:30:00.000Z',
    usedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    endsAt: '2026-11-23T04:30:00.000Z',
    ...overrides,
  }) satisfies RowOf<OwnSession>;

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});

/** Shows the logins with a backend that can end them. @param status the status of every response; any but 200 means an error */
function show(initialSessions: ReturnType<typeof createSession>[], status = 200) {
  let sessions = initialSessions;
  const requestedMethods: string[] = [];
  const store = pageStore(({ pathname }, { method }) => {
    requestedMethods.push(method);
    if (status !== 200) return Promise.resolve(Response.json({ success: false, error: 'Not found', message: 'Not found' }, { status }));
    if (method === 'GET') return Promise.resolve(Response.json(sessions));
    sessions = sessions.filter(({ _id, current }) => current || (pathname !== '/api/user/sessions' && !pathname.endsWith(_id)));
    return Promise.resolve(Response.json({ success: true, message: 'Ended.' }));
  }, member);
  return { ...renderPage('/dashboard/profile', { page: <OwnSessions />, store }), requestedMethods };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const currentSession = createSession('here', { current: true, device: 'Firefox on Windows' });

it('lists the member’s logins with the current one marked, and ends one', async () => {
  show([currentSession, createSession('there'), createSession('old', { device: null, usedAt: null })]);
  await screen.findByText('This one');
  expect(rows()).toEqual([
    'Firefox on Windows This oneIn use now, logged in on 20 November 2026',
    'Chrome on Android Last used 3 hours ago, logged in on 20 November 2026End',
    'An unknown device Last use not known, logged in on 20 November 2026End',
  ]);
  expect(screen.getAllByRole('button', { name: /^End / }).map(isRed)).toEqual([true, true, true]);
  await userEvent.click(screen.getByRole('button', { name: 'End the login of 20 November 2026 with Chrome on Android' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(toasts).toEqual(['Ended.']);
  expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus();
});

it('ends all other logins at once, and offers this only where there are others', async () => {
  show([currentSession, createSession('there'), createSession('elsewhere')]);
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('the section is absent when the backend cannot list logins', async () => {
  const { container } = show([], 404);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

it('[CACHE-01] the logins are requested only once, even when the section is shown a second time', async () => {
  const { element, unmount, requestedMethods } = show([currentSession]);
  await screen.findByText('This one');
  unmount();
  render(element);
  expect(screen.getByText('This one')).toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(requestedMethods).toEqual(['GET']);
});
