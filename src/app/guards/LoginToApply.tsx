import { askForLogin } from '../../features/jobs/askForLogin.ts';
import { LoginFirst } from './LoginFirst.tsx';

/** In place of a page on which one applies for a job: a toast says why the login comes first (DASH-02). */
export default function LoginToApply(): React.JSX.Element {
  return <LoginFirst tell={askForLogin} />;
}
