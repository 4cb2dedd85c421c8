import { Button, Checkbox, FormControlLabel, List, ListItem, Paper, Skeleton, Typography } from '@mui/material';
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
import { BusyButton } from '../../ui/BusyButton.tsx';
import { EventRow } from '../../ui/EventRow.tsx';
import { LongList } from '../../ui/page/Fold.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { ProfileSection } from './ProfileSection.tsx';

const TOAST_KEY = 'reminders';

function EventItem({ event, onRemoved }: { event: EventOfInterest; onRemoved: () => void }): React.JSX.Element {
  const [remove, { isLoading }] = useRemoveEventOfInterestMutation();
  const { id, title, program: category, start, end, time } = event;
  const days = start === end ? start : `${start} to ${end}`;
  const date = time === '' ? days : `${days}, ${time}`;
  const handleClick = (): void => {
    remove(id)
      .unwrap()
      .then(onRemoved, (error: unknown) => showFailure(error, 'job', TOAST_KEY));
  };
  return (
    <ListItem sx={{ display: 'block', py: 0 }}>
      <EventRow event={{ ...event, category, date, seats: null }} heading="h3">
        <BusyButton size="small" onClick={handleClick} busy={isLoading} aria-label={`Remove ${title}`} sx={{ zIndex: 1, mt: 1 }}>
          Remove
        </BusyButton>
      </EventRow>
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
                  : 'When an event on this list begins.'}{' '}
                And at once when such an event is cancelled, postponed or moved.
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
            <LongList items={events} shown={8}>
              {(shownEvents) => (
                <List>
                  {shownEvents.map((event) => (
                    <EventItem key={event.id} event={event} onRemoved={() => heading.current?.focus()} />
                  ))}
                </List>
              )}
            </LongList>
          </Paper>
        )}
      </QuerySection>
      <ReminderSetting />
    </ProfileSection>
  );
}
