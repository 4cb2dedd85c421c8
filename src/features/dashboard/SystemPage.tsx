import { Stack } from '@mui/material';
import { useAppSelector } from '../../api/hooks.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { MailQueue } from './MailQueue.tsx';
import { ProviderResponses } from './ProviderResponses.tsx';
import { ServerState } from './ServerState.tsx';
import { SystemSummary } from './SystemSummary.tsx';

/** Page for admins only. The server checks the role as well. */
export default function SystemPage(): React.JSX.Element {
  const isAdmin = useAppSelector(({ user }) => user.role === 'admin');
  return (
    <Stack sx={{ gap: { xs: 5, md: 7 } }}>
      <Heading level={1}>System</Heading>
      {isAdmin ? (
        <>
          <SystemSummary />
          <MailQueue />
          <ServerState />
          <ProviderResponses />
        </>
      ) : (
        <CentredState title="This page is for admins." drawing={{ seed: 'admins only' }}>
          It shows the state of the site and its backends.
        </CentredState>
      )}
    </Stack>
  );
}
