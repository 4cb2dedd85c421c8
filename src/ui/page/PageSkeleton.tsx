import { Skeleton, Stack } from '@mui/material';
import { Loading } from './Loading.tsx';
import { Page } from './Page.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

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
