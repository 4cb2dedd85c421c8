import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarSubject } from '../../src/app/calendar.ts';
import { madeOf, type LiveContent } from '../liveContent.ts';
import { HttpError } from '../security/httpError.ts';
import type { SiteBuild } from './build.ts';
import { calendarFile } from './calendarFile.ts';
import { remembered } from './remembered.ts';

/** A file is made anew after so long; phones ask every few hours. Milliseconds. */
const KEPT_MS = 300_000;

/** More calendars than any chapter has programs and coming events. */
const MOST_KEPT = 200;

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
  const files = madeOf(content, () => new Map<string, () => Promise<File>>());

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
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
  };

  /** The file of a subject, made by one request for all that ask meanwhile; what does not exist is not kept. */
  async function fileOf(subject: CalendarSubject): Promise<File> {
    const kept = files();
    const key = JSON.stringify(subject);
    const file = kept.get(key) ?? remembered(KEPT_MS, () => make(subject));
    kept.delete(key);
    kept.set(key, file);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      return await file();
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply, subject: CalendarSubject, name: string): Promise<FastifyReply> {
    const { text, etag } = await fileOf(subject);
    const headers = { etag, 'cache-control': `public, max-age=${KEPT_MS / 1000}` };
    const has = String(request.headers['if-none-match'] ?? '').split(',');
    if (has.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.code(304).headers(headers).send();
    return reply
      .headers({ ...headers, 'content-disposition': `inline; filename="${name}.ics"` })
      .type('text/calendar; charset=utf-8')
      .send(text);
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
