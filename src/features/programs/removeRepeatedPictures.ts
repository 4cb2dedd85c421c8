import type { Picture } from '../../api/models/picture.ts';

/**
 * Removes pictures that the page or an earlier event of the list already shows. These events show a drawing instead.
 * @param pagePicture URL of a picture that the page already shows
 */
export function removeRepeatedPictures<Event extends { image: Picture | null }>(
  events: readonly Event[],
  pagePicture: string | null = null,
): Event[] {
  const shownPictures = new Set([pagePicture]);
  return events.map((event) => {
    const url = event.image?.url ?? null;
    if (url === null) return event;
    if (shownPictures.has(url)) return { ...event, image: null };
    shownPictures.add(url);
    return event;
  });
}
