import { Button, Container, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tone, up } from '../theme/tokens.ts';
import { updateConsent } from './analyticsScript.ts';
import { keepAnalyticsConsent } from './analyticsConsent.ts';

const Bar = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  borderRadius: 0,
  borderTop: `3px solid ${tone.violet}`,
  '& > div': {
    display: 'grid',
    // Both answers alike: the same width, the same look.
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 16,
    '& > p': { gridColumn: '1 / -1' },
    [up.sm]: { gridTemplateColumns: '1fr 8rem 8rem', '& > p': { gridColumn: 'auto', paddingInlineEnd: 16 } },
  },
})) as typeof Paper;

/** Asks once whether analytics may store anything; until then, and after a no, it may not (NAV-03). */
export default function ConsentBar({ onChosen }: { onChosen: () => void }): React.JSX.Element {
  const choose = (choice: 'granted' | 'denied') => (): void => {
    keepAnalyticsConsent(choice);
    updateConsent(choice);
    onChosen();
  };
  return (
    <Bar component="section" variant="elevation" elevation={8} aria-label="Visitor statistics">
      <Container>
        <Typography>May we count visits with a cookie? It helps the chapter to see which pages are read.</Typography>
        <Button onClick={choose('denied')}>Decline</Button>
        <Button onClick={choose('granted')}>Accept</Button>
      </Container>
    </Bar>
  );
}
