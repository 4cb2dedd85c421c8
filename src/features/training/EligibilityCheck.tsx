import { Box, Button, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { object, string, type InferType } from 'yup';
import type { Eligibility, EligibilitySet } from '../../api/endpoints/content.ts';
import { tone } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormDigits } from '../../ui/form/FormTextField.tsx';
import { FormRadioGroup } from '../../ui/form/FormRadioGroup.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { evaluateEligibility, type Schooling, type Verdict } from './eligibility.ts';

/** Months of the past eight years, in which experience counts. */
const MAX_MONTHS = 96;

const schema = object({
  schooling: string().default('').required('Please choose one'),
  months: string()
    .default('')
    .required('Please say how many months')
    .test('months', `Eight years have ${MAX_MONTHS} months`, (months) => Number(months) <= MAX_MONTHS),
  trained: string().default('').required('Please choose one'),
});

type Values = InferType<typeof schema>;

const ResultPaper = styled(Paper)({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 'clamp(16px, 2.5vw, 24px)',
  borderInlineStart: `4px solid ${tone.accent}`,
  '&[data-kind=fits], &[data-kind=training]': { borderInlineStartColor: tone.success },
  '& > ul': { margin: 0, paddingInlineStart: '1.4em' },
});

const TITLES: Readonly<Record<Verdict['kind'], (set: EligibilitySet) => string>> = {
  fits: ({ name }) => `${name} fits you.`,
  training: ({ name, hours }) => `${name} fits you once you have the ${hours} hours, which this training provides.`,
  missing: ({ name }) => `${name} is the nearest. What is still missing:`,
};

export interface CheckProps {
  content: Eligibility['check'];
  sets: readonly EligibilitySet[];
  nextBatch: string | null;
  /** called with the name of the matching set; null when none matches or the answers change */
  onMatch: (set: string | null) => void;
}

export function EligibilityCheck({ content, sets, nextBatch, onMatch }: CheckProps): React.JSX.Element {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const showVerdict = (next: Verdict | null): void => {
    setVerdict(next);
    onMatch(next === null || next.kind === 'missing' ? null : next.set.name);
  };
  const submit = async ({ schooling, months, trained }: Values): Promise<void> =>
    showVerdict(evaluateEligibility(sets, { schooling: schooling as Schooling, months: Number(months), trained: trained === 'yes' }));

  return (
    <Box ref={root} sx={{ width: '100%' }}>
      <FormShell schema={schema} onSubmit={submit} label="Am I eligible?">
        <FormRadioGroup name="schooling" label={content.education} options={content.schooling} required />
        <Box sx={{ maxWidth: '28rem' }}>
          <FormDigits name="months" label={content.experience} hint={content.experienceHint} digits={2} required />
        </Box>
        <FormRadioGroup
          name="trained"
          label={content.training}
          options={[
            { value: 'yes', label: content.trained },
            { value: 'no', label: content.untrained },
          ]}
          required
        />
        <Box>
          <SubmitButton>Tell me</SubmitButton>
        </Box>
        <ResetOnChange verdict={verdict} onChanged={() => showVerdict(null)} />
        <div role="status">{verdict !== null && <Outcome verdict={verdict} nextBatch={nextBatch} />}</div>
      </FormShell>
    </Box>
  );
}

/** Clears the result when the answers change. */
function ResetOnChange({ verdict, onChanged }: { verdict: Verdict | null; onChanged: () => void }): null {
  const { values } = useFormikContext();
  const lastEvaluation = useRef<{ verdict: Verdict; values: unknown } | null>(null);
  useEffect(() => {
    if (verdict === null) lastEvaluation.current = null;
    else if (lastEvaluation.current?.verdict !== verdict) lastEvaluation.current = { verdict, values };
    else if (lastEvaluation.current.values !== values) onChanged();
  }, [verdict, values, onChanged]);
  return null;
}

function Outcome({ verdict: { set, kind, missing }, nextBatch }: { verdict: Verdict; nextBatch: string | null }): React.JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  // On phones the result may be out of view.
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <ResultPaper ref={root} data-kind={kind}>
      <Typography variant="h4" component="p">
        {TITLES[kind](set)}
      </Typography>
      {kind === 'missing' && (
        <ul>
          {missing.map((item) => (
            <Typography component="li" key={item}>
              {item}
            </Typography>
          ))}
        </ul>
      )}
      <Button href="#batches" endIcon={<Icon icon="down" />}>
        {nextBatch === null ? 'To the next batch' : `Next batch: ${nextBatch}`}
      </Button>
    </ResultPaper>
  );
}
