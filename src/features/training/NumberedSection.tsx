import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { displayFont, tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';

/** Maximum length of a title in the large size, in characters. */
const LONG_TITLE = 90;

const Root = styled(Box)({
  minWidth: 0,
  paddingTop: 72,
  '& > h2': { marginBlock: '10px 20px' },
  [up.md]: { paddingTop: 104, '& > h2': { marginBottom: 28 } },
}) as typeof Box;

/** Number in a dot, then the section's label. */
const Step = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: tone.accentText,
  '& > b': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    border: `2px solid ${tone.accent}`,
    borderRadius: '50%',
    color: tone.ink,
    fontFamily: displayFont,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  // Line to the page margin.
  '&::after': { content: '""', flex: '1 1 0', height: 0, borderTop: `2px dotted ${tone.line}` },
});

interface Props {
  id: string;
  /** position, from 1 */
  step: number;
  /** label in the table of contents */
  label: string;
  title: string;
  children: ReactNode;
}

/** Numbered section of the page. */
export function NumberedSection({ id, step, label, title, children }: Props): React.JSX.Element {
  const titleId = useId();
  return (
    <Root component="section" id={id} tabIndex={-1} aria-labelledby={titleId}>
      <Step variant="label">
        <b aria-hidden="true">{step}</b>
        {label}
      </Step>
      <Heading level={2} variant={title.length > LONG_TITLE ? 'h3' : 'h2'} id={titleId} dir="auto">
        {title}
      </Heading>
      {children}
    </Root>
  );
}
