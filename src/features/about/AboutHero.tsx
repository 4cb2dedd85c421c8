import { Box, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AboutPage } from '../../api/endpoints/content.ts';
import { chapter } from '../../config/chapter.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';

const Columns = styled(Container)({
  display: 'grid',
  gap: 24,
  alignItems: 'end',
  paddingBlock: '40px 48px',
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 64, paddingBlock: '64px 56px' },
});

const Founded = styled(Box)({
  color: tone.primary,
  '& > span:last-of-type': {
    display: 'block',
    marginBlock: '-0.06em -0.14em',
    fontSize: 'min(clamp(6.5rem, 25vw, 21rem), 34vw)',
    lineHeight: 1,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
  },
}) as typeof Box;

export function AboutHero({ title, lead }: AboutPage['intro']): React.JSX.Element {
  const { foundedYear } = chapter();
  return (
    <Columns>
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        <Heading level={1} variant="display">
          {title}
        </Heading>
        <Typography variant="subtitle1" color="textSecondary" sx={{ maxWidth: '44ch' }}>
          {lead}
        </Typography>
      </Stack>
      {foundedYear !== undefined && (
        <Founded component="p">
          <Typography variant="label" component="span">
            Founded{' '}
          </Typography>
          <Typography variant="figure" component="span">
            {foundedYear}
          </Typography>
        </Founded>
      )}
    </Columns>
  );
}
