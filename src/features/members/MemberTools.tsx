import { Button, Stack } from '@mui/material';
import { toQueryString } from '../../api/query.ts';
import { saveFile } from '../../api/saveFile.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { filterOf, type MembersAddress } from './membersAddress.ts';

interface Props {
  address: MembersAddress;
  onAdd: () => void;
  onImport: () => void;
}

/** What can be done beside the single member; the export holds those that the list shows. */
export function MemberTools({ address, onAdd, onImport }: Props): React.JSX.Element {
  const save = (): Promise<void> => {
    const asked = toQueryString(filterOf(address));
    return saveFile(`/api/members/export${asked === '' ? '' : `?${asked}`}`, 'members');
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SaveButton size="small" save={save} subject="exportMembers" toast="export">
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
