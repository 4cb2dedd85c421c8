import { Button, Stack } from '@mui/material';
import { exportMembers } from '../../api/downloads.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { filterOf, type MembersAddress } from './membersAddress.ts';

interface Props {
  address: MembersAddress;
  onAdd: () => void;
  onImport: () => void;
}

/** Actions of the list; the export applies its filters. */
export function MemberTools({ address, onAdd, onImport }: Props): React.JSX.Element {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SaveButton size="small" save={() => exportMembers(filterOf(address))} subject="exportMembers" toast="export">
        Export as CSV
      </SaveButton>
      <Button size="small" onClick={onImport}>
        Import from CSV
      </Button>
      <Button size="small" variant="contained" color="accent" onClick={onAdd}>
        Add a member
      </Button>
    </Stack>
  );
}
