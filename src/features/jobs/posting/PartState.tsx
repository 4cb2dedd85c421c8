import { Typography } from '@mui/material';
import { Icon } from '../../../ui/Icon.tsx';
import type { JobValues } from './jobValues.ts';
import { leftIn, PARTS, type PartId } from './parts.ts';

interface Props {
  id: PartId;
  values: JobValues;
  /** a field has an error */
  wrong: boolean;
}

/** State of a part: fields left, something to correct, complete, or optional. */
export function PartState({ id, values, wrong }: Props): React.JSX.Element {
  const left = leftIn(id, values);
  const ready = left === 0 && !wrong && PARTS[id].required.length > 0;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      {ready && <Icon name="check" size={18} />}
      {left > 0 ? `${left} to fill in` : wrong ? 'To correct' : ready ? 'Ready' : 'Optional'}
    </Typography>
  );
}
