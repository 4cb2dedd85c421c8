import type { Head } from '../../api/page.ts';

export const head = (): Head => ({
  title: 'Enter your passcode',
  description: 'Enter the one-time passcode that was sent to your e-mail address.',
});

export { default } from './OtpPage.tsx';
