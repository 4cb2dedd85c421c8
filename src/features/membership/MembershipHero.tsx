import { Box, Container, List, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { MembershipPage } from '../../api/endpoints/content.ts';
import { narrowWindow, tone, up } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { ShopButton } from './ShopButton.tsx';

const Opening = styled(Container)({
  display: 'grid',
  gap: 48,
  alignItems: 'center',
  paddingBlock: '40px 56px',
  [up.md]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 80, paddingBlock: '72px 88px' },
});

const Cards = styled(List)({
  display: 'grid',
  // The second card overlaps the first, whose upper part stays visible.
  '& > li': { position: 'relative', width: '92%', minWidth: 0 },
  '& > li:nth-of-type(2)': { marginTop: -28, marginInlineStart: '8%' },
  [up.md]: { '& > li': { width: '86%' }, '& > li:nth-of-type(2)': { marginTop: -36, marginInlineStart: '14%' } },
});

const Card = styled(Paper)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 24,
  minHeight: 'clamp(208px, 19vw, 272px)',
  padding: 'clamp(20px, 2.4vw, 32px)',
  paddingBottom: 'calc(clamp(20px, 2.4vw, 32px) + 28px)',
  overflow: 'hidden',
  '& > *': { position: 'relative' },
  '& > .drawing': { position: 'absolute', color: tone.primarySoft },
  'li:nth-of-type(2) > &': { paddingBottom: 'clamp(20px, 2.4vw, 32px)', outline: `4px solid ${tone.paper}` },
  'li:nth-of-type(2) > & > .drawing': { color: tone.deepLine, opacity: 0.35 },
}) as typeof Paper;

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  columnGap: 24,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 4, minWidth: 0 },
  '& dd': { fontVariantNumeric: 'lining-nums' },
  [narrowWindow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 16 },
});

function MembershipCard({ card, isFront }: { card: MembershipPage['cards'][number]; isFront: boolean }): React.JSX.Element {
  return (
    <Card variant={isFront ? 'deep' : 'outlined'}>
      <KolamField className="drawing" seed={card.title} columns={9} rows={5} />
      <Stack sx={{ gap: 0.5, pr: 4 }}>
        <Typography variant="h4" component="h2">
          {card.title}
        </Typography>
        <Typography variant="body2">{card.text}</Typography>
      </Stack>
      <Facts>
        {card.facts.map(({ figure, text }) => (
          <div key={text}>
            <Typography component="dt" variant="body2">
              {text}
            </Typography>
            <Typography component="dd" variant="title">
              {figure}
            </Typography>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

export function MembershipHero({ intro, cards, action }: Pick<MembershipPage, 'intro' | 'cards' | 'action'>): React.JSX.Element {
  return (
    <Opening>
      <Stack sx={{ alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
        <Heading level={1} variant="display">
          {intro.title}
        </Heading>
        <Typography variant="subtitle1" color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {intro.lead}
        </Typography>
        <Box sx={{ pt: 1 }}>
          <ShopButton>{action}</ShopButton>
        </Box>
      </Stack>
      <Cards>
        {cards.map((card, index) => (
          <li key={card.title}>
            <MembershipCard card={card} isFront={index === 1} />
          </li>
        ))}
      </Cards>
    </Opening>
  );
}
