import { useListSavedJobIdsQuery, useSaveJobMutation, useUnsaveJobMutation } from '../../../api/endpoints/board.ts';
import { showFailure } from '../../../ui/toast/showFailure.ts';

interface Options {
  /** Whether the job counts as saved until the list of saved jobs has loaded. */
  isInitiallySaved?: boolean;
  /** Called when a change has succeeded, with the new state and the server's message. */
  onToggled?: (isSaved: boolean, message: string) => void;
}

/**
 * Returns whether a job is saved, and a toggle that ignores presses while a request is pending.
 */
export function useSaveToggle(
  id: string,
  { isInitiallySaved = false, onToggled = () => undefined }: Options = {},
): { isSaved: boolean; toggle: () => void } {
  const { data, isFetching } = useListSavedJobIdsQuery();
  const [saveJob, saving] = useSaveJobMutation();
  const [unsave, unsaving] = useUnsaveJobMutation();
  const isSaved = data?.includes(id) ?? (saving.isSuccess || (isInitiallySaved && !unsaving.isSuccess));
  // Presses are ignored while the list is refreshed. Before the list's first load they are sent, although the job may already be saved.
  const isBusy = (isFetching && data !== undefined) || saving.isLoading || unsaving.isLoading;
  const isShownAsSaved = saving.isLoading ? true : unsaving.isLoading ? false : isSaved;

  const toggle = (): void => {
    if (isBusy) return;
    (isSaved ? unsave : saveJob)(id)
      .unwrap()
      .then(
        (message) => onToggled(!isSaved, message),
        (error: unknown) => showFailure(error, 'job', 'save'),
      );
  };
  return { isSaved: isShownAsSaved, toggle };
}
