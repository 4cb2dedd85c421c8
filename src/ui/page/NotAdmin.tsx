import { Button } from '@mui/material';
import { paths } from '../../config/paths.ts';
import { CentredState } from './CentredState.tsx';

interface Props {
  /** Sentence that says what only admins can do. */
  title: string;
  level?: 1;
}

/** Instead of a page for admins, what everybody else sees. */
export function NotAdmin(props: Props): React.JSX.Element {
  return (
    <CentredState {...props} drawing={{ seed: 'admins only' }} actions={<Button href={paths.dashboardProfile}>My Profile</Button>}>
      If you have just been made an admin, log out and in once more.
    </CentredState>
  );
}
