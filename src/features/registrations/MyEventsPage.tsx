import { Button, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { dayInIndia } from '../../../shared/days.ts';
import { useListOwnRegistrationsQuery, useRegisterMutation, type OwnRegistration } from '../../api/endpoints/registrations.ts';
import { paths, registerPath } from '../../config/paths.ts';
import { toBareStatus } from '../../lib/eventStatus.ts';
import { eventHref } from '../../lib/subjectAddress.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { EventRow } from '../../ui/EventRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useFocusAfterAction } from '../../ui/useFocusAfterAction.ts';
import { useNow } from '../../ui/useNow.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { canGiveUp, canTake, cancelLabel, describeOwn, describePast, hasTicket } from './describe.ts';
import { Payment } from './Payment.tsx';
import { TicketDialog } from './TicketDialog.tsx';

interface ItemProps {
  registration: OwnRegistration;
  isPast: boolean;
  /** Called after a cancellation, which removes the item, with the server's message. */
  onCancelled: (message: string) => void;
}

function RegistrationItem({ registration, isPast, onCancelled }: ItemProps): React.JSX.Element {
  const { eventId: id, title, program: category, start, end, time = '', venue = '', status, payment, state, canCancel } = registration;
  const [hasActed, setActed] = useState(false);
  const result = useFocusAfterAction<HTMLParagraphElement>(hasActed);
  const [register, { isLoading }] = useRegisterMutation();
  const [open, setOpen] = useState<'cancel' | 'ticket' | null>(null);
  const days = start === end ? start : `${start} to ${end}`;
  const event = {
    id,
    title,
    category,
    date: time === '' ? days : `${days}, ${time}`,
    venue,
    fee: null,
    seats: null,
    pdus: null,
    status: toBareStatus(status),
  };
  const take = (): void => {
    register(id)
      .unwrap()
      .then(
        () => setActed(true),
        (error: unknown) => {
          setActed(true);
          showFailure(error, 'registration', 'registration');
        },
      );
  };
  const hasPlace = hasTicket(registration);
  const canRegisterAgain = state === 'missed' && canCancel;
  const href = eventHref({ id, category });
  return (
    <ListItem sx={{ display: 'block', py: 0 }}>
      <EventRow event={event} heading="h3" isPast={isPast}>
        <Typography ref={result} tabIndex={-1} sx={{ fontWeight: 600 }}>
          {isPast ? describePast(registration) : describeOwn(registration)}
        </Typography>
        {!isPast && state !== 'missed' && <Payment payment={payment} />}
        {!isPast && (hasPlace || canTake(registration) || canGiveUp(registration) || canRegisterAgain) && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1, zIndex: 1 }}>
            {canTake(registration) && (
              <BusyButton variant="contained" color="accent" onClick={take} busy={isLoading} aria-label={`Take the place: ${title}`}>
                Take the place
              </BusyButton>
            )}
            {hasPlace && (
              <Button variant="contained" onClick={() => setOpen('ticket')} aria-label={`Show my code: ${title}`}>
                Show my code
              </Button>
            )}
            {hasPlace && category !== '' && (
              <Button href={`${href}.ics`} download={`event-${id}.ics`} startIcon={<Icon icon="calendar" />}>
                Add to calendar
              </Button>
            )}
            {canGiveUp(registration) && (
              <Button onClick={() => setOpen('cancel')} aria-label={`${cancelLabel(registration)}: ${title}`}>
                {cancelLabel(registration)}
              </Button>
            )}
            {canRegisterAgain && <Button href={registerPath(href)}>Register again</Button>}
          </Stack>
        )}
      </EventRow>
      <CancelDialog registration={registration} open={open === 'cancel'} onClose={() => setOpen(null)} onCancelled={onCancelled} />
      <TicketDialog registration={registration} open={open === 'ticket'} onClose={() => setOpen(null)} />
    </ListItem>
  );
}

function Registrations({ title, items, ...item }: { title: string; items: readonly OwnRegistration[] } & Omit<ItemProps, 'registration'>) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading level={2} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Heading>
      <Paper>
        <List>
          {items.map((registration) => (
            <RegistrationItem key={registration.guestId} registration={registration} {...item} />
          ))}
        </List>
      </Paper>
    </section>
  );
}

/** The events that the member is registered for (REG-04). */
export default function MyEventsPage(): React.JSX.Element {
  const query = useListOwnRegistrationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [cancellations, setCancellations] = useState(0);
  const heading = useFocusAfterAction<HTMLHeadingElement>(cancellations > 0);
  const today = dayInIndia(useNow());
  const handleCancelled = (message: string): void => {
    showToast(message, 'success', 'registration');
    setCancellations((count) => count + 1);
  };
  const empty = (
    <CentredState
      title="You are not registered for any event."
      drawing={{ seed: 'no events' }}
      actions={
        <Button variant="contained" color="accent" href={paths.events}>
          All events
        </Button>
      }
    >
      Events that you are only interested in are in <Link href={paths.dashboardProfile}>My Profile</Link>.
    </CentredState>
  );
  return (
    <Stack sx={{ gap: { xs: 2, md: 4 } }}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        My Events
      </Heading>
      <QuerySection
        query={query}
        what="Your registrations"
        errorSubject="registrations"
        skeleton={<TextSkeleton lines={6} />}
        empty={empty}
      >
        {(registrations) => (
          <>
            <Registrations
              title="To come"
              items={registrations.filter(({ end }) => end >= today)}
              isPast={false}
              onCancelled={handleCancelled}
            />
            <Registrations
              title="Over"
              items={registrations.filter(({ end }) => end < today).toReversed()}
              isPast
              onCancelled={handleCancelled}
            />
          </>
        )}
      </QuerySection>
    </Stack>
  );
}
