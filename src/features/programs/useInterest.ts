import { useState } from 'react';
import {
  useAddEventOfInterestMutation,
  useListEventsOfInterestQuery,
  useRemoveEventOfInterestMutation,
} from '../../api/endpoints/reminders.ts';
import { showFailure } from '../../ui/toast/showFailure.ts';

interface InterestState {
  isLoading: boolean;
  isMarked: boolean;
  /** Whether the member has marked the event since the page was opened. */
  isNew: boolean;
  /** Does nothing while the previous change is being sent. */
  toggle: () => void;
}

/** Returns whether the member is interested in an event, with a toggle. */
export function useInterest(id: string): InterestState {
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
