import { Box, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ProgramDetail } from '../../api/models/program.ts';
import { paths } from '../../config/paths.ts';
import { down, measure, tone, up } from '../../theme/tokens.ts';
import { Kolam } from '../../ui/Kolam.tsx';
import { KolamField } from '../../ui/KolamField.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { QuerySection, type Query } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { SubscribeLinks } from './SubscribeLinks.tsx';

/** The program's wall: its kolam at large, on which the calendar hangs. */
const Wall = styled(Box)({
  position: 'relative',
  backgroundColor: tone.tint,
  borderBottom: `1px solid ${tone.line}`,
  // Never behind words: below them on a phone, beside them on a desk.
  '& > .kolam': {
    color: tone.lineStrong,
    opacity: 0.35,
    [down.md]: { top: 'auto', height: 560 },
    [up.md]: { insetInlineStart: '54%', maskImage: 'linear-gradient(to right, transparent, #000 40%)' },
  },
});

const Columns = styled(Container)({
  position: 'relative',
  display: 'grid',
  gap: 32,
  paddingBlock: '12px 40px',
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'stretch',
    gap: 'clamp(40px, 6vw, 96px)',
    paddingBlock: '20px 0',
    // The calendar hangs over the wall's lower edge.
    '& > section': { alignSelf: 'start', marginTop: 44, marginBottom: -56 },
  },
});

/** The program's own kolam at the wall's foot, as large as the calendar beside it leaves room for. */
const Ornament = styled(Box)({
  display: 'none',
  color: tone.violet,
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
  /** Path of the program's calendar to subscribe to (EVT-08). */
  calendar: string;
  program: Query<ProgramDetail | null>;
  /** The upcoming events. */
  children: ReactNode;
}

/** The head of a program (SPP-02): the way here, its name, what it is, how to hear of it; beside it what comes next. */
export function ProgramHead({ name, calendar, program, children }: Props): React.JSX.Element {
  return (
    <Wall>
      <KolamField className="kolam" seed={name} columns={15} rows={9} fade="none" />
      <Columns>
        <Stack sx={{ gap: { xs: 2, md: 3 }, minWidth: 0, pb: { md: 7 } }}>
          <Crumbs crumbs={[{ label: 'Home', to: paths.home }, { label: 'Special Program' }, { label: name }]} />
          <Heading level={1} look="display">
            {name}
          </Heading>
          <QuerySection query={program} what="The description" skeleton={descriptionSkeleton}>
            {(served) =>
              served !== null &&
              served.descriptionHtml !== '' && (
                <Typography component="div" variant="subtitle1" sx={{ maxWidth: measure }}>
                  <SafeHtml html={served.descriptionHtml} topHeading={2} />
                </Typography>
              )
            }
          </QuerySection>
          <SubscribeLinks path={calendar} />
          {/* Without a picture it is the calendar's. */}
          {program.data?.image && (
            <Ornament>
              <Kolam seed={name} weight={0.24} dotColour={tone.marigold} />
            </Ornament>
          )}
        </Stack>
        {children}
      </Columns>
    </Wall>
  );
}
