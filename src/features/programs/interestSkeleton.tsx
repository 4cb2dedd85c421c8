import { Button, Skeleton } from '@mui/material';
import { Icon } from '../../ui/Icon.tsx';

export const STAR_ICON = { lines: 'M12 4l2.5 5.1 5.6.8-4.1 3.9 1 5.6-5-2.6-5 2.6 1-5.6-4.1-3.9 5.6-.8z' };

export const interestSkeleton = (
  <Skeleton>
    <Button startIcon={<Icon icon={STAR_ICON} />}>I’m interested</Button>
  </Skeleton>
);
