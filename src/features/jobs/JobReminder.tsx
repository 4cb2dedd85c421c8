import { Box } from '@mui/material';
import { dayInIndia, parseIsoDay } from '../../../shared/days.ts';
import { useAppSelector } from '../../api/hooks.ts';
import type { Job } from '../../api/models/job.ts';
import { useReminderOffer } from '../../api/useReminderOffer.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { ReminderOffer } from '../../ui/ReminderOffer.tsx';
import { useNow } from '../../ui/useNow.ts';

function Offer(): React.JSX.Element {
  return (
    <Box sx={{ px: 'clamp(16px, 3vw, 40px)', pt: 2 }}>
      <ReminderOffer {...useReminderOffer()}>Remind me the day before it closes</ReminderOffer>
    </Box>
  );
}

/** Offers reminders for a job that closes tomorrow or later, unless the member posted the job or has applied to it. */
export function JobReminder({ job: { closingDate, creatorId, appliedBy } }: { job: Job }): React.JSX.Element | null {
  const isSupported = useExtension('reminders');
  const memberId = useAppSelector(({ user }) => user._id);
  const today = dayInIndia(useNow());
  const closingDay = closingDate === null ? null : parseIsoDay(closingDate);
  const canRemind =
    closingDay !== null && closingDay > today && memberId !== null && memberId !== creatorId && !appliedBy.includes(memberId);
  return isSupported && canRemind ? <Offer /> : null;
}
