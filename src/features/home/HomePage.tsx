import { Container, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { chapter } from '../../config/chapter.ts';
import { up } from '../../theme/tokens.ts';
import { InParts } from '../../ui/page/InParts.tsx';
import { CertificationRail } from './CertificationRail.tsx';
import { EventsTeaser } from './EventsTeaser.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { CallsToAction } from './CallsToAction.tsx';

const Strip = styled(Container)({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 32,
  paddingBlock: 12,
  '& > p': { display: 'none', [up.md]: { display: 'block' } },
});

function Masthead(): React.JSX.Element {
  return (
    <Strip>
      <Typography component="h1" variant="h5">
        {chapter().tagline}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {chapter().address.at(-1)}
      </Typography>
    </Strip>
  );
}

/** Home page (HOME-01 to HOME-08). Sections load and fail independently; Suspense boundaries allow incremental hydration. */
export default function HomePage(): React.JSX.Element {
  return (
    <>
      <Masthead />
      <InParts>
        <HeroCarousel />
        <CertificationRail />
        <StatisticsPanel />
        <EventsTeaser />
        <CallsToAction />
      </InParts>
    </>
  );
}
