import { Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AcademicPage } from '../../api/endpoints/content.ts';
import { down, displayFont, tone } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';

/** A table on wide windows, and a block for each service on phones. */
const Listing = styled(Table)({
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& .MuiTableCell-root': {
    padding: '16px 24px 16px 0',
    borderBottom: `1px solid ${tone.line}`,
    font: 'inherit',
    color: 'inherit',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
  },
  '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 0 },
  '& thead .MuiTableCell-root': { paddingBlock: 8, borderBottom: `2px solid ${tone.ink}`, color: tone.inkSoft, fontSize: '0.9375rem' },
  '& .kind > .MuiTableCell-root': {
    paddingTop: 40,
    fontFamily: displayFont,
    fontSize: '1.375rem',
    fontWeight: 600,
    color: tone.primary,
    textAlign: 'start',
  },
  '& .service > th': { width: '34%', fontFamily: displayFont, fontWeight: 600, fontSize: '1.125rem', textAlign: 'start' },
  '& .service > th > .MuiChip-root': { marginInlineStart: 12 },
  '& .fact': { display: 'none' },
  [down.sm]: {
    display: 'block',
    '& tbody, & tr': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& .service': { paddingBlock: 16, borderBottom: `1px solid ${tone.line}` },
    '& .MuiTableCell-root, & .service > th': { display: 'block', width: 'auto', padding: '2px 0', borderBottom: 0 },
    '& .fact': { display: 'inline', color: tone.inkSoft },
  },
});

const FACTS = ['audience', 'length', 'place'] as const;

/** Services as a table (ACAD-01). */
export function Services({ title, intro, labels, groups }: AcademicPage['services']): React.JSX.Element {
  return (
    <Section id="services" title={title} intro={intro}>
      {/* `display: block` removes table semantics; the roles restore them. */}
      <Listing role="table" aria-label={title}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {(['service', ...FACTS] as const).map((label) => (
              <TableCell key={label} role="columnheader">
                {labels[label]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map((group) => (
          <TableBody key={group.title} role="rowgroup">
            <TableRow role="row" className="kind">
              <TableCell component="th" scope="rowgroup" role="rowheader" colSpan={4}>
                {group.title}
              </TableCell>
            </TableRow>
            {group.services.map((service) => (
              <TableRow key={service.title} role="row" className="service">
                <TableCell component="th" scope="row" role="rowheader">
                  {service.title}
                  {service.note !== undefined && <Chip color="info" label={service.note} />}
                </TableCell>
                {FACTS.map((fact) => (
                  <TableCell key={fact} role="cell">
                    <Typography className="fact" component="span" variant="body2" aria-hidden="true">
                      {labels[fact]}:{' '}
                    </Typography>
                    {service[fact]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Listing>
    </Section>
  );
}
