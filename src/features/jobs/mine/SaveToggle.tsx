import { Button, Typography } from '@mui/material';
import { Icon } from '../../../ui/Icon.tsx';
import { useSaving } from './useSaving.ts';

/** Saves a job, or forgets it. Text and icon tell the state, so that it has no `aria-pressed`, whose name must not change. */
export function SaveToggle({ id }: { id: string }): React.ReactNode {
  const { saved, toggle } = useSaving(id);
  return (
    <Button color="onDeep" size="small" onClick={toggle} startIcon={<Icon name="bookmark" style={saved ? { fill: 'currentColor' } : {}} />}>
      {saved ? 'Saved' : 'Save'}
      <Typography variant="srOnly">{saved ? ', remove from my saved jobs' : ' this job'}</Typography>
    </Button>
  );
}
