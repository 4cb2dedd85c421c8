import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { NumberedSection as SectionText } from '../../api/endpoints/content.ts';
import { dayInIndia } from '../../../shared/days.ts';
import type { Certification } from '../../api/models/certification.ts';
import { displayFont, narrowWindow, tone, touch, up } from '../../theme/tokens.ts';
import { formatSeatsLeft } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { useNow } from '../../ui/useNow.ts';
import { CmsButton } from './CmsButton.tsx';
import { isUpcoming } from './nextBatch.ts';
import { NumberedSection } from './NumberedSection.tsx';

/** Dates, with the first month emphasised. */
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
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 24px', minHeight: touch },
  '& li + li': { marginTop: 4 },
  '& li > span': { flex: '1 1 8em' },
  // Aligns the text of the button, not its padding, with the dates and the other buttons.
  '& li > .MuiButton-text': { marginInline: -8 },
  '& .seats': { display: 'block', color: tone.secondary },
  '& [data-next]': { fontFamily: displayFont, fontWeight: 600, fontSize: '1.25rem' },
  '& [data-next] .MuiTableCell-root': { paddingBlock: 22 },
  // Stacked in very narrow windows.
  [narrowWindow]: {
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
  helpLabel: string;
}

/**
 * Batches (CERT-03, D-64): `Register Now` in the first row, and `Register` for a further batch with a registration of its own that has not
 * begun and is not full.
 */
export function BatchesSection({ step, content, certification, helpLabel }: Props): React.JSX.Element {
  const { scheduleTitle, scheduleDescriptionHtml, batches, registerLink } = certification;
  const title = scheduleTitle || content.title;
  const today = dayInIndia(useNow());
  const renderRegisterButton = (month: string, ownLink: string | null): React.JSX.Element => (
    <CmsButton link={ownLink ?? registerLink} variant="outlined" endIcon={<Icon icon="next" />}>
      Register Now
      <Typography variant="srOnly"> for {month}</Typography>
    </CmsButton>
  );
  return (
    <NumberedSection id="batches" step={step} label={content.label} title={title}>
      {scheduleDescriptionHtml !== '' && <SafeHtml html={scheduleDescriptionHtml} />}
      {batches.length === 0 ? (
        <CentredState
          title={content.none ?? 'No date is listed at present.'}
          drawing={{ seed: 'a batch to come' }}
          actions={<Button href="#assistance">{helpLabel}</Button>}
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
            {batches.map(({ month, dates }, monthIndex) => (
              <TableRow key={monthIndex} role="row" data-next={monthIndex === 0 ? '' : undefined}>
                <TableCell component="th" scope="row" role="rowheader">
                  {month}
                </TableCell>
                <TableCell role="cell">
                  <ul>
                    {dates.map(({ text, seats, registerLink: ownLink }, batchIndex) => (
                      <li key={batchIndex}>
                        <span>
                          {text}
                          {seats !== null && (
                            <Typography className="seats" variant="body2" component="span">
                              {formatSeatsLeft(seats)}
                            </Typography>
                          )}
                        </span>
                        {monthIndex === 0 && batchIndex === 0 && renderRegisterButton(month, ownLink)}
                        {(monthIndex > 0 || batchIndex > 0) && seats !== 0 && isUpcoming(month, text, today) && (
                          <CmsButton link={ownLink} variant="text">
                            Register
                            <Typography variant="srOnly">
                              {' '}
                              for {text}, {month}
                            </Typography>
                          </CmsButton>
                        )}
                      </li>
                    ))}
                  </ul>
                  {monthIndex === 0 && dates.length === 0 && renderRegisterButton(month, null)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Dates>
      )}
    </NumberedSection>
  );
}
