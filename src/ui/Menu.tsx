import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { displayFace, radius, tone, touch } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import { useMounted } from './useMounted.ts';

const Root = styled('div')({
  position: 'relative',
  // Before there are scripts, and without them, pointing and focus open the menu.
  '&:not([data-ready]):is(:hover, :focus-within) > ul': { display: 'block' },
});

const Opener = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: touch,
  padding: '0 10px',
  border: 0,
  borderRadius: radius,
  background: 'none',
  fontFamily: displayFace,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { color: tone.violet },
  '& > svg': { transition: 'transform .15s' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
});

/** The look of a list of links in a menu, also without the button (in a mobile menu). */
export const MenuList = styled('ul')({
  margin: 0,
  padding: 8,
  listStyle: 'none',
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: touch,
    padding: '8px 12px',
    border: 0,
    borderRadius: radius / 2,
    background: 'none',
    color: tone.ink,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { background: tone.violetSoft, color: tone.violetStrong },
  '& a:focus-visible, & button:focus-visible': { outlineOffset: -3 },
  '& a[aria-current]': { fontWeight: 600 },
});

const Panel = styled(MenuList)({
  display: 'none',
  position: 'absolute',
  insetInlineStart: 0,
  top: '100%',
  zIndex: 1200,
  width: 'max-content',
  minWidth: 220,
  maxWidth: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 120px)',
  overflowY: 'auto',
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  background: tone.surface,
  boxShadow: '0 12px 40px rgb(20 8 26 / 0.14)',
  '&[data-open]': { display: 'block' },
  '&[data-align=end]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
});

export interface MenuProps {
  label: ReactNode;
  /** list items, each with a link or a button */
  children: ReactNode;
  /** which edge of the button the panel keeps to */
  align?: 'start' | 'end';
}

/**
 * A button that shows a list of links (HDR-01). The down arrow opens it and goes to the first link; arrows,
 * Home and End move; Escape closes and returns to the button; following a link, leaving it with the
 * keyboard or a click elsewhere closes it.
 */
export function Menu({ label, children, align = 'start' }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const mounted = useMounted();
  const [open, setOpen] = useState(false);
  const [enter, setEnter] = useState<'first' | 'last' | null>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
  useEffect(() => {
    if (!open || !enter) return;
    itemsOf(root.current)
      .at(enter === 'first' ? 0 : -1)
      ?.focus();
    setEnter(null);
  }, [open, enter]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(root.current);
    const at = items.findIndex((item) => item === document.activeElement);
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      opener.current?.focus();
    } else if (at < 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
      setEnter(event.key === 'ArrowDown' ? 'first' : 'last');
    } else if (at >= 0) {
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      items[(to + items.length) % items.length]?.focus();
    }
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <Root ref={root} data-ready={mounted ? '' : undefined} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Opener ref={opener} type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        {label}
        <Icon name="down" size={18} />
      </Opener>
      <Panel
        id={listId}
        data-open={open ? '' : undefined}
        data-align={align}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {children}
      </Panel>
    </Root>
  );
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('ul a, ul button:not(:disabled)') ?? [])];
}
