import { readHours, toEventTimes } from '../../shared/eventTimes.ts';
import type { Deps } from '../jobs/deps.ts';
import type { DatedEvent } from '../cms/serializeEvents.ts';
import { eventPath } from '../cms/wire.ts';
import { formatCalendar } from '../site/calendarFile.ts';

/** Returns an event as a calendar file with the same UID as in the site's own calendars, so that an entry is replaced (REG-02, REG-07). */
export function formatEventCalendar(
  { event, days }: DatedEvent,
  { content, settings, clock }: Pick<Deps, 'content' | 'settings' | 'clock'>,
): string {
  const [path, { supportEmail }] = [eventPath(event.category, event.id), content.current.chapter.facts];
  const entry = {
    id: String(event.id),
    title: event.title,
    times: toEventTimes(days, readHours(event.time ?? '')),
    venue: event.venue ?? '',
    description: event.brief_content,
    path,
    status: event.status ?? null,
  };
  const calendar = { name: event.title, path, domain: supportEmail.split('@')[1] ?? '', entries: [entry] };
  return formatCalendar(calendar, settings.publicUrl, clock());
}
