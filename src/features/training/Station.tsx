import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { displayFont, tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';

/** A title of more characters is set smaller. */
const LONG_TITLE = 90;

const Root = styled(Box)({
  minWidth: 0,
  paddingTop: 72,
  '& > h2': { marginBlock: '10px 20px' },
  [up.md]: { paddingTop: 104, '& > h2': { marginBottom: 28 } },
}) as typeof Box;

/** The number as a dot of the kolam, then the name that the contents call it. */
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
  // The line goes on to the margin, as a path does.
  '&::after': { content: '""', flex: '1 1 0', height: 0, borderTop: `2px dotted ${tone.line}` },
});

interface Props {
  id: string;
  /** its place on the path, from 1 */
  step: number;
  /** what the contents call it */
  label: string;
  title: string;
  children: ReactNode;
}

/** One station of the path from the question to what one takes home. */
export function Station({ id, step, label, title, children }: Props): React.JSX.Element {
  const titleId = useId();
  return (
    <Root component="section" id={id} tabIndex={-1} aria-labelledby={titleId}>
      <Step variant="label">
        <b aria-hidden="true">{step}</b>
        {label}
      </Step>
      <Heading level={2} look={title.length > LONG_TITLE ? 'h3' : 'h2'} id={titleId} dir="auto">
        {title}
      </Heading>
      {children}
    </Root>
  );
}
