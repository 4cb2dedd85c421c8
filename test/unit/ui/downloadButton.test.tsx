import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadButton } from '../../../src/ui/DownloadButton.tsx';
import { onToast } from '../../../src/ui/toast/toast.ts';

function show() {
  const pending: PromiseWithResolvers<void>[] = [];
  const download = () => {
    pending.push(Promise.withResolvers());
    return pending.at(-1)?.promise ?? Promise.resolve();
  };
  render(
    <>
      <DownloadButton download={download} errorSubject="job" toastId="job">
        Download the description
      </DownloadButton>
      <button type="button">Other</button>
    </>,
  );
  return {
    pending,
    button: screen.getByRole('button', { name: 'Download the description' }),
    other: screen.getByRole('button', { name: 'Other' }),
  };
}

it('a download button works once at a time, and keeps the focus', async () => {
  const { pending, button } = show();
  act(() => button.focus());
  await userEvent.keyboard('{Enter}{Enter}');
  expect(pending).toHaveLength(1);
  // The attribute `disabled` would take the focus from the button in a browser, but not in jsdom.
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  act(() => pending[0]?.resolve());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pending).toHaveLength(2);
});

it('a failed download shows an error, and does not take the focus from another element', async () => {
  const toasts: string[] = [];
  const stopListening = onToast(({ text }) => toasts.push(text));
  const { pending, button, other } = show();
  await userEvent.click(button);
  act(() => other.focus());
  act(() => pending[0]?.reject(new Error('no')));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(other).toHaveFocus();
  expect(toasts).toEqual(['Operation failed']);
  stopListening();
});
