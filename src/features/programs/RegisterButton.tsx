import { Button } from '@mui/material';
import type { Registration } from './registration.ts';

/** `Register`, or `SOLD OUT` in its place (EVT-06, EVT-07); `FULL` where one registers on this site and nobody sells anything. Renders nothing when there is no registration. */
export function RegisterButton({ registration }: { registration: Registration }): React.JSX.Element | null {
  if (registration.state === 'none') return null;
  if (registration.state !== 'open') {
    return (
      <Button disabled size="large">
        {registration.label ?? 'SOLD OUT'}
      </Button>
    );
  }
  return (
    <Button href={registration.href} variant="contained" color="accent" size="large">
      {registration.label ?? 'Register'}
    </Button>
  );
}
