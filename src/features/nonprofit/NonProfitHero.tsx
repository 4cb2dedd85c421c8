import { Container, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { NonProfitPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Heading } from '../../ui/page/Heading.tsx';

const HeroText = styled(Container)({
  display: 'grid',
  gap: 24,
  paddingBlock: '40px 40px',
  '& > p': { paddingTop: 24, borderTop: `2px solid ${tone.ink}` },
  [up.md]: {
    gap: 40,
    paddingBlock: '72px 64px',
    '& > p': { paddingInlineStart: '50%' },
  },
});

export function NonProfitHero({ title, lead }: NonProfitPage['intro']): React.JSX.Element {
  return (
    <HeroText>
      <Heading level={1} variant="display">
        {title}
      </Heading>
      <Typography variant="subtitle1">{lead}</Typography>
    </HeroText>
  );
}
