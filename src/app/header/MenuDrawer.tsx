import { Drawer, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { up } from '../../theme/tokens.ts';
import { MenuContent } from './MenuContent.tsx';
import { menuPanel } from './menuPanel.ts';

const Panel = styled(Drawer)({ '& .MuiDrawer-paper': menuPanel });

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The menu of narrow screens once there are scripts: nothing behind it scrolls or can be reached (HDR-01). */
export default function MenuDrawer({ open, onClose }: Props): React.JSX.Element {
  const wide = useMediaQuery(up.menu);
  useEffect(() => {
    if (wide) onClose();
  }, [wide, onClose]);
  // Before the navigation, so that the focus, given back to the opener, can go on to the heading of the new page.
  const closeWhenLeft = ({ target }: React.MouseEvent): void => {
    if (target instanceof Element && target.closest('a, [data-leaves]') !== null) onClose();
  };
  return (
    <Panel
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', onClick: closeWhenLeft } }}
    >
      <MenuContent scripts close={{ onClick: onClose }} />
    </Panel>
  );
}
