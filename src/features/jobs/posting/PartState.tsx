import { Typography } from '@mui/material';
import { Icon } from '../../../ui/Icon.tsx';
import type { JobValues } from './jobValues.ts';
import { countEmptyRequired, PARTS, type PartId } from './parts.ts';

interface Props {
  id: PartId;
  values: JobValues;
  /** whether a field has an error */
  hasErrors: boolean;
}

/** Progress of a part: the number of empty required fields, or whether it has errors, is complete or is optional. */
export function PartState({ id, values, hasErrors }: Props): React.JSX.Element {
  const missingCount = countEmptyRequired(id, values);
  const isComplete = missingCount === 0 && !hasErrors && PARTS[id].requiredFields.length > 0;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      {isComplete && <Icon icon="check" size={18} />}
      {missingCount > 0 ? `${missingCount} to fill in` : hasErrors ? 'To correct' : isComplete ? 'Ready' : 'Optional'}
    </Typography>
  );
}
