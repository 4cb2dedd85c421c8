import { Typography, Box } from '@mui/material';
import { type ReactNode, createContext, use } from 'react';
import { styled } from '@mui/material/styles';
import { tone } from '../../theme/tokens.ts';

interface Remark {
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

function FieldRemark({ name }: { name: string }): React.JSX.Element | null {
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

export function FieldLabel({ label, optional = false }: { label: string; optional?: boolean }): React.JSX.Element {
  return (
    <>
      {label}
      {optional && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ lineHeight: 1 }}>
          {' (optional)'}
        </Typography>
      )}
    </>
  );
}

interface NoteProps {
  name: string;
  error?: string;
  hint?: ReactNode;
  counter?: string;
}

/** Helper text of a field: the remark, then the error or the hint, and the counter, which is hidden without scripts. */
export function FieldNote({ name, error, hint, counter }: NoteProps): React.JSX.Element {
  return (
    <>
      <FieldRemark name={name} />
      <span>{error ?? hint}</span>
      {counter !== undefined && <span data-needs-scripts="">{counter}</span>}
    </>
  );
}
