import { Stack, Typography } from '@mui/material';
import { useListVideosQuery } from '../../api/endpoints/content.ts';
import { paths, videoPath } from '../../config/paths.ts';
import { formatCount } from '../../lib/text.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { VideoGrid, VideoGridSkeleton } from './VideoGrid.tsx';

const PLACES = [{ label: 'Events', to: `${paths.home}#events` }] as const;

/** All recordings as thumbnails (DASH-04). */
export default function MyVideosPage(): React.JSX.Element {
  const query = useListVideosQuery();
  return (
    <Stack sx={{ gap: { xs: 3, md: 5 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Heading level={1}>My Videos</Heading>
        {query.data !== undefined && <Typography color="textSecondary">{formatCount(query.data.length, 'video')}</Typography>}
      </Stack>
      <QuerySection
        query={query}
        what="The videos"
        errorSubject="listVideos"
        skeleton={<VideoGridSkeleton showsBriefs />}
        empty={<CentredState title="No recording is listed at present." drawing={{ seed: 'no recording' }} links={PLACES} />}
      >
        {(videos) => <VideoGrid videos={videos} hrefOf={videoPath} showsBriefs level={2} />}
      </QuerySection>
    </Stack>
  );
}
