import { listVideos } from '../../api/endpoints/content.ts';
import type { Head, PageContext } from '../../api/page.ts';
import { videoPath } from '../../config/paths.ts';
import { excerpt } from '../../lib/text.ts';

/** The title is known to members only; others see a generic one. */
export function head({ params: { id = '' }, state }: Pick<PageContext, 'params' | 'state'>): Head {
  const { data: videos, error } = listVideos.select()(state);
  const title = videos?.find((video) => video.id === id)?.title;
  return {
    title: title === undefined ? (videos === undefined ? 'Video' : 'Video not found') : excerpt(title, 90),
    loading: videos === undefined && error === undefined,
    description: 'A recording for members of the chapter.',
    // The canonical one of the two URLs that show this video (D-4).
    path: videoPath(id),
  };
}

export { default } from './VideoPage.tsx';
