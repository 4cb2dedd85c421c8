import { Button, Container, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { tone, up } from '../theme/tokens.ts';
import { updateConsent } from './analyticsScript.ts';
import { saveAnalyticsConsent } from './analyticsConsent.ts';

const Bar = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  borderRadius: 0,
  borderTop: `3px solid ${tone.primary}`,
  '& > div': {
    display: 'grid',
    // Both buttons look alike, so that neither choice is favoured.
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 16,
    '& > p': { gridColumn: '1 / -1' },
    [up.sm]: { gridTemplateColumns: '1fr 8rem 8rem', '& > p': { gridColumn: 'auto', paddingInlineEnd: 16 } },
  },
})) as typeof Paper;

interface Props {
  /** Element that receives the focus after the choice. */
  opener?: HTMLElement;
  onChosen: () => void;
}

/** Consent banner: analytics may store nothing until it is accepted (NAV-03). */
export default function ConsentBar({ opener, onChosen }: Props): React.JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opener !== undefined) root.current?.focus();
  }, [opener]);

  const choose = (choice: 'granted' | 'denied') => (): void => {
    saveAnalyticsConsent(choice);
    updateConsent(choice);
    onChosen();
    opener?.focus();
  };
  return (
    <Bar ref={root} tabIndex={-1} component="section" variant="elevation" elevation={8} aria-label="Visitor statistics" data-bottom-bar="">
      <Container>
        <Typography>May we count visits with a cookie? It helps the chapter see which pages people read.</Typography>
        <Button onClick={choose('denied')}>Decline</Button>
        <Button onClick={choose('granted')}>Accept</Button>
      </Container>
    </Bar>
  );
}
