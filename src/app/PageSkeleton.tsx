import { Container, Skeleton } from '@mui/material';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Stands where a page will be while its code is on the way. */
export function PageSkeleton(): React.JSX.Element {
  return (
    <Container sx={{ py: 8, minHeight: '70vh' }} role="status">
      <VisuallyHidden>Loading the page</VisuallyHidden>
      <Skeleton variant="text" width="40%" height={56} />
      <Skeleton variant="text" width="70%" />
      <Skeleton variant="rounded" height={280} sx={{ mt: 4 }} />
    </Container>
  );
}
