import type { GuardProps } from '../../api/page.ts';
import { showLoginHint } from '../../features/jobs/showLoginHint.ts';
import { RedirectToLogin } from './RedirectToLogin.tsx';

/** Guard of the application form (DASH-02). */
export default function LoginToApply({ wasOpen }: GuardProps): React.JSX.Element {
  // When a session ends in the middle of the form, its end has been reported already.
  return <RedirectToLogin notify={wasOpen ? undefined : showLoginHint} />;
}
