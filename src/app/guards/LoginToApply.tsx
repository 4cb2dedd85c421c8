import { showLoginHint } from '../../features/jobs/showLoginHint.ts';
import { RedirectToLogin } from './RedirectToLogin.tsx';

/** Guard of the application form (DASH-02). */
export default function LoginToApply(): React.JSX.Element {
  return <RedirectToLogin notify={showLoginHint} />;
}
