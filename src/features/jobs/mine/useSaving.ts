import { describeError } from '../../../api/errors.ts';
import { useListSavedJobIdsQuery, useSaveJobMutation, useUnsaveJobMutation } from '../../../api/endpoints/jobs.ts';
import { showToast } from '../../../ui/toast/toast.ts';

/**
 * Whether the member has saved a job, and what changes it; a press while one is under way does nothing.
 *
 * @param assumed what counts, and what a press changes, until the list has come
 */
export function useSaving(id: string, assumed = false): { saved: boolean; toggle: () => void } {
  const { data, isFetching } = useListSavedJobIdsQuery();
  const [save, saving] = useSaveJobMutation();
  const [forget, forgetting] = useUnsaveJobMutation();
  const known = data?.includes(id) ?? (saving.isSuccess || (assumed && !forgetting.isSuccess));
  // Until the list is there again, what was done last counts. Before it first comes, a press is not lost: both may be done twice.
  const done = (isFetching && data !== undefined) || saving.isLoading || forgetting.isLoading;
  const last = saving.isLoading ? true : forgetting.isLoading ? false : known;

  const toggle = (): void => {
    if (done) return;
    (known ? forget : save)(id)
      .unwrap()
      .then(
        (message) => showToast(message, 'success', 'save'),
        (error: unknown) => showToast(describeError(error, 'job').text, 'error', 'save'),
      );
  };
  return { saved: last, toggle };
}
