import { Button } from '@mui/material';
import { Icon } from '../../../ui/Icon.tsx';
import { useSaving } from './useSaving.ts';

interface Props {
  id: string;
  /** Called after a press that succeeded. */
  onSaved: (saved: boolean) => void;
}

/** Toggle to save a job. Its name is constant; `aria-pressed` tells the state. */
export function SaveToggle({ id, onSaved }: Props): React.ReactNode {
  const { saved, toggle } = useSaving(id, false, onSaved);
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
