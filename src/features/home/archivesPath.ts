import { programPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';

/** The program whose archives the documents link to (HOME-06). */
const ARCHIVES = 'pm-footprints';

/**
 * Returns where past events are: at the documents' program, or the first one of a chapter that does not have it.
 * @param programs of the content system; empty while they load
 */
export function archivesPath(programs: readonly { name: string }[]): string {
  const slugs = programs.map(({ name }) => slugOf(name));
  return programPath(slugs.includes(ARCHIVES) ? ARCHIVES : (slugs[0] ?? ARCHIVES));
}
