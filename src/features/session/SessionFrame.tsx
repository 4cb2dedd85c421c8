import { Alert, Box, Grid, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { displayFont, tone, up } from '../../theme/tokens.ts';
import { Kolam } from '../../ui/Kolam.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Page } from '../../ui/page/Page.tsx';

const Side = styled(Paper)({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  padding: 'clamp(24px, 4vw, 48px)',
  [up.md]: { minHeight: 620 },
}) as typeof Paper;

/** The drawing is cropped at the panel's upper edge. */
const Drawing = styled(Box)({
  flex: '1 0 auto',
  width: '78%',
  maxWidth: 320,
  margin: '-22% -18% 32px auto',
  color: tone.onDeepSoft,
  [up.md]: { width: '104%', maxWidth: 'none', margin: '-32% -30% 40px auto' },
});

const Steps = styled(Stack)({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': { display: 'flex', gap: 16, counterIncrement: 'step' },
  '& > li > span': { minWidth: 0 },
  '& > li::before': {
    content: 'counter(step, decimal-leading-zero)',
    flex: 'none',
    color: tone.accent,
    fontFamily: displayFont,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
}) as typeof Stack;

interface Props {
  title: string;
  intro: ReactNode;
  seed: string;
  /** Panel beside the form, with a title, steps and an optional button. */
  side: { title: string; steps: readonly { key: string; text: ReactNode }[]; action?: ReactNode };
  /** Text above the form for visitors without scripts. */
  withoutScripts: ReactNode;
  children: ReactNode;
}

/** Layout of the two login steps: the form, and help beside it. */
export function SessionFrame({ title, intro, seed, side, withoutScripts, children }: Props): React.JSX.Element {
  const sideId = useId();
  return (
    <Page>
      <Grid container columnSpacing={{ xs: 0, md: 8, lg: 12 }} rowSpacing={8}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack sx={{ gap: { xs: 4, md: 5 }, maxWidth: '36rem', pt: { md: 4 } }}>
            <Stack sx={{ gap: 2 }}>
              <Heading level={1} variant="h1">
                {title}
              </Heading>
              <Typography component="div" variant="subtitle1" color="textSecondary">
                {intro}
              </Typography>
            </Stack>
            <noscript>
              <Alert severity="info" icon={false}>
                {withoutScripts}
              </Alert>
            </noscript>
            {children}
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Side component="aside" variant="deep" aria-labelledby={sideId}>
            <Drawing>
              <Kolam seed={seed} shape="diamond" columns={9} weight={0.2} dotColour={tone.accent} />
            </Drawing>
            <Heading level={2} variant="h3" id={sideId} sx={{ mb: 2 }}>
              {side.title}
            </Heading>
            <Steps component="ol" sx={{ gap: 1.5 }}>
              {side.steps.map(({ key, text }) => (
                <Typography key={key} component="li">
                  <span>{text}</span>
                </Typography>
              ))}
            </Steps>
            {side.action && <Box sx={{ mt: 3 }}>{side.action}</Box>}
          </Side>
        </Grid>
      </Grid>
    </Page>
  );
}
