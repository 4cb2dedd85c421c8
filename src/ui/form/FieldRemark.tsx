import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { createContext, use } from 'react';
import { tone } from '../../theme/tokens.ts';

export interface Remark {
  /** Path of the field in the form's values. */
  name: string;
  /** Heading that names the author: `The chapter’s remark`. */
  title: string;
  text: string;
}

/** Provides the remark, which is shown at its field; null when there is none. */
export const RemarkContext = createContext<Remark | null>(null);

const RemarkText = styled(Box)({
  flex: '1 0 100%',
  display: 'block',
  margin: '4px 0 8px',
  padding: '8px 12px',
  borderInlineStart: `4px solid ${tone.accent}`,
  background: tone.tint,
  color: tone.ink,
  fontSize: '1rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}) as typeof Box;

export function FieldRemark({ name }: { name: string }): React.JSX.Element | null {
  const remark = use(RemarkContext);
  if (remark === null || remark.name !== name) return null;
  return (
    <RemarkText component="span" data-remark="">
      <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {remark.title}
      </Typography>
      {remark.text}
    </RemarkText>
  );
}
