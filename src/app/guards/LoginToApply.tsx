import { showLoginHint } from '../../features/jobs/showLoginHint.ts';
import { RequireLogin } from './RequireLogin.tsx';

/** Guard of the application form (DASH-02). */
export default function LoginToApply(): React.JSX.Element {
  return <RequireLogin notify={showLoginHint} />;
}
