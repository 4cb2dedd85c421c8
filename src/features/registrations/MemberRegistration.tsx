import { Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { dayInIndia } from '../../../shared/days.ts';
import { useListOwnRegistrationsQuery, useRegisterMutation, type OwnRegistration, type Seats } from '../../api/endpoints/registrations.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { paths } from '../../config/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { useFocusAfterAction } from '../../ui/useFocusAfterAction.ts';
import { useNow } from '../../ui/useNow.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { Payment } from './Payment.tsx';
import { canGiveUp, canRegister, canTake, cancelLabel, describeOwn, describePast, hasTicket, registerLabel } from './describe.ts';

interface Props {
  eventId: string;
  seats: Seats;
  /** Says what is left. */
  seatsText: string;
}

/** The member's registration, or the button that registers with one press. */
function OwnPlace({ eventId, seats, seatsText, own }: Props & { own: OwnRegistration | undefined }): React.JSX.Element {
  const [register, { isLoading }] = useRegisterMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const [last, setLast] = useState<'none' | 'registered' | 'refused' | 'cancelled'>('none');
  const result = useFocusAfterAction<HTMLDivElement>(last !== 'none');

  const send = (): void => {
    setFailure(null);
    register(eventId)
      .unwrap()
      .then(
        () => setLast('registered'),
        (error: unknown) => {
          setLast('refused');
          setFailure(explainFailedWrite(error, 'Your registration', 'registration'));
        },
      );
  };
  const today = dayInIndia(useNow());
  const isOver = own !== undefined && own.end < today;
  const isActive = own !== undefined && own.state !== 'missed';
  const action = own !== undefined && canTake(own) ? 'Take the place' : !isActive && canRegister(seats) ? registerLabel(seats) : null;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Stack ref={result} tabIndex={-1} sx={{ gap: 2, alignSelf: 'stretch' }}>
        {own !== undefined && (
          <Typography variant="h4" component="p">
            {isOver ? describePast(own) : describeOwn(own)}
          </Typography>
        )}
        {own === undefined && last === 'cancelled' && (
          <Typography variant="h4" component="p">
            Your registration is cancelled.
          </Typography>
        )}
        {!isActive && (
          <Typography variant="h4" component="p">
            {seatsText}
          </Typography>
        )}
        <Payment payment={seats.payment} />
        {isActive && (
          <Typography>
            {!isOver && hasTicket(own) ? 'We have mailed it to you. You find it, with your code for the entrance, in ' : 'You find it in '}
            <Link href={paths.dashboardEvents}>My Events</Link>.
          </Typography>
        )}
        {failure !== null && <Failure failure={failure} />}
      </Stack>
      {action !== null && (
        <BusyButton size="large" variant="contained" color="accent" onClick={send} busy={isLoading}>
          {action}
        </BusyButton>
      )}
      {isActive && canGiveUp(own) && <Button onClick={() => setCancelling(true)}>{cancelLabel(own)}</Button>}
      {isActive && (
        <CancelDialog
          registration={own}
          open={isCancelling}
          onClose={() => setCancelling(false)}
          onCancelled={() => {
            setFailure(null);
            setLast('cancelled');
          }}
        />
      )}
    </Stack>
  );
}

/** The member's registration for an event (REG-02, REG-04). */
export function MemberRegistration(props: Props): React.JSX.Element {
  const query = useListOwnRegistrationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QuerySection query={query} what="Your registration" errorSubject="registrations" skeleton={<Skeleton height={56} width={240} />}>
      {(registrations) => <OwnPlace {...props} own={registrations.find(({ eventId }) => eventId === props.eventId)} />}
    </QuerySection>
  );
}
