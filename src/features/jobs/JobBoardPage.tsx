import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { isSearch, readBoardAddress } from './boardAddress.ts';
import { DetailPanel } from './DetailPanel.tsx';
import { JobList } from './JobList.tsx';
import { Columns } from './Columns.ts';
import { Masthead } from './Masthead.tsx';
import { useBoard } from './useBoard.ts';
import { useBoardFocus } from './useBoardFocus.ts';
import { useFailureToasts } from './useFailureToasts.ts';

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
