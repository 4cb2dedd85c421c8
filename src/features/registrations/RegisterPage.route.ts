import { getEvent } from '../../api/endpoints/events.ts';
import { getSeats } from '../../api/endpoints/registrations.ts';
import type { Head, PageContext, PreloadContext } from '../../api/page.ts';
import { isMissingId } from '../../lib/subjectAddress.ts';
import { missingHead } from '../../ui/MissingSubject.tsx';

/** Preloads the event and what is left of it. */
export async function preload({ runQuery, params: { id } }: PreloadContext): Promise<void> {
  if (id === undefined || isMissingId(id)) return;
  await Promise.all([runQuery(getEvent.initiate(id)), runQuery(getSeats.initiate(id))]);
}

/** Title; 404 for an unknown event and for one that takes no registrations here. */
export function head({ params: { id = '' }, state }: PageContext): Head {
  const { data: event, error } = getEvent.select(id)(state);
  const { error: seatsError } = getSeats.select(id)(state);
  const description = 'Register for an event of the chapter.';
  if (isMissingId(id) || error !== undefined || seatsError !== undefined)
    return missingHead('Register', description, isMissingId(id) ? undefined : (error ?? seatsError));
  if (event === undefined) return { title: 'Register', loading: true, description };
  return { title: `Register: ${event.title}`, description };
}

export { default } from './RegisterPage.tsx';
