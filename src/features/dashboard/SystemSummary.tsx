import { Paper, Stack, Typography } from '@mui/material';
import { useGetSystemStateQuery, useListSystemMailsQuery } from '../../api/endpoints/system.ts';
import { tone } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { findSystemProblems } from './systemProblems.ts';

/** Explains what is wrong with the site and what to do, without technical terms. The page's other sections show details. */
export function SystemSummary(): React.ReactNode {
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
