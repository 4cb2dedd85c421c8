import styled from '@emotion/styled';
import { radius, tone } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { updateConsent } from './analyticsScript.ts';
import { keepAnalyticsConsent } from './analyticsConsent.ts';

const Bar = styled('section')({
  position: 'fixed',
  zIndex: 30,
  insetInline: 16,
  insetBlockEnd: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  maxWidth: 880,
  margin: '0 auto',
  padding: '16px 24px',
  border: `1px solid ${tone.lineStrong}`,
  borderRadius: radius,
  backgroundColor: tone.surface,
});

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Asks once whether analytics may store anything; until then, and after a no, it may not (NAV-03). */
export default function ConsentBar({ onChosen }: { onChosen: () => void }): React.JSX.Element {
  const choose = (choice: 'granted' | 'denied') => (): void => {
    keepAnalyticsConsent(choice);
    updateConsent(choice);
    onChosen();
  };
  return (
    <Bar aria-label="Visitor statistics">
      <p>May we count visits with a cookie? It helps the chapter to see which pages are read.</p>
      <Choices>
        <Button tone="action" onClick={choose('granted')}>
          Accept
        </Button>
        <Button onClick={choose('denied')}>Decline</Button>
      </Choices>
    </Bar>
  );
}
