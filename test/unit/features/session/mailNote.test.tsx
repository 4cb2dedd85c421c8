import { act, render, screen } from '@testing-library/react';
import { MailNote } from '../../../../src/features/session/MailNote.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[AUTH-05] counts down to the next mail, and announces only the beginning and the end', async () => {
  const { container, rerender } = render(<MailNote mails={null} />);
  expect(container.textContent).toBe('');
  rerender(<MailNote mails={{ sent: false, nextIn: 3, requestedAt: Date.now() }} />);
  const shownTexts: (string | null)[] = [];
  const announcements = new Set<string | null>();
  for (let second = 0; second < 5; second += 1) {
    shownTexts.push(container.querySelector('[aria-hidden=true]')?.textContent ?? null);
    announcements.add(screen.getByRole('status').textContent);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
  const validNote = 'No new e-mail was sent: the passcode sent a moment ago is still valid.';
  const finalNote = `${validNote} You can request another one now.`;
  expect(shownTexts).toEqual([
    ...['3', '2', '1'].map((secondsLeft) => `${validNote} You can request another one in ${secondsLeft} s.`),
    finalNote,
    finalNote,
  ]);
  expect([...announcements]).toEqual([`${validNote} You can request another one in 3 seconds.`, finalNote]);
  expect(jest.getTimerCount()).toBe(0);
});
