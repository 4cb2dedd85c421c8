import { LoginFirst } from './LoginFirst.tsx';

/** In place of a video, which members watch (VID-01). */
export default function LoginToWatch(): React.JSX.Element {
  return <LoginFirst />;
}
