import { Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  useAddEventOfInterestMutation,
  useListEventsOfInterestQuery,
  useRemoveEventOfInterestMutation,
} from '../../api/endpoints/reminders.ts';
import { useReminderOffer } from '../../api/useReminderOffer.ts';
import { paths } from '../../config/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReminderOffer } from '../../ui/ReminderOffer.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { interestSkeleton, STAR_ICON } from './interestSkeleton.tsx';

interface InterestState {
  isLoading: boolean;
  isMarked: boolean;
  /** Whether the member has marked the event since the page was opened. */
  isNew: boolean;
  /** Does nothing while the previous change is being sent. */
  toggle: () => void;
}

/** Returns whether the member is interested in an event, with a toggle. */
function useInterest(id: string): InterestState {
  const { data, isLoading, isFetching } = useListEventsOfInterestQuery();
  const [add, adding] = useAddEventOfInterestMutation();
  const [remove, removing] = useRemoveEventOfInterestMutation();
  /** State that the last press requested; undefined before the first press and after a failure. */
  const [requestedState, setRequestedState] = useState<boolean>();
  const isSending = adding.isLoading || removing.isLoading;
  const isListed = data?.some((event) => event.id === id) ?? requestedState ?? false;
  // Until the list is refreshed, the last press determines the state.
  const isMarked = (isSending || isFetching) && requestedState !== undefined ? requestedState : isListed;

  const toggle = (): void => {
    if (isSending) return;
    setRequestedState(!isMarked);
    (isMarked ? remove : add)(id)
      .unwrap()
      .catch((error: unknown) => {
        setRequestedState(undefined);
        showFailure(error, 'job', 'interest');
      });
  };
  return { isLoading, isMarked, isNew: isMarked && requestedState === true, toggle };
}

/** Toggle of a member's interest in an event. Its name is constant; the icon, the text below and `aria-pressed` show the state. */
export default function InterestToggle({ id, canRemind }: { id: string; canRemind: boolean }): React.JSX.Element {
  const { isLoading, isMarked, isNew, toggle } = useInterest(id);
  const offer = useReminderOffer();
  if (isLoading) return interestSkeleton;
  return (
    <>
      <Button aria-pressed={isMarked} onClick={toggle} startIcon={<Icon icon={isMarked ? 'check' : STAR_ICON} />}>
        I’m interested
      </Button>
      {isMarked && (
        <Stack sx={{ order: 1, flex: '1 1 100%', alignItems: 'flex-start' }}>
          <Typography variant="body2">
            This event is on your list in <Link href={paths.dashboardProfile}>My Profile</Link>.
          </Typography>
          {isNew && canRemind && <ReminderOffer {...offer}>Remind me the day before</ReminderOffer>}
        </Stack>
      )}
    </>
  );
}
