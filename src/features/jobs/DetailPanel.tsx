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
  shown: ShownJob;
  address: BoardAddress;
  focus: BoardFocus;
}

/** Details beside the list; on phones a view of their own with a way back (JOBS-02). */
export function DetailPanel({ shown, address, focus }: Props): React.JSX.Element {
  const [offer, setOffer] = useState<ReactNode>();
  return (
    <>
      {address.job !== null && (
        <BackToList to={boardPath({ ...address, job: null })} job={address.job} focus={focus}>
          All jobs
        </BackToList>
      )}
      {shown.state === 'loaded' && (
        <JobDetail
          job={shown.job}
          asOf={shown.asOf}
          headingRef={focus.heading}
          saving={<SaveControl key={shown.job.id} job={shown.job} onOffer={setOffer} />}
          notice={offer}
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
