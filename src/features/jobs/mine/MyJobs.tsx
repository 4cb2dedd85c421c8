import type { ReactNode } from 'react';
import { explainFailure, type ErrorSubject } from '../../../api/errors.ts';
import type { Job } from '../../../api/models/job.ts';
import { Failure } from '../../../ui/page/Failure.tsx';
import type { Query } from '../../../ui/page/QuerySection.tsx';
import { useFailureToast } from '../../../ui/toast/showFailure.ts';
import { useNow } from '../../../ui/useNow.ts';
import { BackToList } from '../BackToList.tsx';
import { Columns } from '../Columns.ts';
import { JobDetail } from '../JobDetail.tsx';
import { JobDetailSkeleton } from '../JobDetailSkeleton.tsx';
import { JobListSkeleton } from '../JobListSkeleton.tsx';
import { Panel } from '../listPanel.ts';
import { useBoardFocus, type BoardFocus } from '../useBoardFocus.ts';
import { myJobsPath, type MyJobsAddress } from './myJobsAddress.ts';
import { MyJobsList, type CardParts } from './MyJobsList.tsx';

export interface DetailParts {
  /** above the actions: status of the job or of the application */
  notice?: ReactNode;
  /** available actions */
  actions: ReactNode;
}

interface Props {
  query: Query<unknown>;
  /** undefined until loaded */
  jobs: readonly Job[] | undefined;
  title: string;
  /** follows the number of jobs in the list's heading */
  note?: string;
  /** selects the error message (ERR-01) */
  errorSubject: ErrorSubject;
  address: MyJobsAddress;
  /** shown when there are no jobs */
  empty: ReactNode;
  cardOf?: (job: Job) => CardParts;
  detailOf: (job: Job, focus: BoardFocus) => DetailParts;
}

/** Content of a tab (MY-02): its jobs, three at a time, beside the details of the chosen job or else the first. */
export function MyJobs({ query, jobs, title, note, errorSubject: subject, address, empty, cardOf, detailOf }: Props): React.JSX.Element {
  const { error, isFetching, refetch } = query;
  const now = useNow();
  useFailureToast(error, subject);
  const focus = useBoardFocus(address, Math.min(jobs?.length ?? 0, address.show));

  if (jobs === undefined && error !== undefined) {
    return <Failure failure={explainFailure(error, title, subject)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (jobs?.length === 0) return <>{empty}</>;

  const selectedJob = jobs?.find(({ id }) => id === address.job);
  const shownJob = selectedJob ?? jobs?.[0];
  return (
    <Columns data-view={selectedJob === undefined ? 'list' : 'detail'}>
      <div data-part="list">
        {jobs === undefined ? (
          <Panel>
            <JobListSkeleton />
          </Panel>
        ) : (
          <MyJobsList
            jobs={jobs}
            title={title}
            note={note}
            address={address}
            currentId={shownJob?.id ?? null}
            asOf={now}
            focus={focus}
            cardOf={cardOf}
          />
        )}
      </div>
      <div data-part="detail">
        {selectedJob !== undefined && (
          <BackToList to={myJobsPath({ ...address, job: null })} jobId={selectedJob.id} focus={focus}>
            {title}
          </BackToList>
        )}
        {shownJob === undefined ? (
          <JobDetailSkeleton />
        ) : (
          <JobDetail job={shownJob} asOf={now} headingRef={focus.heading} {...detailOf(shownJob, focus)} />
        )}
      </div>
    </Columns>
  );
}
