import { Stack, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dayInIndia } from '../../../shared/days.ts';
import { formatPdus, totalPdus, type Pdus } from '../../../shared/pdus.ts';
import { useAppSelector } from '../../api/hooks.ts';
import type { EventDetail } from '../../api/models/event.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { parseDays } from '../../lib/parseDays.ts';
import { LoginButton } from '../../ui/page/LoginButton.tsx';
import { useMounted } from '../../ui/useMounted.ts';
import { useNow } from '../../ui/useNow.ts';
import { readCode } from './codeInHash.ts';

/** Loaded for members and admins only, to keep form components and QR codes out of the public page. */
const OwnAttendance = lazy(() => import(/* webpackChunkName: "attendance" */ './OwnAttendance.tsx'));
const AttendanceCode = lazy(() => import(/* webpackChunkName: "attendance-code" */ './AttendanceCode.tsx'));

interface Props {
  id: string;
  event: EventDetail;
}

/** Records attendance at an event with PDUs. */
export function Attendance({ id, event }: Props): React.JSX.Element | null {
  const isSupported = useExtension('pdus');
  return isSupported && event.pdus !== null ? <AttendanceSection id={id} event={event} pdus={event.pdus} /> : null;
}

/** Members record their attendance from the event's first day on; admins see the event's code at any time. */
function AttendanceSection({ id, event, pdus }: Props & { pdus: Pdus }): React.JSX.Element | null {
  const signedIn = useIsSignedIn();
  const isAdmin = useAppSelector(({ user }) => user.role === 'admin');
  const now = useNow();
  const { pathname, search, hash } = useLocation();
  // The server does not know the hash, so that it is used only after hydration.
  const isMounted = useMounted();
  const hasCode = isMounted && readCode(hash) !== undefined;
  const section = useRef<HTMLDivElement>(null);
  // The section may appear long after the navigation, when pages no longer look for the target of the hash.
  useEffect(() => {
    if (!hasCode) return;
    section.current?.scrollIntoView({ behavior: 'instant' });
    section.current?.focus({ preventScroll: true });
  }, [hasCode]);
  const days = parseDays(event.dateTime);
  const hasBegun = days !== null && days.start <= dayInIndia(now);
  if (!hasBegun && !(signedIn && isAdmin)) return null;
  return (
    <Stack
      ref={section}
      data-actions=""
      component="section"
      aria-label="Attendance"
      {...(hasCode && { id: hash.slice(1), tabIndex: -1 })}
      sx={{ gap: 2, alignItems: 'flex-start' }}
    >
      {hasBegun && !signedIn && (
        <>
          <Typography>Were you there? Members record their {formatPdus(totalPdus(pdus))} here.</Typography>
          <LoginButton {...(hasCode && { to: `${pathname}${search}${hash}` })}>Log in</LoginButton>
        </>
      )}
      {signedIn && (
        <Suspense>
          {/* Above the member's own attendance, whose height is known only when it has loaded. */}
          {isAdmin && <AttendanceCode id={id} event={event} />}
          {hasBegun && <OwnAttendance id={id} />}
        </Suspense>
      )}
    </Stack>
  );
}
