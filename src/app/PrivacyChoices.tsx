import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { tone } from '../theme/tokens.ts';
import { readAnalyticsConsent } from './analyticsConsent.ts';
import { ConsentBar } from './lazyConsentBar.ts';

const Choice = styled(Button)({ marginInline: -8, paddingInline: 8, font: 'inherit', fontSize: '0.9375rem', color: tone.onDeepSoft });

/** Button that reopens the consent banner (NAV-03). Does nothing before the first choice, because the banner is open anyway. */
export function PrivacyChoices(): React.JSX.Element {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const showConsent = ({ currentTarget }: React.MouseEvent<HTMLElement>): void => {
    if (readAnalyticsConsent() !== null) setOpener(currentTarget);
  };
  return (
    <>
      <Choice variant="text" size="small" onClick={showConsent} data-needs-scripts="">
        Privacy choices
      </Choice>
      {opener !== null && (
        <Suspense>{createPortal(<ConsentBar opener={opener} onChosen={() => setOpener(null)} />, document.body)}</Suspense>
      )}
    </>
  );
}
