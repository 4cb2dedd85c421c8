import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { displayFace, radius, tone } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

const Root = styled('dialog')({
  width: 'min(560px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  background: tone.surface,
  color: tone.ink,
  boxShadow: '0 12px 40px rgb(20 8 26 / 0.25)',
  animation: `${appear} .18s ease-out`,
  '&::backdrop': { background: 'rgb(20 8 26 / 0.55)' },
  '&[data-side=end]': {
    width: 'min(400px, 100vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 0 0 auto',
    border: 0,
    borderRadius: 0,
    animationName: slideIn,
  },
});

const Head = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 8px 8px 24px',
  background: tone.surface,
  borderBottom: `1px solid ${tone.line}`,
  '& h2': { margin: 0, fontFamily: displayFace, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.25 },
});

const Body = styled('div')({ padding: '16px 24px 24px', '& > p': { margin: '0 0 16px' } });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '0 24px 24px',
});

export interface DialogProps {
  open: boolean;
  /** Escape, the close button and a click beside the dialog ask for it */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** buttons at the end */
  actions?: ReactNode;
  /** `end`: a panel that slides in at the side, for menus on a phone */
  side?: 'centre' | 'end';
}

/**
 * A modal dialog on the browser's own `<dialog>`: the rest of the page is inert, Escape closes, focus
 * goes in and comes back to the opener. Its content exists only while it is open.
 */
export function Dialog({ open, onClose, title, children, actions, side = 'centre' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // The browser gives focus back by itself only when the dialog is still in the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    <Root ref={ref} aria-labelledby={titleId} data-side={side} onCancel={onCancel} onClick={onClick}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Button tone="plain" size="icon" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </Head>
      <Body>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
