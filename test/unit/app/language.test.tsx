import { act, render, screen, waitFor, within } from '@testing-library/react';
import { resumeTranslation } from '../../../src/app/language/language.ts';
import { LanguageChoice } from '../../../src/app/language/LanguageChoice.tsx';
import { onToast } from '../../../src/ui/toast/toast.ts';

it("[NAV-06] reports a translator that fails to load and keeps the page's language, on the next page as well", async () => {
  // The language was chosen on the previous page: a translation starts after a reload.
  document.cookie = 'googtrans=/en/hi; path=/';
  const toasts: string[] = [];
  const stop = onToast(({ text }) => toasts.push(text));
  render(<LanguageChoice />);
  const [english, hindi] = within(screen.getByRole('list', { name: 'Language' })).getAllByRole('button');
  expect(hindi).toHaveAttribute('aria-current', 'true');
  const translation = resumeTranslation();
  await waitFor(() => expect(document.querySelector('script[src*="translate"]')).not.toBeNull());
  document.querySelector('script[src*="translate"]')?.dispatchEvent(new Event('error'));
  await act(async () => translation);
  expect(toasts).toEqual(['The translation service cannot be reached. Please try again later.']);
  await waitFor(() => expect(english).toHaveAttribute('aria-current', 'true'));
  expect(document.cookie).not.toContain('googtrans');
  stop();
});

it('[NAV-06] a page in its own language fetches no translator', async () => {
  for (const script of document.querySelectorAll('script[src*="translate"]')) script.remove();
  await resumeTranslation();
  expect(document.querySelector('script[src*="translate"]')).toBeNull();
});
