import { Box, List, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { MembershipPage } from '../../api/endpoints/content.ts';
import { tone } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';
import { ShopButton } from './ShopButton.tsx';

const Steps = styled(List)({
  counterReset: 'step',
  borderTop: `2px solid ${tone.ink}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'clamp(3rem, 6vw, 5.5rem) minmax(0, 1fr)',
    gap: '4px 16px',
    paddingBlock: 24,
    borderBottom: `1px solid ${tone.line}`,
    counterIncrement: 'step',
  },
  '& > li > .number': { gridRow: 'span 2' },
  '& > li > .number::before': { content: 'counter(step)' },
}) as typeof List;

/** Steps of joining and a link to the shop (MEMB-01). */
export function Join({ title, intro, points, action }: MembershipPage['join'] & { action: string }): React.JSX.Element {
  return (
    <Section
      split
      title={title}
      aside={
        <Stack sx={{ alignItems: 'flex-start', gap: 3 }}>
          <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
            {intro}
          </Typography>
          <ShopButton>{action}</ShopButton>
        </Stack>
      }
    >
      <Box sx={{ pt: { xs: 5, md: 0 } }}>
        <Steps component="ol">
          {points.map((point) => (
            <li key={point.title}>
              <Typography className="number" variant="figureSmall" component="span" color="primary" aria-hidden="true" />
              <Typography variant="h3">{point.title}</Typography>
              <Typography color="textSecondary">{point.text}</Typography>
            </li>
          ))}
        </Steps>
      </Box>
    </Section>
  );
}
