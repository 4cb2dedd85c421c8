import { Button, Stack } from '@mui/material';
import { exportMembers } from '../../api/downloads.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { filterOf, type MembersAddress } from './membersAddress.ts';

interface Props {
  address: MembersAddress;
  onAdd: () => void;
  onImport: () => void;
}

/** Buttons that export, import and add members. The export applies the list's filters. */
export function MemberTools({ address, onAdd, onImport }: Props): React.JSX.Element {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <DownloadButton size="small" download={() => exportMembers(filterOf(address))} errorSubject="exportMembers" toastId="export">
        Export as CSV
      </DownloadButton>
      <Button size="small" onClick={onImport}>
        Import from CSV
      </Button>
      <Button size="small" variant="contained" color="accent" onClick={onAdd}>
        Add a member
      </Button>
    </Stack>
  );
}
