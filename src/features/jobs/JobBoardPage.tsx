import { Suspense, useState, type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isSearch, readBoardAddress, boardPath, type BoardAddress } from './boardAddress.ts';
import { JobList } from './JobList.tsx';
import { Columns } from './Columns.ts';
import { Masthead } from './Masthead.tsx';
import { useBoard, type ShownJob, type BoardList } from './useBoard.ts';
import { useBoardFocus, type BoardFocus } from './useBoardFocus.ts';
import { explainFailure } from '../../api/errors.ts';
import { Failure } from '../../ui/page/Failure.tsx';
import { BackToList } from './BackToList.tsx';
import { JobDetail } from './JobDetail.tsx';
import { JobDetailSkeleton } from './JobDetailSkeleton.tsx';
import { SaveControl } from './SaveControl.tsx';
import { JobUnavailable } from './states/JobUnavailable.tsx';
import { useAppSelector } from '../../api/hooks.ts';
import { sessionOf } from '../../api/session/useSession.ts';
import { showFailure, useFailureToast } from '../../ui/toast/showFailure.ts';
import { isProvisional } from './boardData.ts';

/** Shows a toast for each failure after the page has loaded (ERR-01). Of the failures in the server's HTML, reports only a missing job. */
function useFailureToasts(list: BoardList, shownJob: ShownJob, hasSearch: boolean): void {
  const jobError = shownJob.state === 'failed' ? shownJob.error : undefined;
  useFailureToast(list.error, hasSearch ? 'searchJobs' : 'browseJobs', list.error);
  useFailureToast(jobError, 'getJob', jobError);
  useGoneToast(shownJob);
}

function useGoneToast(shownJob: ShownJob): void {
  const lastReportedId = useRef<string | null>(null);
  const { id, error } = shownJob.state === 'gone' ? shownJob : { id: null, error: undefined };
  // The server requested the job anonymously. A member's browser repeats the request, so the toast waits for the second response.
  const isPending = useAppSelector((state) => {
    if (error === undefined) return false;
    const session = sessionOf(state.user);
    return session === 'unknown' || (session === 'signedIn' && isProvisional(state, id));
  });
  useEffect(() => {
    // The same missing job is reported once.
    if (error === undefined || isPending || lastReportedId.current === id) return;
    lastReportedId.current = id;
    showFailure(error, 'getJob', 'failed-getJob');
  }, [id, error, isPending]);
}

interface Props {
  shownJob: ShownJob;
  address: BoardAddress;
  focus: BoardFocus;
}

/** Details of the shown job (JOBS-02). On phones they are a separate view with a link back to the list. */
function DetailPanel({ shownJob, address, focus }: Props): React.JSX.Element {
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

/** Job board (JOBS-01 to JOBS-09): search, list and details, all driven by the URL. */
export default function JobBoardPage(): React.JSX.Element {
  const [query] = useSearchParams();
  const address = readBoardAddress(query);
  const { list, shownJob } = useBoard(address);
  useFailureToasts(list, shownJob, isSearch(address));
  const focus = useBoardFocus(address, list.jobs?.length ?? 0);

  const currentId = shownJob.state === 'loaded' ? shownJob.job.id : null;
  return (
    <>
      <Masthead address={address} />
      <Columns data-view={address.job === null ? 'list' : 'detail'} data-alone={shownJob.state === 'none' ? '' : undefined}>
        <div data-part="list">
          <Suspense>
            <JobList list={list} address={address} currentId={currentId} focus={focus} />
          </Suspense>
        </div>
        <div data-part="detail">
          <Suspense>
            <DetailPanel shownJob={shownJob} address={address} focus={focus} />
          </Suspense>
        </div>
      </Columns>
    </>
  );
}
