import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { explainFailure } from '../../api/errors.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { boardPath, type BoardAddress } from './boardAddress.ts';
import { JobDetail } from './JobDetail.tsx';
import { JobDetailSkeleton } from './JobDetailSkeleton.tsx';
import { JobGone } from './lazyStates.ts';
import type { ShownJob } from './useBoard.ts';
import { isNarrow, type BoardFocus } from './useBoardFocus.ts';

/** Beside the list only the keyboard needs a way back to it: one Shift+Tab before the job's heading. */
const Back = styled(Button)({
  marginBottom: 8,
  [up.md]: {
    position: 'absolute',
    zIndex: 1,
    '&:not(:focus-visible)': { width: 1, minWidth: 0, height: 1, minHeight: 0, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&:focus-visible': { backgroundColor: tone.surface, paddingInline: 20 },
  },
});

interface Props {
  shown: ShownJob;
  address: BoardAddress;
  focus: BoardFocus;
}

/** The job beside the list; on a phone a view of its own with a way back (JOBS-02). */
export function DetailPanel({ shown, address, focus }: Props): React.JSX.Element {
  const toList = boardPath({ ...address, job: null });
  const location = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();

  const goBack = (event: React.MouseEvent): void => {
    if (!isNarrow()) {
      event.preventDefault();
      focus.toCard(address.job);
      return;
    }
    // Whoever came from the list goes back to it as it was, scrolled to the same place.
    if ((location.state as { fromBoard?: unknown } | null)?.fromBoard !== true || how !== 'PUSH') return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <>
      {address.job !== null && (
        <Back variant="text" href={toList} onClick={goBack} startIcon={<Icon name="previous" />}>
          All jobs
        </Back>
      )}
      {shown.state === 'here' && <JobDetail job={shown.job} asOf={shown.asOf} headingRef={focus.heading} />}
      {shown.state === 'loading' && <JobDetailSkeleton />}
      {shown.state === 'failed' && (
        <Failure failure={explainFailure(shown.error, 'The job', 'getJob')} busy={shown.busy} onRetry={shown.retry} />
      )}
      {shown.state === 'gone' && <JobGone address={address} />}
    </>
  );
}
