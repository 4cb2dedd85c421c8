import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { measure, tone } from '../../../theme/tokens.ts';

const NoticeBox = styled(Box)({
  padding: '16px clamp(16px, 3vw, 40px)',
  borderBottom: `1px solid ${tone.line}`,
  background: tone.tint,
  '&[data-bad]': { background: tone.errorSoft, color: tone.error },
  '& > *': { maxWidth: measure },
}) as typeof Box;

interface Props {
  /** leading text */
  title?: string;
  /** whether the member has to act; the notice is red then */
  isError?: boolean;
  children: ReactNode;
}

/** Notice above a job's actions. Line breaks of user text are kept. */
export function Notice({ title, isError = false, children }: Props): React.JSX.Element {
  return (
    <NoticeBox data-bad={isError ? '' : undefined}>
      {title !== undefined && (
        <Typography variant="h5" component="p">
          {title}
        </Typography>
      )}
      <Typography component="div" color="textPrimary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </NoticeBox>
  );
}
