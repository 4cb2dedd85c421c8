import { showLoginHint } from '../../features/jobs/showLoginHint.ts';
import { LoginFirst } from './LoginFirst.tsx';

/** Guard of the application form (DASH-02). */
export default function LoginToApply(): React.JSX.Element {
  return <LoginFirst notify={showLoginHint} />;
}
