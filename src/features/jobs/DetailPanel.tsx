import { lazy, Suspense, useState } from 'react';
import { explainFailure } from '../../api/errors.ts';
import { Failure } from '../../ui/page/Failure.tsx';
import { BackToList } from './BackToList.tsx';
import { boardPath, type BoardAddress } from './boardAddress.ts';
import { JobDetail } from './JobDetail.tsx';
import { JobDetailSkeleton } from './JobDetailSkeleton.tsx';
import { SaveControl } from './SaveControl.tsx';
import { JobUnavailable } from './states/JobUnavailable.tsx';
import type { ShownJob } from './useBoard.ts';
import type { BoardFocus } from './useBoardFocus.ts';

/** Not part of the board's first load. */
const JobReminder = lazy(() => import(/* webpackChunkName: "job-reminder" */ './JobReminder.tsx'));

interface Props {
  shown: ShownJob;
  address: BoardAddress;
  focus: BoardFocus;
}

/** Details beside the list; on phones a view of their own with a way back (JOBS-02). */
export function DetailPanel({ shown, address, focus }: Props): React.JSX.Element {
  const [justSaved, setJustSaved] = useState<string | null>(null);
  return (
    <>
      {address.job !== null && (
        <BackToList to={boardPath({ ...address, job: null })} job={address.job} focus={focus}>
          All jobs
        </BackToList>
      )}
      {shown.state === 'here' && (
        <JobDetail
          job={shown.job}
          asOf={shown.asOf}
          headingRef={focus.heading}
          saving={<SaveControl key={shown.job.id} id={shown.job.id} onSaved={(saved) => setJustSaved(saved ? shown.job.id : null)} />}
          notice={
            justSaved === shown.job.id && (
              <Suspense>
                <JobReminder key={shown.job.id} job={shown.job} />
              </Suspense>
            )
          }
        />
      )}
      {shown.state === 'loading' && <JobDetailSkeleton />}
      {shown.state === 'failed' && (
        <Failure failure={explainFailure(shown.error, 'The job', 'getJob')} busy={shown.busy} onRetry={shown.retry} />
      )}
      {shown.state === 'gone' && <JobUnavailable address={address} />}
    </>
  );
}
