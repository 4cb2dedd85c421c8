import { readHours, toEventTimes } from '../../shared/eventTimes.ts';
import type { Deps } from '../jobs/deps.ts';
import type { DatedEvent } from '../cms/serializeEvents.ts';
import { eventPath } from '../cms/wire.ts';
import { formatCalendar } from '../site/calendarFile.ts';

const MINUTE_MS = 60_000;

/** Returns an event as a calendar file that replaces every earlier one: the same UID as in the site's own calendars (REG-02, REG-07). */
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
  const calendar = { name: '', path, domain: supportEmail.split('@')[1] ?? '', entries: [entry] };
  // An event may be moved twice, or take place after all: the revision of its status would not be higher than that of the last file.
  return formatCalendar(calendar, settings.publicUrl, clock(), Math.floor(clock().getTime() / MINUTE_MS));
}
