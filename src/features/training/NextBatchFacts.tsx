import { Button, Link, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { dayInIndia } from '../../../shared/days.ts';
import type { Certification } from '../../api/models/certification.ts';
import { enquiryPath } from '../../config/paths.ts';
import { parseLink } from '../../lib/links.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatCount, formatSeatsLeft, htmlToText } from '../../lib/text.ts';
import { displayFont, narrowWindow, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNow } from '../../ui/useNow.ts';
import { CmsButton } from './CmsButton.tsx';
import { feeOf, type Fee } from './fee.ts';
import { NO_DATE, nextBatchOf } from './nextBatch.ts';

/** Maximum length of a fee that is a text. A longer text is replaced by a link to the fees. */
const MAX_FEE_LENGTH = 60;

/** The date takes the full width, with the two fees below it. On wide windows all are in one row. */
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignSelf: 'stretch',
  margin: 0,
  borderBlock: `2px solid ${tone.ink}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': { minWidth: 0, paddingBlock: 10 },
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  '& > div + div': { borderTop: `1px solid ${tone.line}` },
  '& > div + div + div': { borderInlineStart: `1px solid ${tone.line}`, paddingInlineStart: 16 },
  '& dd': {
    margin: 0,
    fontFamily: displayFont,
    fontWeight: 600,
    fontSize: '1.375rem',
    lineHeight: 1.25,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '& dd.small': { display: 'flex', flexWrap: 'wrap', columnGap: 16, fontFamily: 'inherit', fontSize: '0.9375rem', lineHeight: 1.5 },
  '& dd.small > span': { color: tone.secondary },
  // Enlarges the touch target without making the row higher.
  '& dd.small > a': { marginBlock: -12, paddingBlock: 12 },
  [narrowWindow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div + div + div': { borderInlineStart: 0, paddingInlineStart: 0 },
  },
  [up.sm]: {
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > div, & > div:first-of-type': { gridColumn: 'auto', paddingBlock: 14 },
    '& > div + div': { borderTop: 0, borderInlineStart: `1px solid ${tone.line}`, paddingInlineStart: 16 },
  },
});

function FeeFact({ audience, fee: { rupees, html } }: { audience: string; fee: Fee }): React.JSX.Element {
  const text = htmlToText(html ?? '');
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {audience}
      </Typography>
      <dd>
        {rupees !== null && formatRupees(rupees)}
        {rupees === null && (text === '' ? '—' : text.length > MAX_FEE_LENGTH ? <Link href="#fees">See the fees</Link> : text)}
      </dd>
    </div>
  );
}

/** The next batch with its fees, and buttons to register and to enquire (CERT-02, CERT-03, CERT-04). */
export function NextBatchFacts({ certification }: { certification: Certification }): React.JSX.Element {
  const { name, batches, registerLink, feesForMembers, feesForNonMembers } = certification;
  const next = nextBatchOf(batches, dayInIndia(useNow()));
  const [memberFee, nonMemberFee] = [feeOf(feesForMembers), feeOf(feesForNonMembers)];
  const isPriced = [memberFee, nonMemberFee].some(({ rupees, html }) => rupees !== null || html !== null);
  const canRegister = parseLink(registerLink) !== null;
  return (
    <>
      <Facts data-next-batch="">
        <div>
          <Typography component="dt" variant="body2" color="textSecondary">
            Next batch
          </Typography>
          <dd>{next?.text ?? NO_DATE}</dd>
          {next !== null && (next.seats !== null || next.additionalCount > 0) && (
            <dd className="small">
              {next.seats !== null && <span>{formatSeatsLeft(next.seats)}</span>}
              {next.additionalCount > 0 && <Link href="#batches">{formatCount(next.additionalCount, 'later batch', 'later batches')}</Link>}
            </dd>
          )}
        </div>
        {isPriced && (
          <>
            <FeeFact audience="Members" fee={memberFee} />
            <FeeFact audience="Non-members" fee={nonMemberFee} />
          </>
        )}
      </Facts>
      <Stack className="actions">
        <CmsButton link={registerLink} variant="contained" color="accent" size="large" endIcon={<Icon icon="next" />}>
          Register
        </CmsButton>
        <Button href={enquiryPath('individual', name)} {...(canRegister ? {} : { variant: 'contained', color: 'accent' })}>
          Tell me about the next batch
        </Button>
      </Stack>
    </>
  );
}
