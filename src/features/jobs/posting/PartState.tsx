import { Typography } from '@mui/material';
import { Icon } from '../../../ui/Icon.tsx';
import type { JobValues } from './jobValues.ts';
import { leftIn, PARTS, type PartId } from './parts.ts';

/** How far a part of the form is: what is left to fill in, that it is ready, or that nothing has to be said in it. */
export function PartState({ id, values }: { id: PartId; values: JobValues }): React.JSX.Element {
  const left = leftIn(id, values);
  const ready = left === 0 && PARTS[id].required.length > 0;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      {ready && <Icon name="check" size={18} />}
      {left > 0 ? `${left} to fill in` : ready ? 'Ready' : 'Optional'}
    </Typography>
  );
}
