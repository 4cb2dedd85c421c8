import { Button, Checkbox, FormControlLabel, Link, List, ListItem, ListItemText, Paper, Skeleton, Typography } from '@mui/material';
import { useRef } from 'react';
import {
  useGetRemindersQuery,
  useListEventsOfInterestQuery,
  useRemoveEventOfInterestMutation,
  useSetRemindersMutation,
} from '../../api/endpoints/reminders.ts';
import type { EventOfInterest } from '../../api/models/reminder.ts';
import { paths } from '../../config/paths.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { eventHref } from '../../lib/eventAddress.ts';
import { formatLongDay } from '../../lib/moments.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { ProfileSection } from './ProfileSection.tsx';

const TOAST_KEY = 'reminders';

function EventItem({ event, isLast, onRemoved }: { event: EventOfInterest; isLast: boolean; onRemoved: () => void }): React.JSX.Element {
  const [remove, { isLoading }] = useRemoveEventOfInterestMutation();
  const { id, title, program, start, end } = event;
  const handleClick = (): void => {
    remove(id)
      .unwrap()
      .then(onRemoved, (error: unknown) => showFailure(error, 'job', TOAST_KEY));
  };
  return (
    <ListItem divider={!isLast} sx={{ flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      <ListItemText
        primary={
          <Link href={eventHref({ id, category: program })} sx={{ display: 'inline-block', py: 1 }}>
            {title}
          </Link>
        }
        secondary={start === end ? formatLongDay(start) : `${formatLongDay(start)} to ${formatLongDay(end)}`}
        sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}
      />
      <BusyButton size="small" onClick={handleClick} busy={isLoading} aria-label={`Remove ${title}`}>
        Remove
      </BusyButton>
    </ListItem>
  );
}

/** Checkbox that turns reminders on or off and saves the change at once. */
function ReminderSetting(): React.JSX.Element {
  const query = useGetRemindersQuery();
  const [setReminders, { isLoading, isError, originalArgs }] = useSetRemindersMutation();
  // The checkbox shows the last change until the setting has been loaded again.
  const pendingValue = (isLoading || query.isFetching) && !isError ? originalArgs?.enabled : undefined;
  const hasSavedJobs = useExtension('savedJobs');
  const changeReminders = (enabled: boolean): void => {
    setReminders({ enabled })
      .unwrap()
      .then(
        (message) => showToast(message, 'success', TOAST_KEY),
        (error: unknown) => showFailure(error, 'job', TOAST_KEY),
      );
  };
  return (
    <QuerySection query={query} what="Your reminders" errorSubject="job" skeleton={<Skeleton width={320} height={88} />}>
      {(enabled) => (
        <FormControlLabel
          control={<Checkbox checked={pendingValue ?? enabled} onChange={(event) => changeReminders(event.target.checked)} />}
          label={
            <>
              Remind me by e-mail the day before
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {hasSavedJobs
                  ? 'When an event on this list begins, or a saved job that you have not applied to closes.'
                  : 'When an event on this list begins.'}
              </Typography>
            </>
          }
        />
      )}
    </QuerySection>
  );
}

/** Upcoming events that the member is interested in, with the reminder setting. */
export function EventsOfInterest(): React.JSX.Element {
  const query = useListEventsOfInterestQuery(undefined, { refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const emptyState = (
    <>
      <Typography color="textSecondary">None yet. Press “I’m interested” on the page of an upcoming event.</Typography>
      <Button href={paths.events}>All events</Button>
    </>
  );
  return (
    <ProfileSection id="events-of-interest" title="Events you are interested in" headingRef={heading}>
      <QuerySection query={query} what="Your events" errorSubject="job" skeleton={<TextSkeleton lines={3} />} empty={emptyState}>
        {(events) => (
          <Paper sx={{ alignSelf: 'stretch' }}>
            <List>
              {events.map((event, index) => (
                <EventItem key={event.id} event={event} isLast={index === events.length - 1} onRemoved={() => heading.current?.focus()} />
              ))}
            </List>
          </Paper>
        )}
      </QuerySection>
      <ReminderSetting />
    </ProfileSection>
  );
}
