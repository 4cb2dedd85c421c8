import { useState, type ReactNode } from 'react';
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

interface Props {
  shownJob: ShownJob;
  address: BoardAddress;
  focus: BoardFocus;
}

/** Details of the shown job (JOBS-02). On phones they are a separate view with a link back to the list. */
export function DetailPanel({ shownJob, address, focus }: Props): React.JSX.Element {
  const [offer, setOffer] = useState<ReactNode>();
  return (
    <>
      {address.job !== null && (
        <BackToList to={boardPath({ ...address, job: null })} jobId={address.job} focus={focus}>
          All jobs
        </BackToList>
      )}
      {shownJob.state === 'loaded' && (
        <JobDetail
          job={shownJob.job}
          asOf={shownJob.asOf}
          headingRef={focus.heading}
          saveButton={<SaveControl key={shownJob.job.id} job={shownJob.job} onOffer={setOffer} />}
          notice={offer}
        />
      )}
      {shownJob.state === 'loading' && <JobDetailSkeleton />}
      {shownJob.state === 'failed' && (
        <Failure failure={explainFailure(shownJob.error, 'The job', 'getJob')} busy={shownJob.busy} onRetry={shownJob.retry} />
      )}
      {shownJob.state === 'gone' && <JobUnavailable address={address} />}
    </>
  );
}
