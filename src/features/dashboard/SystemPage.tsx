import { Stack, Paper, Typography } from '@mui/material';
import { useAppSelector } from '../../api/hooks.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { MailQueue } from './MailQueue.tsx';
import { ProviderResponses } from './ProviderResponses.tsx';
import { ServerState } from './ServerState.tsx';
import { useGetSystemStateQuery, useListSystemMailsQuery } from '../../api/endpoints/system.ts';
import { tone } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNow } from '../../ui/useNow.ts';
import { findSystemProblems } from './systemProblems.ts';

/** Explains what is wrong with the site and what to do, without technical terms. The page's other sections show details. */
function SystemSummary(): React.ReactNode {
  const { data: state } = useGetSystemStateQuery();
  const { data: mails } = useListSystemMailsQuery();
  const now = useNow();
  if (state === undefined || mails === undefined) return null;
  const problems = findSystemProblems(state, mails, now);
  return (
    <Stack component="section" aria-labelledby="system-summary" sx={{ gap: 2 }}>
      <Heading level={2} variant="h3" id="system-summary">
        {problems.length === 0 ? 'All is well' : 'Needs attention'}
      </Heading>
      {problems.length === 0 ? (
        <Typography>
          Mail is working, there is free space, and{' '}
          {state.backups.last === undefined ? 'a backup will be made tonight' : 'a backup has been made'}. There is nothing to do.
        </Typography>
      ) : (
        <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {problems.map(({ title, todo }) => (
            <Paper key={title} component="li" sx={{ display: 'flex', gap: 2, p: 2, borderInlineStart: `4px solid ${tone.accent}` }}>
              <Icon icon="alert" size={24} />
              <div>
                <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                <Typography color="textSecondary">{todo}</Typography>
              </div>
            </Paper>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

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
