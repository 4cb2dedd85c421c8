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

/** Phone menu after hydration, with scroll lock and focus trap (HDR-01). */
export default function MenuDrawer({ open, onClose }: Props): React.JSX.Element {
  const isWide = useMediaQuery(up.menu);
  useEffect(() => {
    if (isWide) onClose();
  }, [isWide, onClose]);
  // Closes before the navigation, so that the focus returns to the opener and then moves to the new page's heading.
  const closeOnNavigation = ({ target }: React.MouseEvent): void => {
    if (target instanceof Element && target.closest('a, [data-leaves]') !== null) onClose();
  };
  return (
    <Panel
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', onClick: closeOnNavigation } }}
    >
      <MenuContent isHydrated closeProps={{ onClick: onClose }} />
    </Panel>
  );
}
