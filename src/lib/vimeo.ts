/** Id of a Vimeo video, and the key of an unlisted one. */
interface VimeoVideo {
  id: string;
  key: string | null;
}

/**
 * Parses the URL of a player or page of Vimeo (VID-02, D-23). The id is the last numeric path segment. The key of an unlisted video is
 * `?h=` or the segment after the id.
 * @returns null when there is no id
 */
function parseVimeoAddress(address: string): VimeoVideo | null {
  const [withoutFragment = ''] = address.trim().split('#');
  const [path = '', query = ''] = withoutFragment.split('?');
  const segments = path.split('/').filter(Boolean);
  const index = segments.findLastIndex((segment) => /^\d+$/.test(segment));
  const id = segments[index];
  if (id === undefined) return null;
  const key = new URLSearchParams(query.replaceAll('&amp;', '&')).get('h') ?? segments[index + 1] ?? '';
  return { id, key: /^[\da-z]{4,40}$/i.test(key) ? key : null };
}

/**
 * Returns the URL of the Vimeo player, with autoplay, because a click loads the player, and without tracking (`dnt=1`).
 * @returns null when the given URL has no video id
 */
export function vimeoPlayer(address: string): string | null {
  const video = parseVimeoAddress(address);
  if (!video) return null;
  const keyParameter = video.key ? `h=${video.key}&` : '';
  return `https://player.vimeo.com/video/${video.id}?${keyParameter}autoplay=1&dnt=1`;
}
