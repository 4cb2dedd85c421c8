import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SHADE } from '../../../shared/colours.ts';
import { useSession } from '../../api/session/useSession.ts';
import { up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import type MenuDrawer from './MenuDrawer.tsx';
import { menuPanel } from './styles.ts';

/**
 * Returns props for an element whose content the server renders and React does not hydrate: `<div {...serverOnlyHtml(<Menu />)} />`. The
 * content may contain only links and native controls.
 */
const serverOnlyHtml = (content: ReactNode) =>
  typeof document === 'undefined'
    ? { children: content }
    : // oxlint-disable-next-line react/no-danger -- empty HTML, which makes React keep the server's content
      { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const POPOVER_ID = 'phone-menu';

const Opener = styled(IconButton)({ marginInlineEnd: -10, [up.menu]: { display: 'none' } }) as typeof IconButton;

// For the server only. Browsers load `MenuContent` with the drawer.
const MenuContent = lazy(async () => ({ default: (await import(/* webpackChunkName: "phone-menu" */ './MenuContent.tsx')).MenuContent }));

/** Used until hydration. Its close button works without scripts. */
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

type Drawer = typeof MenuDrawer;

const fetchDrawer = async (): Promise<Drawer> => (await import(/* webpackChunkName: "phone-menu" */ './MenuDrawer.tsx')).default;

/** Prefetches the drawer. If that fails, the click tries again. */
const prefetchDrawer = (): void => void fetchDrawer().catch(() => undefined);

/**
 * Phone menu: a drawer, which is loaded at the first touch. Before hydration, or when loading fails, a native popover. A popover that is open
 * when the session becomes known is replaced by the drawer, because the server's content has only the links of visitors.
 */
export function MobileMenu(): React.JSX.Element {
  const [Drawer, setDrawer] = useState<Drawer | null>(null);
  const [open, setOpen] = useState(false);
  /** The popover that the drawer replaces while it is open. */
  const [replaced, setReplaced] = useState<HTMLElement | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const isSessionKnown = useSession() !== 'unknown';
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    const isOpen = (): boolean => (popover.current?.getClientRects().length ?? 0) > 0;
    if (!isSessionKnown || !isOpen()) return;
    fetchDrawer().then(
      (Fetched) => {
        // It may have been closed meanwhile.
        if (!isOpen()) return;
        setDrawer(() => Fetched);
        setReplaced(popover.current);
        setOpen(true);
      },
      // The popover stays: its links work.
      () => undefined,
    );
  }, [isSessionKnown]);

  const openDrawer = (event: React.MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    event.currentTarget.focus();
    fetchDrawer().then(
      (Fetched) => {
        setDrawer(() => Fetched);
        setReplaced(null);
        setOpen(true);
      },
      () => popover.current?.showPopover(),
    );
  };

  // If the drawer failed to load, a page's code may fail too. The router then shows an error, whereas the browser would leave the site.
  const onLinkClick = (event: React.MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    event.preventDefault();
    popover.current?.hidePopover();
    void navigate(`${link.pathname}${link.search}${link.hash}`);
  };

  return (
    <>
      <Opener
        aria-label="Menu"
        aria-haspopup="dialog"
        // The browser reports the state of its own popover.
        aria-expanded={Drawer === null ? undefined : open}
        popoverTarget={POPOVER_ID}
        onClick={openDrawer}
        onPointerEnter={prefetchDrawer}
        onFocus={prefetchDrawer}
      >
        <Icon icon="menu" size={26} />
      </Opener>
      <Popover
        id={POPOVER_ID}
        ref={popover}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        onClick={onLinkClick}
        {...serverOnlyHtml(<MenuContent closeProps={{ popoverTarget: POPOVER_ID, popoverTargetAction: 'hide' }} />)}
      />
      {Drawer !== null && <Drawer open={open} replaced={replaced} onClose={() => setOpen(false)} />}
    </>
  );
}
