import { lazy, Suspense, useEffect, useState } from 'react';
import { analyticsConsent } from './analyticsConsent.ts';
import { useSettings } from './SettingsContext.ts';

const ConsentBar = lazy(() => import(/* webpackChunkName: "consent" */ './ConsentBar.tsx'));

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
