import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { describeError } from '../../api/errors.ts';
import { radius, tone, touch, up } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BREAKPOINTS } from '../../theme/primitives.ts';
import { boardPath, type BoardAddress } from './boardAddress.ts';
import { errorKind } from './errorKind.ts';
import { JobDetail } from './JobDetail.tsx';
import { JobDetailSkeleton } from './JobDetailSkeleton.tsx';
import type { ShownJob } from './useBoard.ts';

const Panel = styled('div')({
  minWidth: 0,
  '& > :last-child': { border: `1px solid ${tone.line}`, borderRadius: radius, background: tone.surface },
  [up.md]: { '& > :last-child': { overflow: 'hidden' } },
});

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: touch,
  marginBottom: 8,
  fontWeight: 600,
  textDecoration: 'none',
  [up.md]: { display: 'none' },
});

const Place = styled('div')({});

const narrow = (): boolean => window.matchMedia(`(max-width:${BREAKPOINTS.md - 0.05}px)`).matches;

interface Props {
  shown: ShownJob;
  address: BoardAddress;
}

/** The job beside the list; on a phone a view of its own with a way back (JOBS-02). */
export function DetailPanel({ shown, address }: Props): React.JSX.Element {
  const toList = boardPath({ ...address, job: null });
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  const openJob = useRef(address.job);

  // On a phone the job takes the list's place: it begins at its top, and the focus goes with it.
  useEffect(() => {
    if (openJob.current === address.job) return;
    openJob.current = address.job;
    if (address.job === null || how === 'POP' || !narrow()) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [address.job, how]);

  // Whoever came from the list goes back to it as it was, scrolled to the same place.
  const goBack = (event: React.MouseEvent): void => {
    if ((location.state as { fromBoard?: unknown } | null)?.fromBoard !== true || how !== 'PUSH') return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <Panel>
      {address.job !== null && (
        <Back to={toList} onClick={goBack}>
          <Icon name="previous" />
          All jobs
        </Back>
      )}
      {shown.state === 'here' && <JobDetail job={shown.job} asOf={shown.asOf} headingRef={heading} />}
      {shown.state === 'loading' && <JobDetailSkeleton />}
      {shown.state === 'failed' && <ErrorState {...detailError(shown.error)} busy={shown.busy} onRetry={shown.retry} />}
      {shown.state === 'gone' && (
        <Place>
          <EmptyState text="This job is no longer on the board" seed="gone">
            <p>It may have been filled, or its closing date has passed. What is open now is in the list.</p>
            <ButtonLink to={toList}>See the open jobs</ButtonLink>
          </EmptyState>
        </Place>
      )}
    </Panel>
  );
}

function detailError(error: unknown) {
  const { text, kind } = describeError(error, 'getJob');
  return { text, kind: errorKind(kind) };
}
