import { Box, List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AcademicPage } from '../../api/endpoints/content.ts';
import { tone, up } from '../../theme/tokens.ts';
import { KolamMark } from '../../ui/KolamMark.tsx';

/** Path of the two lines to the triangle's lower point, in percent of the drawing's width and height. */
const LINES = 'M17 12L50 88M83 12L50 88';

const Triangle = styled(Box)({
  position: 'relative',
  display: 'grid',
  gap: 40,
  marginTop: 64,
  '& > svg': { display: 'none' },
  '& .stakeholders': { display: 'grid', gap: 24 },
  '& .stakeholders > li': { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', columnGap: 16 },
  '& .stakeholders > li > .mark': { gridRow: 'span 2' },
  '& .between': { display: 'grid', gap: 24 },
  '& .between > li': { paddingInlineStart: 16, borderInlineStart: `2px dotted ${tone.lineStrong}` },
  [up.md]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gridTemplateRows: 'auto minmax(220px, auto) auto',
    gap: '0 24px',
    marginTop: 96,
    '& > svg': { display: 'block', position: 'absolute', inset: 0, width: '100%', height: '100%', color: tone.lineStrong },
    '& > h3': { gridArea: '2 / 3 / 3 / 5', alignSelf: 'center', textAlign: 'center', padding: '0 8px 48px' },
    // The corners and the sides are two lists that share one grid.
    '& .stakeholders, & .between': { display: 'contents' },
    '& .stakeholders > li': {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 4,
      padding: '0 8px 24px',
      background: tone.paper,
      textAlign: 'center',
    },
    '& .stakeholders > li > .mark': { gridRow: 'auto', width: 88, height: 88, marginBottom: 12 },
    '& .stakeholders > li:nth-of-type(1)': { gridArea: '1 / 1 / 2 / 3' },
    '& .stakeholders > li:nth-of-type(2)': { gridArea: '1 / 5 / 2 / 7' },
    '& .stakeholders > li:nth-of-type(3)': { gridArea: '3 / 3 / 4 / 5' },
    '& .between > li': { position: 'relative', paddingInlineStart: 0, borderInlineStart: 0 },
    '& .between > li:nth-of-type(1)': { gridArea: '1 / 3 / 2 / 5', alignSelf: 'start', padding: '60px 8px 0', textAlign: 'center' },
    // The triangle's upper side, level with the drawings at its ends.
    '& .between > li:nth-of-type(1)::before': {
      content: '""',
      position: 'absolute',
      top: 43,
      insetInline: 0,
      borderTop: `3px dotted ${tone.lineStrong}`,
    },
    '& .between > li:nth-of-type(2)': { gridArea: '2 / 1 / 4 / 3', alignSelf: 'center', paddingInlineEnd: 24, textAlign: 'end' },
    '& .between > li:nth-of-type(3)': { gridArea: '2 / 5 / 4 / 7', alignSelf: 'center', paddingInlineStart: 24 },
  },
});

type Props = Pick<AcademicPage['obj'], 'stakeholders' | 'axes' | 'axesTitle'>;

/**
 * Triangle with three stakeholders at its corners and the activities between them on its sides; two lists on phones (ACAD-01). Each
 * side names the stakeholders at its ends, so that no information is in the drawing alone.
 */
export function StakeholderTriangle({ stakeholders, axes, axesTitle }: Props): React.JSX.Element {
  const endpointTitles = (between: readonly number[]): string => between.map((index) => stakeholders[index]?.title ?? '').join(' – ');
  return (
    <Triangle>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke="currentColor">
        <path d={LINES} strokeWidth={2.5} strokeDasharray="1 9" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <List className="stakeholders" aria-label="Stakeholders">
        {stakeholders.map((stakeholder) => (
          <li key={stakeholder.title}>
            <KolamMark className="mark" seed={stakeholder.title} />
            <Typography variant="h3" component="h4">
              {stakeholder.title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '30ch' }}>
              {stakeholder.text}
            </Typography>
          </li>
        ))}
      </List>
      <Typography variant="h4" component="h3" color="primary">
        {axesTitle}
      </Typography>
      <List className="between" aria-label={axesTitle}>
        {axes.map(({ between, title, text }) => (
          <li key={title}>
            <Typography variant="caption" color="textSecondary">
              {endpointTitles(between)}
            </Typography>
            <Typography variant="h5" component="h4">
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </li>
        ))}
      </List>
    </Triangle>
  );
}
