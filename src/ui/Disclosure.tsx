import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { displayFace, tone, touch } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Opener = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: touch + 4,
  padding: '8px 4px',
  border: 0,
  borderBottom: `1px solid ${tone.line}`,
  background: 'none',
  fontFamily: displayFace,
  fontSize: '1.125rem',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', transition: 'transform .15s' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
});

/**
 * A heading-like button that shows and hides what is below it. Who is open is the parent's to decide, so
 * that one of several can be open at a time (HDR-01).
 */
export function Disclosure({
  label,
  open,
  onToggle,
  children,
}: {
  label: ReactNode;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <Opener type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {label}
        <Icon name="down" />
      </Opener>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
