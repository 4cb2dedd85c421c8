import { Box, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { memo, useDeferredValue } from 'react';
import { tone, up } from '../../../theme/tokens.ts';
import { KolamMark } from '../../../ui/KolamMark.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { formatClosing, chipsOf, experienceOf, markSeedOf, payOf } from '../jobText.ts';
import { useOpenParts, hasPartErrors, PART_IDS, PARTS } from './parts.ts';
import { jobOf, type JobValues } from './jobValues.ts';
import { PartState } from './PartState.tsx';

/** Only on wide windows, because it repeats the form. */
const Aside = styled(Box)({
  display: 'none',
  [up.lg]: { display: 'block', position: 'sticky', top: 104, alignSelf: 'start' },
}) as typeof Box;

const Card = styled(Paper)({ padding: 24, overflowWrap: 'anywhere' });

const Mark = styled(KolamMark)({ width: 56, height: 56 });

/** Preview of the job's card, and the progress of each part of the form. */
export function FormSummary(): React.JSX.Element {
  const { values, errors, submitCount } = useFormikContext<JobValues>();
  // Deferred, so that typing stays responsive.
  const deferredValues = useDeferredValue(values);
  const invalidPartIds = PART_IDS.filter((id) => submitCount > 0 && hasPartErrors(id, errors)).join(' ');
  return (
    <Aside component="aside" aria-label="Summary">
      <SummaryContent values={deferredValues} invalidPartIds={invalidPartIds} />
    </Aside>
  );
}

/** @param props.invalidPartIds ids of the parts with errors, separated by spaces; not an array, because `memo` compares by identity */
const SummaryContent = memo(function SummaryContent({
  values,
  invalidPartIds,
}: {
  values: JobValues;
  invalidPartIds: string;
}): React.JSX.Element {
  const now = useNow();
  const { setPartOpen } = useOpenParts();
  const job = jobOf(values, now);
  const facts = [chipsOf(job).join(' · '), experienceOf(job), payOf(job), formatClosing(job, now)].filter(Boolean);
  return (
    <Stack sx={{ gap: 3 }}>
      <Card variant="tint">
        <Typography variant="label" sx={{ color: tone.accentText }}>
          As others will see it
        </Typography>
        <Stack direction="row" sx={{ gap: 2, mt: 2 }}>
          <Mark seed={markSeedOf(job)} />
          <Box sx={{ minWidth: 0 }}>
            <Heading level={2} variant="h5">
              {job.title}
            </Heading>
            {job.organization !== null && <Typography color="textSecondary">{job.organization}</Typography>}
          </Box>
        </Stack>
        <Stack sx={{ gap: 0.5, mt: 2 }}>
          {facts.map((fact) => (
            <Typography key={fact} variant="body2">
              {fact}
            </Typography>
          ))}
        </Stack>
      </Card>
      <List aria-label="Parts of the form" disablePadding>
        {PART_IDS.map((id) => (
          <ListItem
            key={id}
            disablePadding
            sx={{ justifyContent: 'space-between', gap: 2, minHeight: 44, borderBottom: 1, borderColor: 'divider' }}
          >
            <Link
              href={`#${id}`}
              onClick={() => setPartOpen(id, true)}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {PARTS[id].title}
            </Link>
            <PartState id={id} values={values} hasErrors={invalidPartIds.split(' ').includes(id)} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
});
