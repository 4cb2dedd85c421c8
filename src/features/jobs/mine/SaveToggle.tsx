import { Button } from '@mui/material';
import { Icon } from '../../../ui/Icon.tsx';
import { useSaving } from './useSaving.ts';

/** Toggle to save a job. Its name is constant; `aria-pressed` tells the state. */
export function SaveToggle({ id }: { id: string }): React.ReactNode {
  const { saved, toggle } = useSaving(id);
  return (
    <Button
      color="onDeep"
      size="small"
      aria-pressed={saved}
      onClick={toggle}
      startIcon={<Icon name="bookmark" style={saved ? { fill: 'currentColor' } : {}} />}
    >
      Save
    </Button>
  );
}
