import { useEffect, useState } from 'react';
import { listJobsAppliedByUser } from '../../../api/endpoints/applications.ts';
import { useAppDispatch } from '../../../api/hooks.ts';
import type { AppliedJob, EnteredApplication } from '../../../api/models/job.ts';

/** Milliseconds after which the form is shown without the last application: a slow backend must not keep members from applying. */
const MAX_WAIT_MS = 4_000;

/** What a member entered in an earlier application. */
export interface LastApplication extends EnteredApplication {
  /** Time of the application (ISO 8601); null when that is unknown. */
  appliedAt: string | null;
}

/**
 * Returns the member's last application, null when there is none or it could not be loaded in time, and undefined until that is known. It
 * is requested only once, because values that arrive later could replace what the member has typed.
 */
export function useLastApplication(memberId: string): LastApplication | null | undefined {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<LastApplication | null>();
  useEffect(() => {
    const request = dispatch(listJobsAppliedByUser.initiate({ userId: memberId, limit: 1 }, { forceRefetch: true, subscribe: false }));
    let isCurrent = true;
    const finish = (application?: AppliedJob): void => {
      clearTimeout(timer);
      if (isCurrent) setLast(application?.entered ? { ...application.entered, appliedAt: application.changes[0]?.at ?? null } : null);
      isCurrent = false;
    };
    const timer = setTimeout(finish, MAX_WAIT_MS);
    void request.then(({ data = [] }) => finish(data[0]));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      request.abort();
    };
  }, [dispatch, memberId]);
  return last;
}
