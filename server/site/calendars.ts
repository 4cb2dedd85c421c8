import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CalendarSubject } from '../../src/app/calendar.ts';
import { etagOf, isNotModified } from '../etag.ts';
import { derivedFromContent, type LiveContent } from '../liveContent.ts';
import { HttpError } from '../security/httpError.ts';
import type { SiteBuild } from './build.ts';
import { calendarFile } from './calendarFile.ts';

/** A file is made anew after so long; phones ask every few hours. Milliseconds. */
const KEPT_MS = 300_000;

/** More calendars than any chapter has programs and coming events. */
const MAX_CALENDARS = 200;

/** Seconds after which a phone may ask again when the content system did not answer. */
const RETRY_AFTER = 600;

interface Options {
  build: () => Promise<SiteBuild>;
  publicUrl: string;
  fetchHere: typeof fetch;
  clock: () => Date;
  content: Pick<LiveContent, 'current'>;
}

/** A calendar file, and what it is known by. */
interface File {
  text: string;
  etag: string;
}

/**
 * Serves calendars (EVT-08): of all programs, of one program, both to subscribe to, and of a single event to keep. They are
 * made from the same answers as the pages, whichever content system stands behind.
 */
export function registerCalendars(app: FastifyInstance, { build, publicUrl, fetchHere, clock, content }: Options): void {
  const files = derivedFromContent(
    content,
    () =>
      new LRUCache<string, File, { subject: CalendarSubject }>({
        max: MAX_CALENDARS,
        ttl: KEPT_MS,
        ignoreFetchAbort: true,
        fetchMethod: (_key, _stale, { context: { subject } }) => make(subject),
      }),
  );

  const make = async (subject: CalendarSubject): Promise<File> => {
    const found = await (
      await build()
    ).calendar(subject, {
      chapter: content.current.chapter.facts,
      origin: publicUrl,
      fetch: fetchHere,
      now: clock(),
    });
    if (found === 'missing') throw new HttpError(404, 'There is no such calendar.');
    if (found === 'unavailable') {
      throw new HttpError(503, 'The events cannot be read at the moment. Please try again later.', { 'retry-after': String(RETRY_AFTER) });
    }
    const text = calendarFile(found, publicUrl, clock());
    return { text, etag: etagOf(text) };
  };

  async function send(request: FastifyRequest, reply: FastifyReply, subject: CalendarSubject, name: string): Promise<FastifyReply> {
    const { text, etag } = await files().forceFetch(JSON.stringify(subject), { context: { subject } });
    void reply.headers({ etag, 'cache-control': `public, max-age=${KEPT_MS / 1000}` });
    if (isNotModified(request, reply.getHeaders())) return reply.code(304).send();
    return reply.header('content-disposition', `inline; filename="${name}.ics"`).type('text/calendar; charset=utf-8').send(text);
  }

  app.get('/events.ics', (request, reply) => send(request, reply, { kind: 'all' }, 'events'));
  app.get<{ Params: { slug: string } }>('/special-programs/:slug/events.ics', (request, reply) => {
    const { slug } = request.params;
    return send(request, reply, { kind: 'program', slug }, /^[\w-]+$/.test(slug) ? slug : 'program');
  });
  app.get<{ Params: { id: string } }>('/special-programs/:slug/:id(^\\d{1,12}).ics', (request, reply) => {
    const { id } = request.params;
    return send(request, reply, { kind: 'event', id }, `event-${id}`);
  });
}
