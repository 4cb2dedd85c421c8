import { Chip, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Job } from '../../api/models/job.ts';
import { chipsOf } from './jobText.ts';

export const ChipRow = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}) as typeof Stack;

interface Props {
  job: Job;
  /** Whether the chips are on a dark surface. */
  onDeep?: boolean;
}

/** Chips for location, remote work, type and level. On a light surface, `Remote` has its own colour. */
export function JobChips({ job, onDeep = false }: Props): React.JSX.Element | null {
  const chips = chipsOf(job);
  if (chips.length === 0) return null;
  return (
    <ChipRow data-wide="">
      {chips.map((text) => (
        <Chip
          key={text}
          component="span"
          size="small"
          label={text}
          variant={onDeep ? 'outlined' : 'filled'}
          color={onDeep ? 'onDeep' : text === 'Remote' ? 'info' : 'default'}
        />
      ))}
    </ChipRow>
  );
}
