import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useSettings } from '../config/SettingsContext.ts';
import { analyticsConsent } from './analyticsConsent.ts';

// Out of reach: nothing is asked, so storage stays denied; the next page asks again.
const ConsentBar = lazy<ComponentType<{ onChosen: () => void }>>(() =>
  import(/* webpackChunkName: "consent" */ './ConsentBar.tsx').catch(() => ({ default: () => null })),
);

/** Shows the question about visitor statistics where analytics is configured and the visitor has not answered yet. */
export function Consent(): React.JSX.Element | null {
  const { gaMeasurementId } = useSettings();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    setAsking(gaMeasurementId !== undefined && analyticsConsent() === null);
  }, [gaMeasurementId]);

  if (!asking) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar onChosen={() => setAsking(false)} />
    </Suspense>
  );
}
