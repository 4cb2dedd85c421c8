import { Button, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState, type ComponentType } from 'react';
import type { Eligibility } from '../../api/endpoints/content.ts';
import { explainFailure } from '../../api/errors.ts';
import { measure } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import type { CheckProps } from './EligibilityCheck.tsx';
import { EligibilitySets } from './EligibilitySets.tsx';
import { NumberedSection } from './NumberedSection.tsx';

const Panel = styled(Paper)({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  marginTop: 24,
  padding: 'clamp(20px, 3vw, 32px)',
  '& > *': { maxWidth: '100%' },
  '& > form': { width: '100%' },
});

interface Props {
  step: number;
  content: Eligibility;
  nextBatch: string | null;
}

/** Eligibility (CERT-07): the sets, readable without scripts, and a questionnaire loaded on demand. */
export function EligibilitySection({ step, content, nextBatch }: Props): React.JSX.Element {
  const { label, title, note, sets, check } = content;
  const [Check, setCheck] = useState<ComponentType<CheckProps> | null>(null);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [matchingSet, setMatchingSet] = useState<string | null>(null);

  const loadCheck = async (): Promise<void> => {
    setLoading(true);
    try {
      const { EligibilityCheck } = await import(/* webpackChunkName: "eligibility-check" */ './EligibilityCheck.tsx');
      setCheck(() => EligibilityCheck);
    } catch (reason) {
      setError({ status: 'FETCH_ERROR', error: String(reason) });
    } finally {
      setLoading(false);
    }
  };

  return (
    <NumberedSection id="eligibility" step={step} label={label} title={title}>
      <EligibilitySets sets={sets} matchingSet={matchingSet} />
      <Typography color="textSecondary" sx={{ maxWidth: measure, mt: 2 }}>
        {note}
      </Typography>
      <Panel variant="tint" data-needs-scripts="">
        <Typography>{check.intro}</Typography>
        {Check !== null ? (
          <Check content={check} sets={sets} nextBatch={nextBatch} onMatch={setMatchingSet} />
        ) : error === null ? (
          <Button onClick={() => void loadCheck()} loading={loading} endIcon={<Icon icon="down" />}>
            {check.button}
          </Button>
        ) : (
          <Failure failure={explainFailure(error, 'The questions')} busy={loading} onRetry={() => void loadCheck()} />
        )}
      </Panel>
    </NumberedSection>
  );
}
