import { Button } from '@mui/material';
import { useListSavedJobsQuery } from '../../../api/endpoints/board.ts';
import type { Job } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { useNow } from '../../../ui/useNow.ts';
import { ApplyControl } from '../ApplyControl.tsx';
import { isClosed } from '../jobText.ts';
import { MyJobs, type DetailParts } from './MyJobs.tsx';
import type { MyJobsAddress } from './myJobsAddress.ts';
import { Notice } from './Notice.tsx';
import { useSaveToggle } from './useSaveToggle.ts';

function RemoveButton({ id }: { id: string }): React.JSX.Element {
  const { toggle } = useSaveToggle(id, { isInitiallySaved: true, onToggled: (_isSaved, message) => showToast(message, 'success', 'save') });
  return <Button onClick={toggle}>Remove from saved</Button>;
}

function detailOf(job: Job, now: Date): DetailParts {
  const isJobClosed = isClosed(job, now);
  const isOpen = job.status === 'published' && !isJobClosed;
  return {
    notice: !isOpen && (
      <Notice>
        {isJobClosed
          ? `It is closed${job.closed === null ? '' : ` (${job.closed.reason})`}: nobody can apply any more.`
          : 'It is not on the job board at present.'}
      </Notice>
    ),
    actions: (
      <>
        {isOpen && <ApplyControl job={job} />}
        <RemoveButton key={job.id} id={job.id} />
      </>
    ),
  };
}

/** Saved jobs. */
export function SavedTab({ address }: { address: MyJobsAddress }): React.JSX.Element {
  const query = useListSavedJobsQuery();
  const now = useNow();
  return (
    <MyJobs
      query={query}
      jobs={query.data}
      title="Saved jobs"
      errorSubject="job"
      address={address}
      empty={
        <CentredState
          title="No jobs saved yet."
          drawing={{ seed: 'no saved jobs' }}
          actions={
            <Button variant="contained" color="accent" href={paths.exploreJobs}>
              Look for a job
            </Button>
          }
        >
          Press Save on a job to find it here again.
        </CentredState>
      }
      detailOf={(job) => detailOf(job, now)}
    />
  );
}
