import { Skeleton, Stack } from '@mui/material';
import { Loading } from '../ui/page/Loading.tsx';
import { Page } from '../ui/page/Page.tsx';
import { TextSkeleton } from '../ui/page/TextSkeleton.tsx';

/** Stands where a page will be while its code is on the way. */
export function PageSkeleton(): React.JSX.Element {
  return (
    <Page>
      <Loading label="Loading the page">
        <Stack sx={{ gap: 4, minHeight: '70vh' }}>
          <Skeleton width="min(18ch, 70%)" height="3.25rem" />
          <TextSkeleton lines={3} />
          <Skeleton height={280} />
        </Stack>
      </Loading>
    </Page>
  );
}
