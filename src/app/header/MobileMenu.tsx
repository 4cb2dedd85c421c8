import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SHADE } from '../../../shared/colours.ts';
import { up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { serverOnlyHtml } from '../../ui/serverOnlyHtml.ts';
import { menuPanel } from './menuPanel.ts';

const POPOVER = 'phone-menu';

const Opener = styled(IconButton)({ marginInlineEnd: -10, [up.menu]: { display: 'none' } }) as typeof IconButton;

// For the server, which waits for it: browsers never render it, so they fetch it with the drawer only.
const MenuContent = lazy(async () => ({ default: (await import(/* webpackChunkName: "phone-menu" */ './MenuContent.tsx')).MenuContent }));

/** Until the scripts come. Its close button is the popover's own. */
const Popover = styled('div')({
  ...menuPanel,
  position: 'fixed',
  inset: '0 0 0 auto',
  height: '100dvh',
  maxWidth: '100vw',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: SHADE.scrim },
  'html:has(&:popover-open)': { overflow: 'hidden' },
});

type Drawer = ComponentType<{ open: boolean; onClose: () => void }>;

const fetchDrawer = async (): Promise<Drawer> => (await import(/* webpackChunkName: "phone-menu" */ './MenuDrawer.tsx')).default;

/** Ahead of the tap; when it fails, the tap itself tries again. */
const prepare = (): void => void fetchDrawer().catch(() => undefined);

/**
 * The menu of narrow screens: a drawer, fetched with the first touch of its button. Before the scripts, and should the
 * drawer be out of reach, it is a popover with the same content, which the browser opens and closes.
 */
export function MobileMenu(): React.JSX.Element {
  const [Drawer, setDrawer] = useState<Drawer | null>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => setOpen(false), [key]);

  const show = (event: React.MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    // Safari gives a clicked button no focus; the drawer returns it to what had it.
    event.currentTarget.focus();
    fetchDrawer().then(
      (Fetched) => {
        setDrawer(() => Fetched);
        setOpen(true);
      },
      () => document.getElementById(POPOVER)?.showPopover(),
    );
  };

  // The drawer did not come, so pages may not either: the app says that in words, the browser would leave the site.
  const follow = (event: React.MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    event.preventDefault();
    document.getElementById(POPOVER)?.hidePopover();
    void navigate(`${link.pathname}${link.search}${link.hash}`);
  };

  return (
    <>
      <Opener
        aria-label="Menu"
        aria-haspopup="dialog"
        // Of its own popover the browser tells it.
        aria-expanded={Drawer === null ? undefined : open}
        popoverTarget={POPOVER}
        onClick={show}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" size={26} />
      </Opener>
      <Popover
        id={POPOVER}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        onClick={follow}
        {...serverOnlyHtml(<MenuContent close={{ popoverTarget: POPOVER, popoverTargetAction: 'hide' }} />)}
      />
      {Drawer !== null && <Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
