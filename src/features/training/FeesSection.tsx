import { Box, Chip, Link, Paper, Typography } from '@mui/material';
import { styled, type CSSObject } from '@mui/material/styles';
import type { FeeWords } from '../../api/endpoints/content.ts';
import type { Certification } from '../../api/models/certification.ts';
import { paths } from '../../config/paths.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { formatRupees } from '../../lib/money.ts';
import { down, radius, narrowWindow, tone } from '../../theme/tokens.ts';
import { useNow } from '../../ui/useNow.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { feeOf, type Fee } from './fee.ts';
import { NumberedSection } from './NumberedSection.tsx';

const STACKED: CSSObject = {
  '& > dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > dl > div + div': { borderInlineStart: 0, borderTop: `1px solid ${tone.line}` },
};

/** Two halves, with the savings at the top of the line between them. */
const FeePaper = styled(Paper)({
  position: 'relative',
  marginTop: 36,
  '& > dl': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > dl > div': {
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    minWidth: 0,
    padding: 'clamp(28px, 4vw, 44px) clamp(12px, 4vw, 40px) clamp(20px, 3vw, 36px)',
  },
  '& > dl > div + div': { borderInlineStart: `1px solid ${tone.line}` },
  '& > dl > div:first-of-type': { borderStartStartRadius: radius - 1, borderEndStartRadius: radius - 1, background: tone.primarySoft },
  '& dd': { fontVariantNumeric: 'lining-nums' },
  '& .rupees': { fontSize: 'clamp(1.75rem, 1.1rem + 3.2vw, 3.5rem)' },
  // On phones, a fee that is a text and not an amount needs its own line.
  [down.sm]: { '&[data-wordy]': STACKED },
  [narrowWindow]: STACKED,
  '& > .MuiChip-root': {
    position: 'absolute',
    insetInlineStart: '50%',
    top: 0,
    width: 'max-content',
    maxWidth: '90%',
    border: `1px solid ${tone.success}`,
    transform: 'translate(-50%, -50%)',
  },
});

function FeeItem({ audience, fee }: { audience: string; fee: Fee }): React.JSX.Element {
  return (
    <div>
      <Typography component="dt" variant="h5">
        {audience}
      </Typography>
      {fee.html === null ? (
        <Typography component="dd" variant="figure" className="rupees">
          {fee.rupees === null ? '—' : formatRupees(fee.rupees)}
        </Typography>
      ) : (
        <dd>
          <SafeHtml html={fee.html} />
        </dd>
      )}
    </div>
  );
}

interface Props {
  step: number;
  content: FeeWords;
  certification: Certification;
}

const isMissing = ({ rupees, html }: Fee): boolean => rupees === null && html === null;

/** Fees for members and others (CERT-04), and the savings. */
export function FeesSection({ step, content, certification }: Props): React.JSX.Element {
  const { id, feesTitle, feesForMembers, feesForNonMembers } = certification;
  const [memberFee, nonMemberFee] = [feeOf(feesForMembers), feeOf(feesForNonMembers)];
  // Computed from rounded fees, because the page shows the fees rounded.
  const savings = Math.round(nonMemberFee.rupees ?? 0) - Math.round(memberFee.rupees ?? 0);
  const today = dayInIndia(useNow());
  const notes = content.notes.filter(
    ({ certification: certificationId, until = today }) => String(certificationId) === id && today <= until,
  );
  return (
    <NumberedSection id="fees" step={step} label={content.label} title={feesTitle || content.title}>
      {isMissing(memberFee) && isMissing(nonMemberFee) ? (
        <Typography variant="subtitle1">{content.none}</Typography>
      ) : (
        <FeePaper data-wordy={(memberFee.html ?? nonMemberFee.html) === null ? undefined : ''}>
          <dl>
            <FeeItem audience={content.members} fee={memberFee} />
            <FeeItem audience={content.nonMembers} fee={nonMemberFee} />
          </dl>
          {savings > 0 && memberFee.rupees !== null && <Chip color="success" label={`Members save ${formatRupees(savings)}`} />}
        </FeePaper>
      )}
      {notes.map(({ text }, index) => (
        <Box key={index} sx={{ mt: 2 }}>
          <Chip color="warning" label={text} />
        </Box>
      ))}
      <Link href={paths.membership} sx={{ display: 'inline-block', mt: 1, py: 1.25 }}>
        {content.join}
      </Link>
    </NumberedSection>
  );
}
