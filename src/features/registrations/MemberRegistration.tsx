import { Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListOwnRegistrationsQuery, useRegisterMutation, type Seats } from '../../api/endpoints/registrations.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { paths } from '../../config/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { describeOwn } from './describe.ts';

/** The member's registration for an event, or the button that registers with one press (REG-02). */
export function MemberRegistration({ eventId, seats }: { eventId: string; seats: Seats }): React.JSX.Element {
  const query = useListOwnRegistrationsQuery();
  const [register, { isLoading }] = useRegisterMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  /** Whether the member has changed the registration on this page, so that the focus moves to the outcome. */
  const [hasChanged, setChanged] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const own = query.data?.find((registration) => registration.eventId === eventId);
  useEffect(() => {
    if (hasChanged) outcome.current?.focus();
  }, [hasChanged, own?.state]);

  const send = (): void => {
    setFailure(null);
    register(eventId)
      .unwrap()
      .then(
        () => setChanged(true),
        (error: unknown) => setFailure(explainFailedWrite(error, 'Your registration', 'register')),
      );
  };
  const canRegister = seats.state === 'open' || (seats.state === 'full' && seats.waitingList);
  const label = seats.state === 'full' ? 'Join the waiting list' : 'Register';
  const isActive = own !== undefined && own.state !== 'missed';
  return (
    <QuerySection
      query={query}
      what="Your registration"
      errorSubject="listOwnRegistrations"
      skeleton={<Skeleton height={56} width={240} />}
    >
      {() => (
        <Stack ref={outcome} role="status" tabIndex={-1} sx={{ gap: 2, alignItems: 'flex-start', outline: 'none' }}>
          {own !== undefined && (
            <Typography variant="h4" component="p">
              {describeOwn(own)}
            </Typography>
          )}
          {own?.state === 'offered' && (
            <BusyButton size="large" variant="contained" color="accent" onClick={send} busy={isLoading}>
              Take the place
            </BusyButton>
          )}
          {!isActive && canRegister && (
            <BusyButton size="large" variant="contained" color="accent" onClick={send} busy={isLoading}>
              {label}
            </BusyButton>
          )}
          {failure !== null && <Failure failure={failure} />}
          {isActive && (
            <>
              <Typography>
                You find it, with your code for the entrance, in <Link href={paths.dashboardEvents}>My Events</Link>.
              </Typography>
              {own.canCancel && (
                <Button onClick={() => setCancelling(true)}>
                  {own.state === 'waiting' ? 'Leave the waiting list' : 'Give up my place'}
                </Button>
              )}
              <CancelDialog
                registration={own}
                open={isCancelling}
                onClose={() => setCancelling(false)}
                onCancelled={() => setChanged(true)}
              />
            </>
          )}
        </Stack>
      )}
    </QuerySection>
  );
}
