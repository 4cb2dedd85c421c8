import { Stack } from '@mui/material';
import { useAppSelector } from '../../api/hooks.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { NotAdmin } from '../../ui/page/NotAdmin.tsx';
import { MemberList } from './MemberList.tsx';

function Directory(): React.JSX.Element {
  if (useExtension('members')) return <MemberList />;
  return (
    <CentredState title="Members are managed elsewhere." drawing={{ seed: 'kept elsewhere' }}>
      This site asks the chapter’s provider who is a member. Members are added, changed and deactivated there.
    </CentredState>
  );
}

/** Member directory for admins. The backend checks the role as well. */
export default function MembersPage(): React.JSX.Element {
  const isAdmin = useAppSelector(({ user }) => user.role === 'admin');
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <Heading level={1}>Members</Heading>
      {isAdmin ? <Directory /> : <NotAdmin title="Only admins can manage members." />}
    </Stack>
  );
}
