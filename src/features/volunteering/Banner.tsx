import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { VolunteeringPage } from '../../api/endpoints/content.ts';
import { paths } from '../../config/paths.ts';
import { radius, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kolam } from '../../ui/Kolam.tsx';
import { Heading } from '../../ui/page/Heading.tsx';

const Panel = styled(Box)({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  overflow: 'hidden',
  padding: 'clamp(28px, 5vw, 72px) clamp(20px, 5vw, 72px)',
  borderRadius: radius,
  background: tone.primarySoft,
  '& > .drawing': { display: 'none' },
  '@media (forced-colors:active)': { border: '1px solid' },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    '& > .drawing': { display: 'block', color: tone.primary, marginBlock: -48, aspectRatio: '1' },
  },
}) as typeof Box;

/** Call to action (VOL-01). */
export function Banner({ title, text, action }: VolunteeringPage['banner']): React.JSX.Element {
  const titleId = useId();
  return (
    <Container sx={{ pt: { xs: 8, md: 14 } }}>
      <Panel component="section" aria-labelledby={titleId}>
        <Stack sx={{ alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
          <Heading level={2} variant="h1" id={titleId}>
            {title}
          </Heading>
          <Typography variant="subtitle1" sx={{ maxWidth: '40ch' }}>
            {text}
          </Typography>
          <Button variant="contained" color="accent" size="large" href={paths.contact} endIcon={<Icon icon="next" />}>
            {action}
          </Button>
        </Stack>
        <div className="drawing">
          <Kolam seed="be a volunteer" shape="diamond" columns={9} weight={0.22} dotColour={tone.accent} />
        </div>
      </Panel>
    </Container>
  );
}
