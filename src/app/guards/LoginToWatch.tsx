import { RedirectToLogin } from './RedirectToLogin.tsx';

/** Guard of the videos (VID-01). */
export default function LoginToWatch(): React.JSX.Element {
  return <RedirectToLogin />;
}
