import { Box, Container, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AcademicPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { Heading } from '../../ui/page/Heading.tsx';

const Band = styled(Box)({
  position: 'relative',
  overflow: 'hidden',
  background: tone.secondarySoft,
  '& > .drawing': { display: 'none', color: tone.secondary, opacity: 0.28, [up.md]: { display: 'block' } },
});

const HeroText = styled(Container)({
  position: 'relative',
  display: 'grid',
  gap: 20,
  paddingBlock: '40px 48px',
  '& > *': { maxWidth: '48ch' },
  [up.md]: { paddingBlock: '88px 96px', '& > h1': { maxWidth: '12ch' } },
});

export function AcademicHero({ title, lead }: AcademicPage['intro']): React.JSX.Element {
  return (
    <Band>
      <KolamField className="drawing" seed="business schools, engineering colleges, schools" columns={17} rows={7} weight={0.2} />
      <HeroText>
        <Heading level={1} variant="display">
          {title}
        </Heading>
        <Typography variant="subtitle1">{lead}</Typography>
      </HeroText>
    </Band>
  );
}
