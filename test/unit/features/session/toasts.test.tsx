import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Toasts } from '../../../../src/app/Toasts.tsx';
import { showToast, showUndo, type ToastVariant } from '../../../../src/ui/toast/toast.ts';
import { expectAccessible } from '../../../support/jest/axe.ts';

/** Longer than a toast takes to appear or to disappear; milliseconds. */
const TRANSITION_MS = 1_000;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  // Lets remaining toasts expire, so that the next test begins without any.
  await advance(10_000);
  jest.useRealTimers();
});

/** Advances the clock in steps: React renders the change of a timer only after its step, and a toast disappears in several steps. */
async function advance(milliseconds: number): Promise<void> {
  const step = Math.max(50, milliseconds / 40);
  for (let elapsed = 0; elapsed < milliseconds; elapsed += step)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(step, milliseconds - elapsed)));
}

/** Renders the site's toasts, with the library loaded by a first toast that has expired. */
async function renderToasts() {
  const view = render(<Toasts />);
  act(() => showToast('first', 'success'));
  await act(async () => {
    await import('../../../../src/app/ToastHost.tsx');
  });
  await advance(TRANSITION_MS);
  expect(screen.getByText('first')).toBeInTheDocument();
  await advance(2_000 + TRANSITION_MS);
  expect(screen.queryByText('first')).toBeNull();
  return view;
}

it.each<[ToastVariant, number]>([
  ['plain', 4_000],
  ['error', 4_000],
  ['success', 2_000],
])('[TOAST-01] a %s toast lasts %i ms', async (variant, duration) => {
  await renderToasts();
  act(() => showToast('Words', variant));
  await advance(duration - 100);
  expect(screen.getByText('Words')).toBeInTheDocument();
  await advance(100 + 2 * TRANSITION_MS);
  expect(screen.queryByText('Words')).toBeNull();
});

it('[TOAST-01] a loading toast lasts until it is replaced', async () => {
  await renderToasts();
  act(() => showToast('Sending', 'loading', 'form'));
  await advance(600_000);
  expect(screen.getByText('Sending')).toBeInTheDocument();
  act(() => showToast('Sent', 'success', 'form'));
  await advance(TRANSITION_MS);
  expect(screen.queryByText('Sending')).toBeNull();
  expect(screen.getByText('Sent')).toBeInTheDocument();
});

it('[TOAST-01] a toast replaces the one with the same key, whatever its kind', async () => {
  await renderToasts();
  for (const [text, variant] of [
    ['one', 'error'],
    ['two', 'plain'],
    ['three', 'loading'],
    ['four', 'error'],
    ['four', 'error'],
  ] as const) {
    act(() => showToast(text, variant, 'session'));
    await advance(TRANSITION_MS);
  }
  expect(screen.queryAllByRole('status')).toEqual([]);
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['four']);
});

it('[TOAST-01] different failures of one kind are separate toasts, twenty at most; a success removes them all', async () => {
  await renderToasts();
  act(() => {
    for (let number = 1; number <= 22; number += 1) showToast(`Failure ${number}`, 'error', 'apply');
  });
  expect(screen.getAllByText(/^Failure \d+$/)).toHaveLength(20);
  await advance(TRANSITION_MS);
  act(() => showToast('Sent', 'success', 'apply'));
  await advance(TRANSITION_MS);
  expect(screen.queryByText(/^Failure \d+$/)).toBeNull();
  expect(screen.getByText('Sent')).toBeInTheDocument();
});

it('[TOAST-01] a success removes the errors of its key and of nested keys, even when its text is empty', async () => {
  await renderToasts();
  for (const last of ['Sent', '']) {
    act(() => {
      showToast('Not sent', 'error', 'login');
      showToast('No address', 'error', 'login/address');
      showToast('Another matter', 'error', 'jobs');
    });
    await advance(TRANSITION_MS);
    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Not sent', 'No address', 'Another matter']);
    act(() => showToast(last, 'success', 'login'));
    await advance(TRANSITION_MS);
    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Another matter']);
    expect(screen.queryAllByRole('status').map((toast) => toast.textContent)).toEqual(last === '' ? [] : [last]);
    await advance(5_000 + TRANSITION_MS);
  }
});

it('[TOAST-01] at most 20 toasts are shown; the oldest are removed first', async () => {
  await renderToasts();
  act(() => {
    for (let number = 1; number <= 22; number += 1) showToast(`Toast ${number}`, 'plain');
  });
  expect(screen.getAllByText(/^Toast \d+$/)).toHaveLength(20);
  await advance(3_000);
  expect(screen.getByText('Toast 22')).toBeInTheDocument();
  expect(screen.queryByText('Toast 2')).toBeNull();
  expect(screen.getByText('Toast 3')).toBeInTheDocument();
});

it('[TOAST-01] [D-31] a toast stays while the pointer is on it', async () => {
  await renderToasts();
  act(() => showToast('Words', 'success'));
  await advance(TRANSITION_MS);
  fireEvent.mouseEnter(screen.getByText('Words'));
  await advance(60_000);
  expect(screen.getByText('Words')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByText('Words'));
  await advance(2_000 + 2 * TRANSITION_MS);
  expect(screen.queryByText('Words')).toBeNull();
});

describe('[D-31] a toast with an Undo', () => {
  it('stays for ten seconds, and is replaced by the result', async () => {
    await renderToasts();
    const undo = jest.fn();
    act(() => showUndo('Closed', 'job', undo));
    await advance(9_900);
    expect(screen.getByRole('status')).toHaveTextContent('Closed');
    await advance(100 + 2 * TRANSITION_MS);
    expect(screen.queryByText('Closed')).toBeNull();
    act(() => showUndo('Closed again', 'job', undo));
    await advance(TRANSITION_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    act(() => showToast('Reopened', 'success', 'job'));
    await advance(TRANSITION_MS);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Closed again')).toBeNull();
    expect(screen.getByText('Reopened')).toBeInTheDocument();
  });

  it('moves the focus to Undo, stays while Undo has the focus, and returns the focus', async () => {
    await renderToasts();
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const undo = jest.fn();
    act(() => showUndo('Closed', 'job', undo));
    await advance(TRANSITION_MS);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await advance(60_000);
    expect(screen.getByText('Closed')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' });
    expect(opener).toHaveFocus();
    expect(undo).not.toHaveBeenCalled();
    await advance(2 * TRANSITION_MS);
    expect(screen.queryByText('Closed')).toBeNull();
    opener.remove();
  });
});

describe('[D-31] [NAV-05] Undo that is pressed with the pointer', () => {
  it.each([
    ['returns the focus to the button that was pressed before', true],
    ['moves the focus to the heading if that button is gone', false],
  ])('%s', async (_what, openerRemains) => {
    await renderToasts();
    const opener = document.body.appendChild(document.createElement('button'));
    const main = document.body.appendChild(document.createElement('main'));
    main.innerHTML = '<h1>My Jobs</h1>';
    opener.focus();
    // In a browser, a button pressed with the pointer is not :focus-visible. In jsdom every focused element is.
    const matches = jest.spyOn(opener, 'matches').mockReturnValue(false);
    act(() => showUndo('Closed', 'job', () => undefined));
    matches.mockRestore();
    await advance(TRANSITION_MS);
    expect(opener).toHaveFocus();
    if (!openerRemains) opener.remove();
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    fireEvent.click(undo);
    expect(openerRemains ? opener : screen.getByRole('heading')).toHaveFocus();
    opener.remove();
    main.remove();
    await advance(2 * TRANSITION_MS);
  });
});

it('[TOAST-01] [NAV-05] a toast can be closed early, even one that would stay', async () => {
  await renderToasts();
  act(() => showToast('Sending', 'loading', 'form'));
  await advance(TRANSITION_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await advance(2 * TRANSITION_MS);
  expect(screen.queryByText('Sending')).toBeNull();
});

it('[TOAST-01] errors are alerts, others are statuses; several at once are accessible', async () => {
  const { container } = await renderToasts();
  act(() => {
    showToast('Failed', 'error');
    showToast('Failed, too', 'error');
    showToast('Saved', 'success');
    showToast('<b>Plain</b>');
  });
  await advance(TRANSITION_MS);
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Failed', 'Failed, too']);
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['Saved', '<b>Plain</b>']);
  jest.useRealTimers();
  await expectAccessible(container.ownerDocument.body);
  jest.useFakeTimers();
});

it('[TOAST-01] [D-31] an error that is also shown on the page is not announced twice', async () => {
  await renderToasts();
  act(() => showToast('Failed', 'error', undefined, { announcedByPage: true }));
  await advance(TRANSITION_MS);
  expect(screen.queryByRole('alert')).toBeNull();
  const toast = screen.getByText('Failed').closest('[aria-live]');
  expect(toast).toHaveAttribute('aria-live', 'off');
  expect(screen.getByRole('button', { name: 'Close message' })).toBeInTheDocument();
});

/** Returns the edge of the window at which a toast is. */
const edge = (text: string): string => {
  const container = screen.getByText(text).closest('.notistack-SnackbarContainer');
  if (container === null) throw new Error(`${text} is in no container`);
  const { top, bottom } = getComputedStyle(container);
  return `${top === '' || top === 'auto' ? '' : 'top'}${bottom === '' || bottom === 'auto' ? '' : 'bottom'}`;
};

it('[TOAST-01] a toast is at the bottom; an error is at the top while a dialog is open', async () => {
  await renderToasts();
  act(() => showToast('Not loaded', 'error', undefined, { announcedByPage: true }));
  await advance(TRANSITION_MS);
  expect(edge('Not loaded')).toBe('bottom');
  const { unmount } = render(<div role="dialog" aria-modal="true" aria-label="Send Back" />);
  act(() => {
    showToast('Not sent back', 'error', undefined, { announcedByPage: true });
    showToast('Saved', 'success');
  });
  await advance(TRANSITION_MS);
  expect(edge('Not sent back')).toBe('top');
  expect(edge('Saved')).toBe('bottom');
  unmount();
});

it('[TOAST-01] a toast is at the top on a phone when the heading is out of view', async () => {
  await renderToasts();
  const initialWidth = window.innerWidth;
  window.innerWidth = 360;
  // Nothing has a size in jsdom, so the heading counts as scrolled out of view.
  document.body.insertAdjacentHTML('beforeend', '<main><h1>Page</h1></main>');
  act(() => showToast('Saved', 'success'));
  await advance(TRANSITION_MS);
  expect(edge('Saved')).toBe('top');
  document.querySelector('main')?.remove();
  window.innerWidth = initialWidth;
});

it('[TOAST-01] a toast at the bottom covers neither a bar of actions nor the focused element', async () => {
  await renderToasts();
  const placeElement = (element: HTMLElement, top: number, height: number): HTMLElement => {
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, window.innerWidth, height));
    return element;
  };
  const end = window.innerHeight;
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  placeElement(bar, end - 90, 90);
  const readToastOffset = (): string => document.documentElement.style.getPropertyValue('--toasts-bottom');
  act(() => showToast('Above the bar', 'success'));
  await advance(TRANSITION_MS);
  expect([edge('Above the bar'), readToastOffset()]).toEqual(['bottom', '90px']);
  const focusedButton = placeElement(document.body.appendChild(document.createElement('button')), end - 180, 44);
  focusedButton.focus();
  act(() => showToast('Clear of the focus', 'success'));
  await advance(TRANSITION_MS);
  expect(edge('Clear of the focus')).toBe('top');
  bar.remove();
  focusedButton.remove();
  act(() => showToast('Without a bar', 'success'));
  await advance(TRANSITION_MS);
  expect([edge('Without a bar'), readToastOffset()]).toEqual(['bottom', '0px']);
});

it('[TOAST-01] at most two toasts are shown on a phone; a toast with an Undo stays', async () => {
  await renderToasts();
  const initialWidth = window.innerWidth;
  window.innerWidth = 360;
  act(() => {
    showUndo('Closed', 'job', () => undefined);
    for (const text of ['one', 'two', 'three']) showToast(text, 'error');
  });
  await advance(TRANSITION_MS);
  expect(screen.getByText('Closed')).toBeInTheDocument();
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['three']);
  window.innerWidth = initialWidth;
});

it('[TOAST-01] a toast waits in a background tab until the tab is visible', async () => {
  await renderToasts();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => showToast('You were logged out'));
  await advance(60_000);
  expect(screen.queryByText('You were logged out')).toBeNull();
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await advance(TRANSITION_MS);
  expect(screen.getByText('You were logged out')).toBeInTheDocument();
});

it('[TOAST-01] toasts before hydration are shown once and in order', async () => {
  showToast('early', 'plain');
  render(
    <StrictMode>
      <Toasts />
    </StrictMode>,
  );
  act(() => showToast('next', 'plain'));
  await act(async () => {
    await import('../../../../src/app/ToastHost.tsx');
  });
  await advance(TRANSITION_MS);
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['early', 'next']);
});

it('[TOAST-01] the last 20 toasts before hydration are shown', async () => {
  for (let number = 1; number <= 25; number += 1) showToast(`Toast ${number}`);
  render(<Toasts />);
  await act(async () => {
    await import('../../../../src/app/ToastHost.tsx');
  });
  await advance(TRANSITION_MS);
  const statusTexts = screen.getAllByRole('status').map((toast) => toast.textContent);
  expect(statusTexts).toHaveLength(20);
  expect(statusTexts[0]).toBe('Toast 6');
});
