import { Box, Chip, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EligibilitySet } from '../../api/endpoints/content.ts';
import { formatCount } from '../../lib/text.ts';
import { narrowWindow, tone, up } from '../../theme/tokens.ts';

/** Number of past years in which experience counts. */
const YEARS = 8;

/** Columns with aligned rows for comparison. */
const Columns = styled(Paper)({
  display: 'grid',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  '& > li': { display: 'grid', alignContent: 'start', gap: 12, minWidth: 0, padding: 'clamp(16px, 2.5vw, 28px)' },
  '& > li + li': { borderTop: `1px solid ${tone.line}` },
  '& > li[data-fits]': { background: tone.successSoft },
  '& > li[data-fits] .MuiChip-root': { background: tone.success, color: tone.surface },
  '& h3': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  // Months and hours side by side on phones.
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12, margin: 0 },
  '& dl > div:first-of-type': { gridColumn: '1 / -1' },
  [narrowWindow]: { '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [up.sm]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'repeat(4, auto)',
    '& > li': { gridRow: '1 / span 4', gridTemplateRows: 'subgrid' },
    '& > li + li': { borderTop: 0, borderInlineStart: `1px solid ${tone.line}` },
    '& dl': { gridRow: 'span 3', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'subgrid' },
  },
}) as typeof Paper;

const Dots = styled('span')({
  display: 'flex',
  gap: 6,
  marginTop: 10,
  '& > i': { width: 10, height: 10, border: `2px solid ${tone.lineStrong}`, borderRadius: '50%' },
  '& > i[data-full]': { borderColor: tone.primary, background: tone.primary },
});

function YearDots({ months }: { months: number }): React.JSX.Element {
  return (
    <Dots aria-hidden="true">
      {Array.from({ length: YEARS }, (_, year) => (
        <i key={year} data-full={year * 12 < months ? '' : undefined} />
      ))}
    </Dots>
  );
}

interface Props {
  sets: readonly EligibilitySet[];
  /** name of the matching set; null without one */
  matchingSet: string | null;
}

/** Eligibility sets side by side (CERT-07). Each set has a dot for each year, and the dots of the required years are filled. */
export function EligibilitySets({ sets, matchingSet }: Props): React.JSX.Element {
  return (
    <Columns component="ul">
      {sets.map(({ name, diploma, months, hours }) => (
        <Box component="li" key={name} data-fits={name === matchingSet ? '' : undefined}>
          <Typography variant="h3">
            {name}
            {name === matchingSet && <Chip color="success" label="Yours" />}
          </Typography>
          <dl>
            <div>
              <Typography component="dt" variant="body2" color="textSecondary">
                Schooling
              </Typography>
              <Typography component="dd" variant="h5">
                {diploma}
              </Typography>
            </div>
            <div>
              <Typography component="dt" variant="body2" color="textSecondary">
                Leading projects
              </Typography>
              <Typography component="dd" variant="h3">
                {formatCount(months, 'month')}
                <YearDots months={months} />
              </Typography>
            </div>
            <div>
              <Typography component="dt" variant="body2" color="textSecondary">
                Training
              </Typography>
              <Typography component="dd" variant="h5">
                {formatCount(hours, 'hour')}
              </Typography>
            </div>
          </dl>
        </Box>
      ))}
    </Columns>
  );
}
