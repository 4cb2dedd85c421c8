import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveContent } from '../liveContent.ts';
import type { Whole } from '../readWhole.ts';
import { HttpError } from '../security/httpError.ts';
import { clientAddress } from '../security/client.ts';
import type { SiteBuild } from './build.ts';
import { jobFeedFile } from './jobFeedFile.ts';
import type { RenderQueue } from './renderQueue.ts';

/** A file is made anew after so long; milliseconds. */
const KEPT_MS = 60_000;

/** Searches can be made up without end: of the feeds so many are kept, those that were asked for last. */
const MOST_KEPT = 200;

/** Seconds after which a reader may ask again when the job backend did not answer. */
const RETRY_AFTER = 600;

interface Options {
  build: () => Promise<SiteBuild>;
  publicUrl: string;
  /** Where the feeds of searches wait beside the pages of searches: they cost as much. */
  queue: Pick<RenderQueue, 'run'>;
  fetchHere: typeof fetch;
  clock: () => Date;
  content: Pick<LiveContent, 'current'>;
}

/** A feed as a file. */
interface File {
  text: string;
  etag: string;
  /** When it was first seen as it is: a job that leaves it changes it as well. Whole seconds, as in headers. */
  since: Date;
  /** Good until then; milliseconds. */
  until: number;
  /** What it says the name of. */
  whole: Whole;
}

/**
 * Serves `/jobs.atom`: the newest open jobs, and with the board's own query those of any search. They are made from the same
 * answers as the board, whichever job backend stands behind. Readers that name what they have get 304; 503 for a client that asks for
 * too many searches at a time.
 */
export function registerJobFeeds(app: FastifyInstance, { build, publicUrl, queue, fetchHere, clock, content }: Options): void {
  const kept = new Map<string, File>();
  const making = new Map<string, Promise<File>>();

  async function make(address: string, site: SiteBuild): Promise<File> {
    const now = clock();
    const whole = content.current;
    const { facts } = whole.chapter;
    const feed = await site.jobFeed(new URL(address, publicUrl).search, { chapter: facts, origin: publicUrl, fetch: fetchHere, now });
    if (feed === null) {
      throw new HttpError(503, 'The jobs cannot be read at the moment. Please try again later.', { 'retry-after': String(RETRY_AFTER) });
    }
    const before = kept.get(address);
    const seconds = new Date(Math.floor(now.getTime() / 1000) * 1000);
    const since = before?.since ?? seconds;
    const fileAt = (moment: Date): Pick<File, 'text' | 'etag' | 'since'> => {
      const text = jobFeedFile(feed, publicUrl, moment.toISOString());
      return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`, since: moment };
    };
    const same = fileAt(since);
    const file = { ...(before === undefined || same.etag === before.etag ? same : fileAt(seconds)), until: now.getTime() + KEPT_MS, whole };
    kept.delete(address);
    kept.set(address, file);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return file;
  }

  /** The file of a search, made by one request for all that ask meanwhile. @param client who asks */
  async function fileOf(search: string, client: string): Promise<File> {
    const site = await build();
    const address = site.feedAddress(search);
    const known = kept.get(address);
    if (known !== undefined && clock().getTime() < known.until && known.whole === content.current) return known;
    const under = making.get(address);
    if (under !== undefined) return under;
    const made = queue.run(address.includes('?') ? client : undefined, () => make(address, site)).finally(() => making.delete(address));
    making.set(address, made);
    return made;
  }

  app.get('/jobs.atom', async (request, reply) => {
    const file = await fileOf(request.url.replace(/^[^?]*/, ''), clientAddress(request.ip));
    const headers = { etag: file.etag, 'last-modified': file.since.toUTCString(), 'cache-control': `public, max-age=${KEPT_MS / 1000}` };
    if (has(request, file)) return reply.code(304).headers(headers).send();
    return send(reply.headers(headers), file);
  });
}

const send = (reply: FastifyReply, { text }: File): FastifyReply => reply.type('application/atom+xml; charset=utf-8').send(text);

/** Whether a reader has the file as it is; a date counts only where no tag is named. */
function has({ headers }: FastifyRequest, { etag, since }: File): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const date = Date.parse(headers['if-modified-since'] ?? '');
  return date >= since.getTime();
}
