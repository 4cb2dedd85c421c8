import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PublicSettings } from '../../src/config/settings.ts';
import type { Chapter } from '../chapter/read.ts';
import type { Deps } from '../deps.ts';
import { isNotModified } from '../etag.ts';
import { derivedFromContent } from '../liveContent.ts';
import { memoize } from '../memoize.ts';
import type { Settings } from '../settings.ts';
import { BUILD_DIR, loadBuild, type SiteBuild } from './build.ts';
import { registerCalendars } from './calendars.ts';
import { registerChapterFiles } from './chapterFiles.ts';
import type { Encoding } from './compress.ts';
import { busyHtml, emergencyHtml, pageHtml } from './frame.ts';
import { injectFetch } from './injectFetch.ts';
import { registerJobFeeds } from './jobFeeds.ts';
import { dayInIndia } from '../../shared/days.ts';
import { jobBoard } from '../jobs/board.ts';
import { normaliseClientAddress } from '../security/clientAddress.ts';
import { registerLoginForm } from './loginForm.ts';
import { chosenScenario, SCENARIO_COOKIE } from '../scenarios/names.ts';
import { hasTranslationCookie } from '../security/headers.ts';
import { HttpError } from '../security/httpError.ts';
import { PageCache, preparePage, prepareRedirect, type CachedPage, type Fresh, type LookupOptions } from './pageCache.ts';
import { RenderQueue } from './renderQueue.ts';
import { registerSharePictures } from './sharePictures.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const PAGE_TTL_MS = 10_000;

/** A sitemap asks for the events of every program and year. */
const SITEMAP_TTL_MS = 60_000;
const PAGES_KEPT = 300;
/** Pages that turned out not to exist. */
const MISSING_KEPT = 30;
/** Data that takes longer is left to the browser, which shows that it is loading. */
const DATA_DEADLINE_MS = 1_500;
const YEAR_SECONDS = 31_536_000;

/** What the browser may know of the settings and the chapter. */
function publicSettings(settings: Settings, { facts }: Chapter): PublicSettings {
  const { publicUrl, gaMeasurementId, emailjs } = settings;
  return { chapter: facts, publicUrl, emailjs, ...(gaMeasurementId === undefined ? {} : { gaMeasurementId }) };
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  const encoding: Encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity';
  // Browsers keep the old policy with a 304: who chooses a translation, or none any more, needs the page anew.
  const etag = hasTranslationCookie(request.headers.cookie) ? page.etag.replace(/"$/, '-t"') : page.etag;
  void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie').header('etag', etag);
  if (page.status === 200 && isNotModified(request, reply.getHeaders())) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  // That it stays open goes without saying since HTTP/1.1; these fifty bytes are wanted for the first screen.
  if (reply.raw.shouldKeepAlive) reply.raw.removeHeader('connection');
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.body(encoding));
}

/** In development the built site is loaded again whenever it has changed; in production once. */
function buildSource(): () => Promise<SiteBuild> {
  if (process.env.NODE_ENV !== 'development') {
    const build = loadBuild();
    return () => build;
  }
  return () => loadBuild(`?${statSync(path.join(BUILD_DIR, 'server', 'render.mjs')).mtimeMs}`);
}

/**
 * Names the state of what pages are made of besides the content: the jobs, and the day. A provider's backend tells nobody when it
 * changes.
 */
function versionOf({ settings, ...deps }: Deps): LookupOptions['version'] {
  if (settings.cmsOrigin !== undefined || settings.jobsOrigin !== undefined) return undefined;
  return async () => `${dayInIndia(deps.clock())} ${await jobBoard(deps).version()}`;
}

/**
 * Serves the built app: static files, sitemap, and the rendered pages with their status codes. Everything that no
 * other route takes is answered as a page.
 */
export async function registerSite(app: FastifyInstance, deps: Deps): Promise<void> {
  const { settings, clock } = deps;
  const version = versionOf(deps);
  const build = buildSource();
  const fetchHere = injectFetch(app);
  const queue = new RenderQueue();
  /** What is made of the content as it is now, and of it only. */
  const present = derivedFromContent(deps.content, ({ chapter }) => ({
    chapter,
    forBrowser: publicSettings(settings, chapter),
    cache: new PageCache(process.env.NODE_ENV === 'development' ? 0 : PAGE_TTL_MS, PAGES_KEPT, MISSING_KEPT),
    sitemap: memoize(async () => {
      const { sitemapPaths } = await build();
      const request = { chapter: chapter.facts, origin: settings.publicUrl, fetch: fetchHere, now: clock() };
      return sitemapXml(settings.publicUrl, await sitemapPaths(request));
    }, SITEMAP_TTL_MS),
  }));

  await app.register(fastifyStatic, {
    // Those of the build before, too: its pages are still about after the site was built anew.
    root: ['assets', 'older'].map((folder) => path.join(BUILD_DIR, 'client', folder)).filter((folder) => existsSync(folder)),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: path.join(BUILD_DIR, '..', 'public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: 86_400_000,
    index: false,
  });

  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml').send(await present().sitemap()));

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(settings.publicUrl, (await build()).closedPaths())),
  );

  registerSharePictures(app, { build, queue, present, fetchHere, clock, deadlineMs: DATA_DEADLINE_MS });

  registerChapterFiles(app, deps, build);

  registerJobFeeds(app, { build, publicUrl: settings.publicUrl, queue, fetchHere, clock, content: deps.content });

  registerCalendars(app, { build, publicUrl: settings.publicUrl, fetchHere, clock, content: deps.content });

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/', ...query] = request.url.split('?');
    const search = query.length === 0 ? '' : `?${query.join('?')}`;
    // As a path, whatever it looks like: `//host` must not become another site.
    const asked = new URL(settings.publicUrl);
    asked.pathname = pathname;
    asked.search = search;
    // As it is now, also where it changes while the page is made.
    const { cache, chapter, forBrowser } = present();
    try {
      const site = await build();
      const located = site.locate(asked.pathname, asked.search);
      if ('redirect' in located) return reply.redirect(located.redirect, 302);
      const { unbounded } = located;
      // In development a browser may have chosen how the backends behave to it.
      const scenario = settings.scenario && chosenScenario(request.headers.cookie);
      const make = async (): Promise<Fresh> => {
        const url = new URL(`${settings.publicUrl}${located.address}`);
        const now = clock();
        const result = await site.render({
          url,
          settings: forBrowser,
          colours: chapter.colours,
          fetch: scenario === undefined ? fetchHere : injectFetch(app, { cookie: `${SCENARIO_COOKIE}=${scenario}` }),
          deadlineMs: DATA_DEADLINE_MS,
          now,
          inTurn: queue.inTurn,
        });
        if ('redirect' in result) return { page: prepareRedirect(result.redirect), cacheable: result.complete };
        // One that was made while the content changed has words of both.
        const cacheable = result.complete && result.status < 500 && present().chapter === chapter;
        return { page: preparePage(result.status, pageHtml(result, site, forBrowser, chapter.colours, now)), cacheable };
      };
      const queued = (): Promise<Fresh> => queue.run(unbounded ? normaliseClientAddress(request.ip) : undefined, make);
      const rendered = await cache.get(`${located.address}${scenario ?? ''}`, queued, { unbounded, busy: queue.busy, version });
      if (rendered.location !== undefined) return reply.redirect(site.keepSearch(rendered.location, asked.search), rendered.status);
      return await send(request, reply, rendered);
    } catch (error) {
      void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      if (error instanceof HttpError && error.statusCode === 503) {
        return reply.code(503).headers(error.headers).send(busyHtml(chapter.colours.light));
      }
      request.log.error({ err: error }, 'a page could not be rendered');
      return reply.code(500).send(emergencyHtml(chapter.colours.light, request.id));
    }
  };

  await registerLoginForm(app);
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: page });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: page });
}
