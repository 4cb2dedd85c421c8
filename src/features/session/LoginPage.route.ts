import type { Head, PageContext } from '../../api/page.ts';
import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import { NO_SCRIPTS_PARAMETER } from './loginState.ts';

/** Canonical login page, whatever its return path. */
export const head = ({ url }: Pick<PageContext, 'url'>): Head => ({
  title: 'Member Login',
  description: `Members of ${chapter().name} log in with a one-time passcode that comes by e-mail.`,
  path: paths.login,
  noindex: url.searchParams.has('from') || url.searchParams.has(NO_SCRIPTS_PARAMETER),
});

export { default } from './LoginPage.tsx';
