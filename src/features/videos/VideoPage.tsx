import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useParams } from 'react-router';
import { useListRecentVideosQuery, useListVideosQuery } from '../../api/endpoints/content.ts';
import type { Video } from '../../api/models/content.ts';
import { paths, profileVideoPath, videoPath } from '../../config/paths.ts';
import { measure } from '../../theme/tokens.ts';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { Player } from './Player.tsx';
import { VideoGrid, VideoGridSkeleton } from './VideoGrid.tsx';

function VideoArticle({ video }: { video: Video }): React.JSX.Element {
  return (
    <Stack component="article" sx={{ gap: 3 }}>
      <Player video={video} />
      <Heading level={1}>{video.title}</Heading>
      {video.briefHtml !== '' && (
        <Typography component="div" variant="subtitle1" color="textSecondary" sx={{ maxWidth: measure }}>
          <SafeHtml html={video.briefHtml} topHeading={2} />
        </Typography>
      )}
      {/* The login leads visitors with a shared link back to this page. */}
      <Box>
        <ShareButton path={videoPath(video.id)} title={video.title} what="video" />
      </Box>
    </Stack>
  );
}

const videoSkeleton = (
  <Stack sx={{ gap: 3 }}>
    <Skeleton sx={{ height: 'auto', aspectRatio: '16 / 9' }} />
    <Skeleton width="min(26ch, 80%)" height="3rem" />
    <Box sx={{ maxWidth: measure }}>
      <TextSkeleton lines={2} />
    </Box>
  </Stack>
);

/**
 * Returns the other videos (VID-03): those of `recent-videos`, or all of `videos` where the backend has no recent ones (D-73).
 * @param recent undefined when the backend does not have this list. Of its videos only those can be opened that `videos` has (VID-04).
 */
function selectOthers(videos: readonly Video[], recent: readonly Video[] | undefined, shownId: string | undefined): Video[] {
  const others = videos.filter(({ id }) => id !== shownId);
  const recentOthers = (recent ?? []).flatMap(({ id }) => others.find((video) => video.id === id) ?? []);
  return recentOthers.length > 0 ? recentOthers : others;
}

function OtherVideos({ shownId }: { shownId: string | undefined }): React.JSX.Element | null {
  const query = useListVideosQuery();
  const { data: recent, isLoading } = useListRecentVideosQuery();
  // The section of the player already shows the error.
  if (query.isError) return null;
  const data = query.data === undefined || isLoading ? undefined : selectOthers(query.data, recent, shownId);
  return (
    <Stack component="section" aria-labelledby="recent" sx={{ gap: 3, mt: { xs: 8, md: 12 } }}>
      <Heading level={2} variant="h3" id="recent">
        Recent Videos
      </Heading>
      <QuerySection
        query={{ ...query, data }}
        what="The recent videos"
        skeleton={<VideoGridSkeleton />}
        empty={<Typography color="textSecondary">No other recording is listed.</Typography>}
      >
        {(videos) => <VideoGrid videos={videos} hrefOf={profileVideoPath} level={3} />}
      </QuerySection>
    </Stack>
  );
}

/** Video page for members (VID-01 to VID-04). */
export default function VideoPage(): React.JSX.Element {
  const { id } = useParams();
  const query = useListVideosQuery();
  const video = query.data?.find((item) => item.id === id);
  if (query.data !== undefined && video === undefined) return <NotFoundView />;
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Videos', to: paths.profile },
  ];
  return (
    <Page crumbs={<Crumbs crumbs={crumbs} />}>
      <QuerySection query={query} what="The video" errorSubject="listVideos" skeleton={videoSkeleton}>
        {() => video && <VideoArticle video={video} />}
      </QuerySection>
      <OtherVideos shownId={id} />
    </Page>
  );
}
