import { Button, Typography, Box } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import type { Job } from '../../../api/models/job.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSaveToggle } from './useSaveToggle.ts';
import { dayInIndia, parseIsoDay } from '../../../../shared/days.ts';
import { useAppSelector } from '../../../api/hooks.ts';
import { useReminderOffer } from '../../../api/useReminderOffer.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { ReminderOffer } from '../../../ui/ReminderOffer.tsx';
import { useNow } from '../../../ui/useNow.ts';

function Offer(): React.JSX.Element {
  return (
    <Box sx={{ px: 'clamp(16px, 3vw, 40px)', pt: 2 }}>
      <ReminderOffer {...useReminderOffer()}>Remind me the day before it closes</ReminderOffer>
    </Box>
  );
}

/** Offers reminders for a job that closes tomorrow or later, unless the member posted the job or has applied to it. */
function JobReminder({ job: { closingDate, creatorId, appliedBy } }: { job: Job }): React.JSX.Element | null {
  const isSupported = useExtension('reminders');
  const memberId = useAppSelector(({ user }) => user._id);
  const today = dayInIndia(useNow());
  const closingDay = closingDate === null ? null : parseIsoDay(closingDate);
  const canRemind =
    closingDay !== null && closingDay > today && memberId !== null && memberId !== creatorId && !appliedBy.includes(memberId);
  return isSupported && canRemind ? <Offer /> : null;
}

interface Props {
  job: Job;
  onOffer: (offer: ReactNode) => void;
}

/** Saves a job, or removes it from the saved jobs. The button's name contains the state, so it has no `aria-pressed`. */
export default function SaveToggle({ job, onOffer }: Props): React.ReactNode {
  const updateOffer = (isNowSaved: boolean): void => onOffer(isNowSaved ? <JobReminder job={job} /> : null);
  const { isSaved, toggle } = useSaveToggle(job.id, { onToggled: updateOffer });
  useEffect(() => () => onOffer(null), [onOffer]);
  return (
    <Button
      color="onDeep"
      size="small"
      onClick={toggle}
      startIcon={<Icon icon="bookmark" style={isSaved ? { fill: 'currentColor' } : {}} />}
    >
      {isSaved ? 'Saved' : 'Save'}
      <Typography variant="srOnly">{isSaved ? ', remove from my saved jobs' : ' this job'}</Typography>
    </Button>
  );
}
