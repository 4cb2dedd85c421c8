import { Chip, List, ListItem, ListItemText, Paper } from '@mui/material';
import { useRef } from 'react';
import { describeError } from '../../api/errors.ts';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useListOwnSessionsQuery } from '../../api/endpoints/session.ts';
import type { OwnSession } from '../../api/models/member.ts';
import { formatDay, timeSince } from '../../lib/moments.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useNow } from '../../ui/useNow.ts';
import { ProfileSection } from './ProfileSection.tsx';

const TOAST_KEY = 'login-ended';

/** Formats the time of the last use, which is accurate to five minutes. */
function formatLastUse({ current, usedAt }: OwnSession, now: Date): string {
  if (current) return 'In use now';
  const since = timeSince(usedAt, now);
  return since === null ? 'Last use not known' : `Last used ${since} ago`;
}

interface SessionItemProps {
  session: OwnSession;
  isLast: boolean;
  onEnded: () => void;
}

function SessionItem({ session, isLast, onEnded }: SessionItemProps): React.JSX.Element {
  const [endSession, { isLoading }] = useEndOwnSessionMutation();
  const now = useNow();
  const { id, current, device, startedAt } = session;
  const deviceName = device ?? 'An unknown device';
  const handleClick = (): void => {
    if (isLoading) return;
    endSession(id)
      .unwrap()
      .then(
        (message) => {
          showToast(message, 'success', TOAST_KEY);
          onEnded();
        },
        (error: unknown) => showFailure(error, 'endOwnSession', TOAST_KEY),
      );
  };
  return (
    <ListItem divider={!isLast} sx={{ flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      <ListItemText
        primary={
          <>
            {deviceName} {current && <Chip component="span" size="small" color="primary" label="This one" />}
          </>
        }
        secondary={`${formatLastUse(session, now)}, logged in on ${formatDay(startedAt)}`}
        sx={{ flex: '1 1 16rem' }}
      />
      {!current && (
        <BusyButton
          size="small"
          color="error"
          onClick={handleClick}
          busy={isLoading}
          aria-label={`End the login of ${formatDay(startedAt)} with ${deviceName}`}
        >
          End
        </BusyButton>
      )}
    </ListItem>
  );
}

/** The member's sessions, with buttons to end them. Renders nothing when the backend has no call that lists sessions. */
export function OwnSessions(): React.JSX.Element | null {
  const query = useListOwnSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  if (query.error !== undefined && query.data === undefined && describeError(query.error, 'listOwnSessions').status === 404) return null;
  const focusHeading = (): void => heading.current?.focus();
  const handleClick = (): void => {
    if (isLoading) return;
    endOthers()
      .unwrap()
      .then(
        (message) => {
          showToast(message, 'success', TOAST_KEY);
          focusHeading();
        },
        (error: unknown) => showFailure(error, 'endOtherSessions', TOAST_KEY),
      );
  };
  return (
    <ProfileSection
      id="own-sessions"
      title="Where you are logged in"
      description="End any session that you don’t recognise or no longer use. Of each device, only the browser and operating system are stored."
      headingRef={heading}
    >
      <QuerySection query={query} what="Your logins" errorSubject="listOwnSessions" skeleton={<TextSkeleton lines={3} />}>
        {(sessions) => (
          <>
            <Paper sx={{ alignSelf: 'stretch' }}>
              <List>
                {sessions.map((session, index) => (
                  <SessionItem key={session.id} session={session} isLast={index === sessions.length - 1} onEnded={focusHeading} />
                ))}
              </List>
            </Paper>
            {sessions.length > 1 && (
              <BusyButton color="error" onClick={handleClick} busy={isLoading}>
                End all others
              </BusyButton>
            )}
          </>
        )}
      </QuerySection>
    </ProfileSection>
  );
}
