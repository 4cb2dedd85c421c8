import { List, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { MembershipPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';

const Row = styled(List)({
  display: 'grid',
  padding: '8px clamp(20px, 3vw, 40px)',
  '& > li::before': { content: '""', width: 8, height: 8, marginBottom: 10, borderRadius: 4, background: tone.accent },
  '& > li': { display: 'grid', gap: 6, alignContent: 'start', paddingBlock: 20, minWidth: 0 },
  '& > li + li': { borderTop: `1px solid ${tone.deepLine}` },
  [up.sm]: {
    '& > li': { gridTemplateColumns: '8px minmax(0, 2fr) minmax(0, 5fr)', columnGap: 20, alignItems: 'baseline' },
    '& > li::before': { marginBottom: 0, translate: '0 -3px' },
  },
  [up.md]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingBlock: 40,
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 0, paddingInlineEnd: 24 },
    '& > li::before': { marginBottom: 10, translate: 'none' },
    '& > li + li': { borderTop: 0, borderInlineStart: `1px solid ${tone.deepLine}`, paddingInlineStart: 24 },
  },
});

/** Five benefits side by side (MEMB-01). */
export function Benefits({ title, intro, points }: MembershipPage['benefits']): React.JSX.Element {
  return (
    <Section id="benefits" title={title} intro={intro}>
      <Paper variant="deep">
        <Row>
          {points.map((point) => (
            <li key={point.title}>
              <Typography variant="h4" component="h3">
                {point.title}
              </Typography>
              <Typography variant="body2" sx={{ color: tone.onDeepSoft }}>
                {point.text}
              </Typography>
            </li>
          ))}
        </Row>
      </Paper>
    </Section>
  );
}
