import type { Head } from '../../api/page.ts';

/** The passcode page stays out of search engines: without an address it has nothing to say. */
export const head = (): Head => ({
  title: 'Enter your passcode',
  description: 'Enter the one-time passcode that was sent to your e-mail address.',
});

export { default } from './OtpPage.tsx';
