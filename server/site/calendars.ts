import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CalendarSubject } from '../../src/app/calendar.ts';
import { createEtag, sendCacheable } from '../platform/lib/etag.ts';
import { derivedFromContent, type LiveContent } from '../cms/liveContent.ts';
import { HttpError } from '../platform/security/httpError.ts';
import type { SiteBuild } from './build.ts';
import { formatCalendar } from './calendarFile.ts';

/** Lifetime of a calendar in milliseconds; calendar programs poll every few hours. */
const MAX_AGE_MS = 300_000;

const MAX_CALENDARS = 200;

const RETRY_AFTER_SECONDS = 600;

interface CalendarOptions {
  getBuild: () => Promise<SiteBuild>;
  publicUrl: string;
  fetchInternal: typeof fetch;
  clock: () => Date;
  content: LiveContent;
}

interface CalendarFile {
  text: string;
  etag: string;
}

/**
 * Serves calendars (EVT-08): of all programs or one program, for subscriptions, and of single events. They are built from
 * the same responses as the pages.
 */
export function registerCalendars(app: FastifyInstance, { getBuild, publicUrl, fetchInternal, clock, content }: CalendarOptions): void {
  const getFileCache = derivedFromContent(
    content,
    () =>
      new LRUCache<string, CalendarFile, { subject: CalendarSubject }>({
        max: MAX_CALENDARS,
        ttl: MAX_AGE_MS,
        ignoreFetchAbort: true,
        fetchMethod: (_key, _stale, { context: { subject } }) => buildFile(subject),
      }),
  );

  const buildFile = async (subject: CalendarSubject): Promise<CalendarFile> => {
    const calendar = await (
      await getBuild()
    ).calendar(subject, {
      chapter: content.current.chapter.facts,
      origin: publicUrl,
      fetch: fetchInternal,
      now: clock(),
    });
    if (calendar === 'missing') throw new HttpError(404, 'There is no such calendar.');
    if (calendar === 'unavailable') {
      throw new HttpError(503, 'The events cannot be read at the moment. Please try again later.', {
        'retry-after': String(RETRY_AFTER_SECONDS),
      });
    }
    const text = formatCalendar(calendar, publicUrl, clock());
    return { text, etag: createEtag(text) };
  };

  async function sendFile(request: FastifyRequest, reply: FastifyReply, subject: CalendarSubject, name: string): Promise<FastifyReply> {
    const { text, etag } = await getFileCache().forceFetch(JSON.stringify(subject), { context: { subject } });
    void reply.header('content-disposition', `inline; filename="${name}.ics"`);
    return sendCacheable(request, reply, { body: text, type: 'text/calendar; charset=utf-8', etag, maxAgeMs: MAX_AGE_MS });
  }

  app.get('/events.ics', (request, reply) => sendFile(request, reply, { kind: 'all' }, 'events'));
  app.get<{ Params: { slug: string } }>('/special-programs/:slug/events.ics', (request, reply) => {
    const { slug } = request.params;
    return sendFile(request, reply, { kind: 'program', slug }, /^[\w-]+$/.test(slug) ? slug : 'program');
  });
  app.get<{ Params: { id: string } }>('/special-programs/:slug/:id(^\\d{1,12}).ics', (request, reply) => {
    const { id } = request.params;
    return sendFile(request, reply, { kind: 'event', id }, `event-${id}`);
  });
}
