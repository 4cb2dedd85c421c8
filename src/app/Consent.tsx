import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useSettings } from '../config/SettingsContext.ts';
import { readAnalyticsConsent } from './analyticsConsent.ts';

// If the banner cannot be loaded, analytics may still store nothing, and the next page load tries again.
const ConsentBar = lazy<ComponentType<{ onChosen: () => void }>>(() => import('./ConsentBar.tsx').catch(() => ({ default: () => null })));

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
