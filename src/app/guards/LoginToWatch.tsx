import { RequireLogin } from './RequireLogin.tsx';

/** Guard of the videos (VID-01). */
export default function LoginToWatch(): React.JSX.Element {
  return <RequireLogin />;
}
