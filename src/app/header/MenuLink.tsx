import { ListItemButton } from '@mui/material';
import { NavLink } from 'react-router';
import type { MenuEntry as Target } from './menus.ts';

export function MenuLink({ label, to }: Target): React.JSX.Element {
  return (
    <li>
      <ListItemButton component={NavLink} to={to}>
        {label}
      </ListItemButton>
    </li>
  );
}
