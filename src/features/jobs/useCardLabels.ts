import { useListSavedJobIdsQuery } from '../../api/endpoints/board.ts';
import { useAppSelector } from '../../api/hooks.ts';
import type { Job } from '../../api/models/job.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { isNew } from './jobText.ts';

/** Returns a function that returns a card's label: `Applied` or `Saved` if the member has done so, else `New` or null. */
export function useCardLabels(asOf: Date): (job: Job) => string | null {
  const signedIn = useIsSignedIn();
  const memberId = useAppSelector(({ user }) => user._id);
  const skip = !useExtension('savedJobs') || !signedIn;
  const { data: savedIds = [] } = useListSavedJobIdsQuery(undefined, { skip });
  return (job) => {
    if (signedIn && memberId !== null && job.appliedBy.includes(memberId)) return 'Applied';
    if (!skip && savedIds.includes(job.id)) return 'Saved';
    return isNew(job, asOf) ? 'New' : null;
  };
}
