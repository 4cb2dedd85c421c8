import { LoginFirst } from './LoginFirst.tsx';

/** Videos (VID-01). */
export default function LoginToWatch(): React.JSX.Element {
  return <LoginFirst />;
}
