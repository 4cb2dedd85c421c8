import { Suspense, useEffect, useState } from 'react';
import { useSettings } from '../config/SettingsContext.ts';
import { readAnalyticsConsent } from './analyticsConsent.ts';
import { ConsentBar } from './lazyConsentBar.ts';

/** Consent banner, shown where analytics is configured and the visitor has not chosen yet. */
export function Consent(): React.JSX.Element | null {
  const { gaMeasurementId } = useSettings();
  const [isBannerShown, setBannerShown] = useState(false);

  useEffect(() => {
    setBannerShown(gaMeasurementId !== undefined && readAnalyticsConsent() === null);
  }, [gaMeasurementId]);

  if (!isBannerShown) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar onChosen={() => setBannerShown(false)} />
    </Suspense>
  );
}
