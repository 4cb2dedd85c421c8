import { List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { TrainingPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';

/** Phases before, during and after a course, along a line with a dot for each phase. */
const Phases = styled(List)({
  display: 'grid',
  gap: 40,
  '& > li': { position: 'relative', minWidth: 0, paddingInlineStart: 32, borderInlineStart: `2px solid ${tone.primary}` },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    insetInlineStart: -10,
    width: 18,
    height: 18,
    borderRadius: '50%',
    border: `5px solid ${tone.paper}`,
    outline: `2px solid ${tone.primary}`,
    background: tone.accent,
  },
  '& .point': { marginTop: 20 },
  '@media (forced-colors:active)': { '& > li::before': { background: 'CanvasText' } },
  [up.md]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > li': { padding: '36px 40px 0 0', borderInlineStart: 0, borderTop: `2px solid ${tone.primary}` },
    '& > li::before': { top: -10, insetInlineStart: 0 },
  },
}) as typeof List;

/** Support around a course in chronological order (CORP-01). */
export function SupportServices({ title, intro, phases }: TrainingPage['support']): React.JSX.Element {
  return (
    <Section id="support" title={title} intro={intro}>
      <Phases component="ol">
        {phases.map(({ when, points }) => (
          <li key={when}>
            <Typography variant="h3">{when}</Typography>
            {points.map((point) => (
              <div key={point.title} className="point">
                <Typography variant="h5" component="h4">
                  {point.title}
                </Typography>
                <Typography color="textSecondary">{point.text}</Typography>
              </div>
            ))}
          </li>
        ))}
      </Phases>
    </Section>
  );
}
