import { describeError } from '../../../api/errors.ts';
import { useListSavedJobIdsQuery, useSaveJobMutation, useUnsaveJobMutation } from '../../../api/endpoints/jobs.ts';
import { showToast } from '../../../ui/toast/toast.ts';

/**
 * Returns whether a job is saved, and a toggle that ignores presses while a request is pending.
 * @param assumed initial state until the list has loaded
 * @param onSaved called after a press that succeeded, with the server's message
 */
export function useSaving(
  id: string,
  assumed: boolean,
  onSaved: (saved: boolean, message: string) => void,
): { saved: boolean; toggle: () => void } {
  const { data, isFetching } = useListSavedJobIdsQuery();
  const [save, saving] = useSaveJobMutation();
  const [forget, forgetting] = useUnsaveJobMutation();
  const known = data?.includes(id) ?? (saving.isSuccess || (assumed && !forgetting.isSuccess));
  // Until the list is refreshed the last action counts. Before the first load a press is not lost: it may be sent twice.
  const done = (isFetching && data !== undefined) || saving.isLoading || forgetting.isLoading;
  const last = saving.isLoading ? true : forgetting.isLoading ? false : known;

  const toggle = (): void => {
    if (done) return;
    (known ? forget : save)(id)
      .unwrap()
      .then(
        (message) => onSaved(!known, message),
        (error: unknown) => showToast(describeError(error, 'job').text, 'error', 'save'),
      );
  };
  return { saved: last, toggle };
}
