import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isNarrow, type BoardFocus } from './useBoardFocus.ts';

const BackButton = styled(Button)({
  marginBottom: 8,
  [up.md]: {
    position: 'absolute',
    zIndex: 1,
    '&:not(:focus-visible)': { width: 1, minWidth: 0, height: 1, minHeight: 0, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&:focus-visible': { backgroundColor: tone.surface, paddingInline: 20 },
  },
});

interface Props {
  to: string;
  jobId: string;
  focus: BoardFocus;
  children: ReactNode;
}

/** Link from a job back to its list. On wide windows it is visible only while it has keyboard focus. */
export function BackToList({ to, jobId, focus, children }: Props): React.JSX.Element {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();

  const goBack = (event: React.MouseEvent): void => {
    if (!isNarrow()) {
      event.preventDefault();
      focus.focusCard(jobId);
      return;
    }
    // Going back in history restores the scroll position.
    if ((location.state as { fromBoard?: unknown } | null)?.fromBoard !== true || navigationType !== 'PUSH') return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <BackButton variant="text" href={to} onClick={goBack} startIcon={<Icon icon="previous" />}>
      {children}
    </BackButton>
  );
}
