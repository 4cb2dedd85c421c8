import type { ReactNode } from 'react';
import { useAppSelector } from '../../../api/hooks.ts';
import { NotAdmin } from '../../../ui/page/NotAdmin.tsx';

/** Shows its children to admins only; the server checks the role as well (REG-08). */
export function AdminsOnly({ children }: { children: ReactNode }): ReactNode {
  const isAdmin = useAppSelector(({ user }) => user.role === 'admin');
  return isAdmin ? children : <NotAdmin title="Only admins see the guests of events." />;
}
