import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../../api/hooks.ts';
import { paths } from '../../../config/paths.ts';
import { CentredState } from '../../../ui/page/CentredState.tsx';

/** Shows its children to admins only; the server checks the role as well (REG-08). */
export function AdminsOnly({ children }: { children: ReactNode }): ReactNode {
  const isAdmin = useAppSelector(({ user }) => user.role === 'admin');
  if (isAdmin) return children;
  return (
    <CentredState
      title="Only admins see the guests of events."
      drawing={{ seed: 'admins only' }}
      actions={<Button href={paths.dashboardEvents}>My Events</Button>}
    >
      If you have just been made an admin, log out and in once more.
    </CentredState>
  );
}
