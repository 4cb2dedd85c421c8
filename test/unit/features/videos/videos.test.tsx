import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listVideos } from '../../../../src/api/endpoints/content.ts';
import type { Video } from '../../../../src/api/generated/cms.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import MyVideosPage from '../../../../src/features/videos/MyVideosPage.tsx';
import VideoPage, { head } from '../../../../src/features/videos/VideoPage.route.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const createVideo = (id: number, overrides: RowOf<Video> = {}): RowOf<Video> => ({
  id,
  title: `Film ${id}`,
  brief: `<p>What film ${id} tells <script>bad()</script></p>`,
  vimeo_embed_url: `https://player.vimeo.com/video/90000${id}?h=4f6a10c9d2`,
  featured_image: { url: `/wp-content/uploads/${id}.svg`, alt: `Scene ${id}` },
  ...overrides,
});

/** Shows the page at an address. @param initialVideos the backend's videos, or the status of all its responses @param recentVideos its recent videos, by default all */
function show(address: string, initialVideos: unknown[] | number | Promise<never>, recentVideos?: unknown[] | 404) {
  let videos = initialVideos;
  const store = pageStore(({ pathname }) => {
    if (recentVideos !== undefined && pathname.includes('/recent-videos/'))
      return recentVideos === 404 ? new Response('<h1>Not found</h1>', { status: 404 }) : Response.json({ data: { data: recentVideos } });
    if (typeof videos === 'number') return Response.json({ message: 'Down' }, { status: videos });
    if (videos instanceof Promise) return videos;
    return Response.json({ success: true, data: { data: videos } });
  }, member);
  const view = renderPage(address, {
    page: { '/Videos/:id': <VideoPage />, '/Profile/Videos/:id': <VideoPage />, '/dashboard/videos': <MyVideosPage /> },
    store,
  });
  return { ...view, setVideos: (newVideos: unknown[]) => (videos = newVideos) };
}

const player = () => document.querySelector('iframe');
const queryPlayButton = () => screen.queryByRole('button', { name: /^Play / });

it('[VID-02] shows breadcrumbs, title, brief without its script, and the poster with a play button', async () => {
  const { container } = show('/Videos/312', [createVideo(311), createVideo(312)]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Film 312' })).toBeInTheDocument();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(crumbs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Videos', '/Profile'],
  ]);
  expect(screen.getByText('What film 312 tells')).toBeInTheDocument();
  expect(container.querySelector('script')).toBeNull();
  expect(screen.getByRole('img', { name: 'Scene 312' })).toHaveAttribute('src', '/wp-content/uploads/312.svg');
  expect(screen.getByRole('button', { name: 'Share this video' })).toBeVisible();
  expect(queryPlayButton()).toHaveAccessibleName('Play Film 312');
  expect(player()).toBeNull();
});

it('[VID-02] a press on the poster loads the player, which is focused and starts', async () => {
  show('/Profile/Videos/312', [createVideo(312, { vimeo_embed_url: 'https://vimeo.com/channels/9/90000312?h=4f6a10c9d2' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Play Film 312' }));
  expect(player()).toHaveAttribute('src', 'https://player.vimeo.com/video/90000312?h=4f6a10c9d2&autoplay=1&dnt=1');
  expect(player()).toHaveAttribute('title', 'Player: Film 312');
  // Browsers warn about a frame that has both attributes.
  expect(player()).toHaveAttribute('allow', expect.stringContaining('fullscreen'));
  expect(player()).not.toHaveAttribute('allowfullscreen');
  expect(player()).toHaveFocus();
  expect(queryPlayButton()).toBeNull();
});

it.each([false, '', null, undefined, 'https://player.vimeo.com/video/none', 'javascript:alert(1)'])(
  '[VID-02] has no play button when the embed URL is %j',
  async (vimeo_embed_url) => {
    show('/Videos/312', [createVideo(312, { vimeo_embed_url })]);
    await screen.findByRole('heading', { level: 1, name: 'Film 312' });
    expect(queryPlayButton()).toBeNull();
  },
);

it('[VID-03] [D-4] all other videos are listed below, each with its own URL', async () => {
  const olderIds = [311, 310, 309, 308, 307, 306, 305, 304, 303, 302];
  const olderVideos = olderIds.map((id) => createVideo(id));
  olderVideos[0] = createVideo(311, { title: 'T&amp;Q '.repeat(60), featured_image: false, brief: '' });
  show('/Videos/312', [createVideo(313), createVideo(312), ...olderVideos]);
  const recentVideos = await screen.findByRole('region', { name: 'Recent Videos' });
  const links = await within(recentVideos).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([313, ...olderIds].map((id) => `/Profile/Videos/${id}`));
  expect(within(recentVideos).getByText(/^T&Q T&Q/)).toBeInTheDocument();
});

it.each<[string, unknown[] | 404, number[]]>([
  ['the recent ones, in their order', [createVideo(310), createVideo(312), createVideo(313)], [310, 313]],
  ['all where the backend does not have the list of recent ones', 404, [313, 311, 310]],
  ['all where that list is empty', [], [313, 311, 310]],
  ['all where that list has only the shown one', [createVideo(312)], [313, 311, 310]],
  ['no recent one that has no page', [createVideo(99), createVideo(311)], [311]],
])('[VID-03] [D-73] the videos below are %s', async (_what, recentVideos, expectedIds) => {
  show('/Videos/312', [createVideo(313), createVideo(312), createVideo(311), createVideo(310)], recentVideos);
  const region = await screen.findByRole('region', { name: 'Recent Videos' });
  const links = await within(region).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expectedIds.map((id) => `/Profile/Videos/${id}`));
});

it('[VID-03] has four skeleton cards while it loads', () => {
  show('/Videos/312', new Promise<never>(() => undefined));
  expect(within(screen.getByRole('region', { name: 'Recent Videos' })).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
});

it('[VID-03] says when there is no other video', async () => {
  show('/Videos/312', [createVideo(312)]);
  expect(await screen.findByText('No other recording is listed.')).toBeInTheDocument();
});

it.each(['/Videos/999', '/Videos/undefined'])('[VID-04] %s shows the not-found view', async (address) => {
  show(address, [createVideo(312)]);
  expect(await screen.findByText('Error code: 404 | Page Not Found')).toBeInTheDocument();
});

it('[NAV-03] [NAV-04] [VID-02] has the title of the video as document title, and a placeholder until it is known', async () => {
  const store = pageStore(() => Response.json({ success: true, data: { data: [createVideo(312)] } }), member);
  const headOf = (id: string) => head({ params: { id }, state: store.getState() });
  expect(headOf('312')).toMatchObject({ title: 'Video', loading: true });
  await store.dispatch(listVideos.initiate());
  expect(headOf('312')).toMatchObject({ title: 'Film 312', loading: false });
  expect(headOf('999')).toMatchObject({ title: 'Video not found', loading: false });
});

it('[NAV-03] the title of a video that can’t be loaded is not marked as loading', async () => {
  const store = pageStore(() => Response.json({ message: 'Down' }, { status: 404 }), member);
  await store.dispatch(listVideos.initiate());
  expect(head({ params: { id: '312' }, state: store.getState() })).toMatchObject({ title: 'Video', loading: false });
});

it('[VID-02] a broken poster is removed, and the button stays', async () => {
  const { container } = show('/Videos/312', [createVideo(312)]);
  fireEvent.error(await screen.findByRole('img', { name: 'Scene 312' }));
  expect(container.querySelector('article img')).toBeNull();
  expect(queryPlayButton()).toBeInTheDocument();
});

it('[DASH-04] counts the videos and shows each with title and brief, linking to its page', async () => {
  show('/dashboard/videos', [createVideo(313), createVideo(312)]);
  expect(await screen.findByText('2 videos')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/Videos/313', '/Videos/312']);
  expect(screen.getByText('What film 313 tells')).toBeInTheDocument();
});

it.each([
  ['one video', [createVideo(312)], '1 video'],
  ['no video', [], 'No recording is listed at present.'],
])('[DASH-04] says that there is %s', async (_, videos, expected) => {
  show('/dashboard/videos', videos);
  expect(await screen.findByText(expected)).toBeInTheDocument();
});

it('[DASH-04] shows a failure in its place, and Retry loads the videos', async () => {
  const { setVideos } = show('/dashboard/videos', 500);
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  setVideos([createVideo(312)]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^Film 312/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['/dashboard/videos', '/Videos/312'])('[ERR-02] %s shows why the server refuses the videos', async (address) => {
  show(address, 404);
  expect(await screen.findByText('Down')).toBeInTheDocument();
});
