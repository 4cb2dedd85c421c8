import { Button } from '@mui/material';
import { dayInIndia } from '../../../shared/days.ts';
import type { Certification } from '../../api/models/certification.ts';
import { enquiryPath } from '../../config/paths.ts';
import { parseLink } from '../../lib/links.ts';
import { formatRupeeRange, formatRupees } from '../../lib/money.ts';
import { formatSeatsLeft } from '../../lib/text.ts';
import { RegisterSummary, SummaryFact } from '../../ui/RegisterSummary.tsx';
import { useNow } from '../../ui/useNow.ts';
import { CmsButton } from './CmsButton.tsx';
import { feeOf } from './fee.ts';
import { NO_DATE, nextBatchOf } from './nextBatch.ts';

/** Sticky summary: next batch, fees and Register (CERT-02, CERT-03, CERT-04). The header has them as well. */
export function BatchSummary({ certification }: { certification: Certification }): React.JSX.Element {
  const { name, batches, registerLink, feesForMembers, feesForNonMembers } = certification;
  const next = nextBatchOf(batches, dayInIndia(useNow()));
  const [memberFee, nonMemberFee] = [feeOf(feesForMembers).rupees, feeOf(feesForNonMembers).rupees];
  const canRegister = parseLink(registerLink) !== null;
  return (
    <RegisterSummary
      wide="lg"
      label="Next batch"
      isRepeated
      facts={
        <>
          <SummaryFact name="Next batch" further={next !== null && next.seats !== null && formatSeatsLeft(next.seats)}>
            {next?.text ?? NO_DATE}
          </SummaryFact>
          <SummaryFact name="Members" isOptional>
            {memberFee === null ? '' : formatRupees(memberFee)}
          </SummaryFact>
          <SummaryFact name="Non-members" isOptional>
            {nonMemberFee === null ? '' : formatRupees(nonMemberFee)}
          </SummaryFact>
        </>
      }
      leadTitle={next === null ? NO_DATE : `From ${next.startText}`}
      lead={next === null ? '' : (formatRupeeRange(memberFee, nonMemberFee) ?? '')}
      action={
        canRegister ? (
          <CmsButton link={registerLink} variant="contained" color="accent" size="large">
            Register
          </CmsButton>
        ) : null
      }
      further={
        <Button href={enquiryPath('individual', name)} size="small" {...(canRegister ? {} : { variant: 'contained', color: 'accent' })}>
          Tell me about the next batch
        </Button>
      }
    />
  );
}
