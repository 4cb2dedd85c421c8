import { Button, Link, Stack, Typography } from '@mui/material';
import { useReminderOffer } from '../../api/useReminderOffer.ts';
import { paths } from '../../config/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReminderOffer } from '../../ui/ReminderOffer.tsx';
import { interestSkeleton, STAR_ICON } from './interestSkeleton.tsx';
import { useInterest } from './useInterest.ts';

/** Toggle of a member's interest in an event. Its name is constant; the icon, the text below and `aria-pressed` show the state. */
export default function InterestToggle({ id, canRemind }: { id: string; canRemind: boolean }): React.JSX.Element {
  const { isLoading, isMarked, isNew, toggle } = useInterest(id);
  const offer = useReminderOffer();
  if (isLoading) return interestSkeleton;
  return (
    <>
      <Button aria-pressed={isMarked} onClick={toggle} startIcon={<Icon icon={isMarked ? 'check' : STAR_ICON} />}>
        I’m interested
      </Button>
      {isMarked && (
        <Stack sx={{ order: 1, flex: '1 1 100%', alignItems: 'flex-start' }}>
          <Typography variant="body2">
            This event is on your list in <Link href={paths.dashboardProfile}>My Profile</Link>.
          </Typography>
          {isNew && canRemind && <ReminderOffer {...offer}>Remind me the day before</ReminderOffer>}
        </Stack>
      )}
    </>
  );
}
