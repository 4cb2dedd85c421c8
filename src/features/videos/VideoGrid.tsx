import { Box, Card, CardActionArea, CardContent, List, ListItem, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Video } from '../../api/models/content.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { up } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { LongList } from '../../ui/page/Fold.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';

/** Two columns on phones, and four on wide windows (VID-03). With briefs, as on the dashboard (DASH-04), one to three columns. */
const Grid = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [up.md]: { gap: 24, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '&[data-briefs]': { gridTemplateColumns: 'minmax(0, 1fr)', [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [up.lg]: { '&[data-briefs]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '& .MuiListItem-root': { alignItems: 'stretch' },
  '& .MuiCard-root': { flex: 1 },
});

const MAX_BRIEF_LENGTH = 140;

/** Number of videos that are shown at first. */
const SHOWN = 12;

interface Props {
  videos: readonly Video[];
  hrefOf: (videoId: string) => string;
  showsBriefs?: boolean;
  /** heading level of the titles */
  level: 2 | 3;
}

export function VideoGrid({ videos, hrefOf, showsBriefs = false, level }: Props): React.JSX.Element {
  return (
    <LongList items={videos} shown={SHOWN}>
      {(shownVideos) => (
        <Grid data-briefs={showsBriefs ? '' : undefined}>
          {shownVideos.map(({ id, title, poster, briefHtml }) => (
            <ListItem key={id} disablePadding>
              <Card>
                <CardActionArea href={hrefOf(id)}>
                  <Picture src={poster?.url ?? null} alt="" width={16} height={9} seed={title} />
                  <CardContent>
                    <Typography component={`h${level}`} variant="h5">
                      {title}
                    </Typography>
                    {showsBriefs && briefHtml !== '' && (
                      <Typography variant="body2" color="textSecondary">
                        {excerpt(htmlToText(briefHtml), MAX_BRIEF_LENGTH)}
                      </Typography>
                    )}
                  </CardContent>
                </CardActionArea>
              </Card>
            </ListItem>
          ))}
        </Grid>
      )}
    </LongList>
  );
}

export function VideoGridSkeleton({ showsBriefs = false }: { showsBriefs?: boolean }): React.JSX.Element {
  return (
    <Grid data-briefs={showsBriefs ? '' : undefined}>
      {[1, 2, 3, 4].map((card) => (
        <ListItem key={card} disablePadding>
          <Card>
            <Skeleton sx={{ height: 'auto', aspectRatio: '16 / 9' }} />
            <CardContent>
              <Box sx={{ width: '100%' }}>
                <TextSkeleton lines={showsBriefs ? 4 : 2} />
              </Box>
            </CardContent>
          </Card>
        </ListItem>
      ))}
    </Grid>
  );
}
