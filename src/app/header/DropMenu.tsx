import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { radius, tone } from '../../theme/tokens.ts';
import { headerItem } from './HeaderLink.tsx';

const Opener = styled('summary')({
  ...headerItem,
  listStyle: 'none',
  gap: 8,
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    width: 7,
    height: 7,
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  'details[open] > &': { backgroundColor: tone.tint },
  'details[open] > &::after': { transform: 'translateY(2px) rotate(225deg)' },
});

const Panel = styled('ul')({
  position: 'absolute',
  zIndex: 1,
  minWidth: 260,
  margin: '8px 0 0',
  padding: 8,
  listStyle: 'none',
  backgroundColor: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  boxShadow: '0 12px 40px rgb(20 8 26 / 0.14)',
  '& a': { display: 'flex', width: '100%' },
});

/**
 * One drop-down of the header. It is the browser's own disclosure, so it opens before any script has run;
 * scripts add that it closes on Escape (the focus goes back to the opener), outside and after a navigation.
 */
export function DropMenu({ label, children }: { label: string; children: ReactNode }): React.JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    // What the visitor opened before the scripts came stays open.
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (details.current !== null) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const closeOutside = (event: Event): void => {
      const menu = details.current;
      if (menu?.open === true && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const onKeyDown = (event: React.KeyboardEvent<HTMLDetailsElement>): void => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };

  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape for the menu inside */}
      <details ref={details} name="header-menu" onKeyDown={onKeyDown}>
        <Opener>{label}</Opener>
        <Panel>{children}</Panel>
      </details>
    </li>
  );
}
