import { List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AboutPage } from '../../api/endpoints/content.ts';
import { Section } from '../../ui/page/Section.tsx';
import { kolamLine } from './kolamLine.ts';
import { up } from '../../theme/tokens.ts';

/** Years along a line. On phones all are on one side of the line; on wide windows they alternate between both sides. */
const Years = styled(List)({
  '& > li': {
    ...kolamLine,
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '4px 20px',
    alignContent: 'start',
    minHeight: 168,
    paddingBottom: 32,
    '& > *': { gridColumn: 2 },
  },
  [up.md]: {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr)',
      columnGap: 40,
      minHeight: 192,
      '& > *': { gridColumn: 3, maxWidth: '40ch' },
      '& > .year': { gridColumn: 1, gridRow: '1 / span 3', justifySelf: 'end' },
    },
    '& > li:nth-of-type(even)': {
      textAlign: 'end',
      '& > *': { gridColumn: 1, justifySelf: 'end' },
      '& > .year': { gridColumn: 3, justifySelf: 'start' },
    },
  },
}) as typeof List;

/** Timeline of the chapter's history (ABOUT-01). */
export function History({ title, intro, years }: AboutPage['about']): React.JSX.Element {
  return (
    <Section id="about" title={title} intro={intro}>
      <Years component="ol">
        {years.map(({ year, title: heading, text }) => (
          <li key={year}>
            <Typography className="year" variant="figureSmall" color="primary">
              {year}
            </Typography>
            <Typography variant="h3">{heading}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </li>
        ))}
      </Years>
    </Section>
  );
}
