import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { NumberedSection as SectionText } from '../../api/endpoints/content.ts';
import type { Certification } from '../../api/models/certification.ts';
import { displayFont, tight, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { CmsButton } from './CmsButton.tsx';
import { NumberedSection } from './NumberedSection.tsx';

/** Dates, with the next batch emphasised. */
const Dates = styled(Table)({
  marginTop: 28,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& .MuiTableCell-root': {
    padding: '14px 16px 14px 0',
    borderBottom: `1px solid ${tone.line}`,
    font: 'inherit',
    color: 'inherit',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
  },
  '& .MuiTableCell-root:last-child': { paddingInlineEnd: 0 },
  '& thead .MuiTableCell-root': { paddingBlock: 8, borderBottom: `2px solid ${tone.ink}`, color: tone.inkSoft, fontSize: '0.9375rem' },
  '& tbody th': { width: '38%', fontFamily: displayFont, fontWeight: 600, textAlign: 'start' },
  '& .dates': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { marginTop: 4 },
  '& [data-next]': { fontFamily: displayFont, fontWeight: 600, fontSize: '1.25rem' },
  '& [data-next] .MuiTableCell-root': { paddingBlock: 22 },
  // Stacked in very narrow windows.
  [tight]: {
    display: 'block',
    '& tbody, & tr, & tbody .MuiTableCell-root': { display: 'block', width: 'auto', border: 0 },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody .MuiTableCell-root, & [data-next] .MuiTableCell-root': { padding: '4px 0' },
    '& tbody tr': { paddingBlock: 14, borderBottom: `1px solid ${tone.line}` },
  },
  [up.md]: { '& [data-next]': { fontSize: '1.75rem', lineHeight: 1.25 } },
});

interface Props {
  step: number;
  content: SectionText;
  certification: Certification;
  /** label of the link to the contacts */
  help: string;
}

/** Upcoming batches (CERT-03), with a register link in the first row. */
export function BatchesSection({ step, content, certification, help }: Props): React.JSX.Element {
  const { scheduleTitle, scheduleDescriptionHtml, batches, registerLink } = certification;
  const title = scheduleTitle || content.title;
  return (
    <NumberedSection id="batches" step={step} label={content.label} title={title}>
      {scheduleDescriptionHtml !== '' && <SafeHtml html={scheduleDescriptionHtml} />}
      {batches.length === 0 ? (
        <CentredState
          title={content.none ?? ''}
          drawing={{ seed: 'a batch to come' }}
          actions={<Button href="#assistance">{help}</Button>}
        />
      ) : (
        // `display: block` removes table semantics; the roles restore them.
        <Dates role="table" aria-label={title}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              <TableCell role="columnheader">Month</TableCell>
              <TableCell role="columnheader">Training Dates</TableCell>
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {batches.map(({ month, dates }, at) => (
              <TableRow key={at} role="row" data-next={at === 0 ? '' : undefined}>
                <TableCell component="th" scope="row" role="rowheader">
                  {month}
                </TableCell>
                <TableCell role="cell">
                  <div className="dates">
                    <ul>
                      {dates.map(({ text }, batch) => (
                        <li key={batch}>{text}</li>
                      ))}
                    </ul>
                    {at === 0 && (
                      <CmsButton link={registerLink} variant="outlined" endIcon={<Icon name="next" />}>
                        Register Now
                        <Typography variant="srOnly"> for {month}</Typography>
                      </CmsButton>
                    )}
                  </div>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Dates>
      )}
    </NumberedSection>
  );
}
