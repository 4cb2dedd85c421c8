/** Id of a Vimeo video, and the key of an unlisted one. */
interface VimeoVideo {
  id: string;
  key: string | null;
}

/** Segments before the id of a collection, which may have digits only, too. */
const COLLECTION = /^(?:channels|groups|album|showcase)$/i;

/**
 * Parses the URL of a player or page of Vimeo, or the HTML by which a page embeds the player (VID-02, D-23). The id is the last path
 * segment of digits. The key of an unlisted video is `?h=`, the segment after the id, or what follows the id after a colon. So of two
 * segments of digits the second is the key, except in a collection: `/76979871/8272103665`, but `/channels/1234/76979871`.
 * @returns null when there is no id
 */
function parseVimeoAddress(addressOrHtml: string): VimeoVideo | null {
  const address = /<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(addressOrHtml)?.[1] ?? addressOrHtml;
  const [withoutFragment = ''] = address.trim().split('#');
  const [path = '', query = ''] = withoutFragment.split('?');
  const segments = path
    .replace(/(?<=\/\d+):(?=\w)|%3a/gi, '/')
    .split('/')
    .filter(Boolean);
  const lastIndex = segments.findLastIndex((segment) => /^\d+$/.test(segment));
  const isKey = /^\d+$/.test(segments[lastIndex - 1] ?? '') && !COLLECTION.test(segments[lastIndex - 2] ?? '');
  const index = isKey ? lastIndex - 1 : lastIndex;
  const id = segments[index];
  if (id === undefined) return null;
  const key = new URLSearchParams(query.replaceAll('&amp;', '&')).get('h') ?? segments[index + 1] ?? '';
  return { id, key: /^[\da-z]{4,40}$/i.test(key) ? key : null };
}

/**
 * Returns the URL of the Vimeo player, with autoplay, because a click loads the player, and without tracking (`dnt=1`).
 * @param addressOrHtml URL of a player or page, or HTML that embeds the player
 * @returns null when it has no video id
 */
export function vimeoPlayer(addressOrHtml: string): string | null {
  const video = parseVimeoAddress(addressOrHtml);
  if (!video) return null;
  const keyParameter = video.key ? `h=${video.key}&` : '';
  return `https://player.vimeo.com/video/${video.id}?${keyParameter}autoplay=1&dnt=1`;
}
