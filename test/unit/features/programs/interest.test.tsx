import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventOfInterest } from '../../../../src/api/generated/people.ts';
import { Interest } from '../../../../src/features/programs/Interest.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { json, settle } from '../../api/apiStore.ts';
import { member, pageStore, visitor } from '../../../support/pageStore.ts';
import { testSettings } from '../../../support/settings.ts';
import { insertStyles } from '../../../support/jest/styles.ts';
import { renderPage } from '../../../support/renderPage.tsx';

insertStyles();

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});

interface Backend {
  /** Ids of the events that the member is interested in. */
  marked?: string[];
  /** Whether reminders are on. */
  enabled?: boolean;
  refusesWrites?: boolean;
}

const row = (eventId: string): EventOfInterest => ({ eventId, title: 'T', program: 'P', start: '2027-01-10', end: '2027-01-10' });

function show(backend: Backend = {}, { user = member, canRemind = true, extensions = testSettings.extensions } = {}) {
  const calls: string[] = [];
  const store = pageStore(({ pathname }, { method }) => {
    calls.push(`${method} ${pathname}`);
    const marked = backend.marked ?? [];
    if (method === 'GET') return json(pathname === '/api/reminders' ? { enabled: backend.enabled === true } : marked.map(row));
    if (backend.refusesWrites) return json({ success: false, error: 'Not now.', message: 'Not now.' }, { status: 409 });
    if (pathname === '/api/reminders') backend.enabled = true;
    else backend.marked = method === 'PUT' ? ['4101'] : [];
    return json({ success: true, message: 'Done.' });
  }, user);
  const view = renderPage('/special-programs/pm-footprints/4101', {
    page: <Interest id="4101" canRemind={canRemind} />,
    user,
    store,
    settings: { ...testSettings, extensions },
  });
  return { ...view, calls };
}

const toggle = () => screen.findByRole('button', { name: 'I’m interested' });
const offer = () => screen.queryByRole('button', { name: 'Remind me the day before' });
const listNote = () => screen.queryByText(/on your list in/);

it('[issue 25] a member marks an event, is offered reminders in place, and removes the mark', async () => {
  const { calls } = show();
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(listNote()).toBeNull();
  await userEvent.click(await toggle());
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(listNote()).toBeVisible();
  await waitFor(() => expect(offer()).toBeVisible());
  await userEvent.click(offer() as HTMLElement);
  await waitFor(() => expect(screen.getByText(/^Reminders are on/)).toHaveFocus());
  await userEvent.click(await toggle());
  await waitFor(() => expect(listNote()).toBeNull());
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'PUT /api/eventsOfInterest/4101',
    'PUT /api/reminders',
    'DELETE /api/eventsOfInterest/4101',
  ]);
  // No reminder is offered for another mark, because reminders are on.
  await userEvent.click(await toggle());
  await waitFor(() => expect(calls.at(-1)).toBe('GET /api/eventsOfInterest'));
  await act(settle);
  expect(offer()).toBeNull();
});

it('[issue 25] offers no reminder of an event that was marked before, or that begins today', async () => {
  const markedView = show({ marked: ['4101', '4102'] });
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(listNote()).toBeVisible();
  await waitFor(() => expect(markedView.calls).toContain('GET /api/reminders'));
  await act(settle);
  expect(offer()).toBeNull();
  markedView.unmount();
  const todayView = show({ marked: ['4102'] }, { canRemind: false });
  await userEvent.click(await toggle());
  await waitFor(() => expect(todayView.calls.filter((call) => call === 'GET /api/eventsOfInterest')).toHaveLength(2));
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  await act(settle);
  expect(offer()).toBeNull();
});

it('[issue 25] says in a toast why a press failed, and does not mark the event', async () => {
  show({ refusesWrites: true });
  await userEvent.click(await toggle());
  await waitFor(() => expect(toasts).toEqual(['Not now.']));
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
});

it('[issue 25] links visitors to the login without a request, and is absent when the backend lacks the extension', async () => {
  const { unmount, calls } = show({}, { user: visitor });
  const from = encodeURIComponent('/special-programs/pm-footprints/4101');
  expect(screen.getByRole('link', { name: 'I’m interested' })).toHaveAttribute('href', `/Login?from=${from}`);
  await act(settle);
  expect(calls).toEqual([]);
  unmount();
  const { container } = show({}, { extensions: [] });
  await act(settle);
  expect(container).toBeEmptyDOMElement();
});
