import { Suspense } from 'react';
import { CertificationRail } from './CertificationRail.tsx';
import { EventsTeaser } from './EventsTeaser.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { Masthead } from './Masthead.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { CallsToAction } from './CallsToAction.tsx';

/** Home page (HOME-01 to HOME-08). Sections load and fail independently; Suspense boundaries allow incremental hydration. */
export default function HomePage(): React.JSX.Element {
  return (
    <>
      <Masthead />
      <Suspense>
        <HeroCarousel />
      </Suspense>
      <Suspense>
        <CertificationRail />
      </Suspense>
      <Suspense>
        <StatisticsPanel />
      </Suspense>
      <Suspense>
        <EventsTeaser />
      </Suspense>
      <Suspense>
        <CallsToAction />
      </Suspense>
    </>
  );
}
