import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { TrainingPage } from '../../api/endpoints/content.ts';
import { enquiryPath } from '../../config/paths.ts';
import { ringOnDeep, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** Text on the brand surface, with a picture up to the window's edge. */
const Band = styled(Box)({
  position: 'relative',
  background: tone.deep,
  ...ringOnDeep,
  color: tone.onDeep,
  overflow: 'hidden',
  '& > .scene': { height: 220 },
  '& > .scene > *': { height: '100%', aspectRatio: 'auto' },
  [up.md]: { '& > .scene': { position: 'absolute', inset: '0 0 0 54%', height: 'auto' } },
});

const HeroText = styled(Container)({
  paddingBlock: '40px 48px',
  '& > div': { alignItems: 'flex-start', gap: 24 },
  [up.md]: { paddingBlock: '88px 96px', '& > div': { width: '46%' } },
});

export function CorporateHero({ intro, picture, action }: Pick<TrainingPage, 'intro' | 'picture' | 'action'>): React.JSX.Element {
  return (
    <Band>
      <HeroText>
        <Stack>
          <Heading level={1} variant="display">
            {intro.title}
          </Heading>
          <Typography variant="subtitle1" sx={{ maxWidth: '44ch', color: tone.onDeepSoft }}>
            {intro.lead}
          </Typography>
          <Button variant="contained" color="accent" size="large" href={enquiryPath('corporate')} endIcon={<Icon icon="next" />}>
            {action}
          </Button>
        </Stack>
      </HeroText>
      <div className="scene">
        <Picture src={picture.url} alt={picture.alt} width={640} height={400} seed={intro.title} priority />
      </div>
    </Band>
  );
}
