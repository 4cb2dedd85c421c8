import { Button, CircularProgress, IconButton, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';

const DOTS = { lines: 'M12 5.5v.1M12 12v.1M12 18.5v.1' };

/** A link or an action. */
export type MenuAction = { label: string; href: string; run?: never } | { label: string; run: () => void; href?: never };

interface Props {
  /** text of the button; null: an icon */
  text: string | null;
  /** accessible name, which contains the text */
  label: string;
  /** a single action that is not a link is run by the button itself, without a menu */
  actions: readonly MenuAction[];
  busy?: boolean;
}

/** A button with a menu of actions. Without actions it renders nothing. The button keeps the focus when its actions change. */
export function ActionMenu({ text, label, actions, busy = false }: Props): React.JSX.Element | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first, ...others] = actions;
  if (first === undefined) return null;
  const isMenu = others.length > 0 || first.href !== undefined;
  const props = {
    'aria-label': label,
    'aria-busy': busy || undefined,
    'aria-haspopup': isMenu ? 'menu' : undefined,
    'aria-expanded': isMenu ? anchor !== null : undefined,
    onClick: (event: React.MouseEvent<HTMLElement>): void => (isMenu ? setAnchor(event.currentTarget) : first.run?.()),
  } as const;
  const spinner = <CircularProgress size={18} color="inherit" aria-hidden />;
  return (
    <>
      {text === null ? (
        <IconButton {...props}>{busy ? spinner : <Icon icon={DOTS} />}</IconButton>
      ) : (
        <Button {...props} endIcon={busy ? spinner : isMenu && <Icon icon="down" size={16} />}>
          {text}
        </Button>
      )}
      {isMenu && anchor !== null && (
        // A separate landmark, because the menu is rendered outside the page's landmarks.
        <Menu
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
        >
          {actions.map(({ label: action, href, run }) =>
            href === undefined ? (
              <MenuItem
                key={action}
                onClick={() => {
                  setAnchor(null);
                  run();
                }}
              >
                {action}
              </MenuItem>
            ) : (
              <MenuItem key={action} component={RouterLink} to={href} onClick={() => setAnchor(null)}>
                {action}
              </MenuItem>
            ),
          )}
        </Menu>
      )}
    </>
  );
}
