import { Box, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ProgramDetail } from '../../api/models/event.ts';
import { paths } from '../../config/paths.ts';
import { down, measure, tone, up } from '../../theme/tokens.ts';
import { Kolam } from '../../ui/Kolam.tsx';
import { KolamField } from '../../ui/KolamField.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { QuerySection, type Query } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { SubscribeLinks } from './SubscribeLinks.tsx';

const HeroBackground = styled(Box)({
  position: 'relative',
  isolation: 'isolate',
  backgroundColor: tone.tint,
  borderBottom: `1px solid ${tone.line}`,
  [down.md]: { overflow: 'clip' },
});

/** Drawing that is never behind the program's text. It is below that text on phones, and beside it on wide windows. */
const BackgroundDrawing = styled(KolamField)({
  zIndex: -1,
  color: tone.lineStrong,
  opacity: 0.35,
  [up.md]: { insetInlineStart: '54%', maskImage: 'linear-gradient(to right, transparent, #000 40%)' },
});

const Columns = styled(Container)({
  display: 'grid',
  gap: 32,
  paddingBlock: '12px 40px',
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'stretch',
    gap: 'clamp(40px, 6vw, 96px)',
    paddingBlock: '20px 0',
  },
});

/**
 * Box of the upcoming event. On phones the drawing lies behind this box and is positioned relative to it: relative to the end of the
 * section, it would move while the document is still arriving.
 */
const UpcomingBox = styled(Box)({
  [down.md]: { position: 'relative', '& > .kolam': { inset: '-16px calc(50% - 50vw) auto', height: 560 } },
  // Overlaps the section's lower edge.
  [up.md]: { alignSelf: 'start', marginTop: 44, marginBottom: -56 },
});

/** Text with a background on phones, where the drawing would otherwise show through the buttons. */
const ProgramText = styled(Stack)({
  minWidth: 0,
  [down.md]: { backgroundColor: tone.tint, boxShadow: `0 0 0 100vmax ${tone.tint}`, clipPath: 'inset(-100vmax -100vmax -16px)' },
});

const Ornament = styled(Box)({
  display: 'none',
  color: tone.primary,
  [up.md]: {
    display: 'block',
    flex: '1 1 0',
    alignSelf: 'flex-start',
    minHeight: 128,
    maxHeight: 232,
    marginTop: 'auto',
    aspectRatio: '1',
  },
});

const descriptionSkeleton = (
  <Box sx={{ maxWidth: measure }}>
    <TextSkeleton lines={6} />
  </Box>
);

interface Props {
  name: string;
  path: string;
  program: Query<ProgramDetail | null>;
  children: ReactNode;
}

/** Header of a program (SPP-02): breadcrumbs, name, description and subscriptions, with the upcoming events beside them. */
export function ProgramHead({ name, path, program, children }: Props): React.JSX.Element {
  return (
    <HeroBackground>
      <Columns>
        <ProgramText sx={{ gap: { xs: 2, md: 3 }, pb: { md: 7 } }}>
          <Crumbs crumbs={[{ label: 'Home', to: paths.home }, { label: 'Special Program' }, { label: name }]} />
          <Heading level={1} variant="display">
            {name}
          </Heading>
          <QuerySection query={program} what="The description" skeleton={descriptionSkeleton}>
            {(detail) =>
              detail !== null &&
              detail.descriptionHtml !== '' && (
                <Typography component="div" variant="subtitle1" sx={{ maxWidth: measure }}>
                  <SafeHtml html={detail.descriptionHtml} topHeading={2} />
                </Typography>
              )
            }
          </QuerySection>
          <SubscribeLinks path={path} name={name} what="program" calendar={`${path}/events.ics`} />
          {/* Omitted without a picture, because the card of the upcoming events then shows the same drawing. */}
          {program.data?.image && (
            <Ornament>
              <Kolam seed={name} weight={0.24} dotColour={tone.accent} />
            </Ornament>
          )}
        </ProgramText>
        <UpcomingBox>
          <BackgroundDrawing className="kolam" seed={name} columns={15} rows={9} fade="none" />
          {children}
        </UpcomingBox>
      </Columns>
    </HeroBackground>
  );
}
