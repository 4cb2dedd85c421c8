import { useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect } from 'react';
import { up } from '../../theme/tokens.ts';
import { MenuContent } from './MenuContent.tsx';
import { menuPanel } from './styles.ts';
import { Drawer } from '../../ui/Drawer.tsx';

const Panel = styled(Drawer)({ '& .MuiDrawer-paper': menuPanel });

interface Props {
  open: boolean;
  /** The open popover that the drawer replaces when it opens; null: none. */
  replaced: HTMLElement | null;
  onClose: () => void;
}

/** Makes the drawer look as the popover did, gives it the focus, and closes the popover. */
function replacePopover(popover: HTMLElement, drawer: HTMLElement): void {
  const sections = drawer.querySelectorAll('details');
  for (const [index, { open }] of popover.querySelectorAll('details').entries()) sections[index]?.toggleAttribute('open', open);
  drawer.scrollTop = popover.scrollTop;
  const findControls = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('a, button, summary')];
  const focused = findControls(popover).indexOf(document.activeElement as HTMLElement);
  // Returns the focus to the opener, to which the drawer returns it when it closes.
  popover.hidePopover();
  findControls(drawer)[focused]?.focus();
}

/** Phone menu after hydration, with scroll lock and focus trap (HDR-01). */
export default function MenuDrawer({ open, replaced, onClose }: Props): React.JSX.Element {
  const isWide = useMediaQuery(up.menu);
  const replaceWhenShown = useCallback(
    (paper: HTMLElement | null): void => {
      if (paper !== null && replaced !== null) replacePopover(replaced, paper);
    },
    [replaced],
  );
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
      {...(replaced !== null && { transitionDuration: 0 })}
      slotProps={{
        paper: { ref: replaceWhenShown, role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', onClick: closeOnNavigation },
      }}
    >
      <MenuContent isHydrated closeProps={{ onClick: onClose }} />
    </Panel>
  );
}
