import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PublicSettings } from '../../src/config/settings.ts';
import type { Chapter } from '../cms/chapter/read.ts';
import { createVersionReader as createDatabaseVersionReader } from '../jobs/board/boardVersion.ts';
import type { Deps } from '../jobs/deps.ts';
import { isNotModified } from '../platform/lib/etag.ts';
import { derivedFromContent } from '../cms/liveContent.ts';
import { memoize } from '../platform/lib/longWork.ts';
import type { Settings } from '../platform/settings.ts';
import { BUILD_DIR, keepLastBuild, loadBuild, type SiteBuild } from './build.ts';
import { registerCalendars } from './calendars.ts';
import { registerChapterFiles } from './chapterFiles.ts';
import type { Encoding } from './compress.ts';
import { renderBusyPage, renderErrorPage } from './document.ts';
import { createInternalFetch } from './internalFetch.ts';
import { registerJobFeeds } from './jobFeeds.ts';
import { dayInIndia } from '../../shared/days.ts';
import { normaliseClientAddress } from '../platform/security/clientAddress.ts';
import { registerLoginForm } from './loginForm.ts';
import { readChosenScenario, SCENARIO_COOKIE } from '../platform/scenarioNames.ts';
import { hasTranslationCookie } from '../platform/security/headers.ts';
import { HttpError } from '../platform/security/httpError.ts';
import { PageCache, preparePage, prepareRedirect, type CachedPage, type RenderOutcome, type LookupOptions } from './pageCache.ts';
import { createPreviewRenderer } from './preview.ts';
import { createRenderPool } from './renderPool.ts';
import { RenderQueue } from './renderQueue.ts';
import { registerSharePictures } from './sharePictures.ts';
import { formatRobots, formatSitemap } from './sitemap.ts';

const PAGE_TTL_MS = 10_000;

/** Lifetime of the sitemap in milliseconds. Building it takes a request per program and year. */
const SITEMAP_TTL_MS = 60_000;
const MAX_PAGES = 300;
const MAX_MISSING_PAGES = 30;
/** Milliseconds that rendering waits for data. Slower data is left to the browser, which shows a skeleton meanwhile. */
const DATA_DEADLINE_MS = 1_500;
const YEAR_SECONDS = 31_536_000;
/** Share of the last seconds above which the event loop counts as busy. */
const BUSY_SHARE = 0.5;

function selectPublicSettings(settings: Settings, { facts }: Chapter): PublicSettings {
  const { publicUrl, gaMeasurementId, emailjs, extensions, cmsOrigin, jobsOrigin } = settings;
  return {
    chapter: facts,
    publicUrl,
    emailjs,
    extensions: [...extensions],
    registrations: cmsOrigin === undefined && jobsOrigin === undefined,
    ...(cmsOrigin === undefined ? {} : { contentHost: new URL(cmsOrigin).host }),
    ...(gaMeasurementId === undefined ? {} : { gaMeasurementId }),
  };
}

/** Returns how long a page is cached: not at all in development; with a provider, no longer than the provider's responses. */
function getPageTtlMs({ cmsOrigin, jobsOrigin, provider }: Settings): number {
  if (process.env.NODE_ENV === 'development') return 0;
  return cmsOrigin === undefined && jobsOrigin === undefined ? PAGE_TTL_MS : Math.min(PAGE_TTL_MS, provider.freshMs);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  const encoding: Encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity';
  // After a 304, browsers keep the Content-Security-Policy of the cached page, but translated pages have another one.
  const etag = hasTranslationCookie(request.headers.cookie) ? page.etag.replace(/"$/, '-t"') : page.etag;
  const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag };
  if (page.status === 200 && isNotModified(request, headers)) return reply.code(304).headers(headers).send();
  // Before the headers are set, because an error page is sent without them.
  const body = await page.body(encoding);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  // Keep-alive is the default of HTTP/1.1. Without this header, more of the page fits into the first packets.
  if (reply.raw.shouldKeepAlive) reply.raw.removeHeader('connection');
  return reply.code(page.status).headers(headers).type('text/html; charset=utf-8').send(body);
}

/** The folder of a built site, a function that loads its code as `loadBuild` does, and one that renders its pages. */
export interface BuiltSite {
  dir: string;
  load: typeof loadBuild;
  startRendering: typeof createRenderPool;
}

/** Returns a function that returns the version of the built site, which changes in development only. */
function createVersionReader({ dir }: BuiltSite): () => string {
  if (process.env.NODE_ENV !== 'development') return () => '';
  return () => `?${statSync(path.join(dir, 'server', 'render.mjs')).mtimeMs}`;
}

/**
 * Creates a function that reads the version of all data in pages except the content: it depends on the jobs, the registrations and the day. Returns undefined
 * with a provider, because its changes cannot be detected.
 */
function createDataVersionReader({ settings, ...deps }: Deps): LookupOptions['readVersion'] {
  if (settings.cmsOrigin !== undefined || settings.jobsOrigin !== undefined) return undefined;
  const readRegistrationsVersion = createDatabaseVersionReader(deps.db, 'registrations');
  return async () => `${dayInIndia(deps.clock())} ${await deps.board.getVersion()} ${await readRegistrationsVersion()}`;
}

/**
 * Creates a cached reader of the sitemap. While a list cannot be read, the last complete sitemap is served; before there was one, a sitemap
 * without that list is better than none.
 */
function createSitemapReader(build: () => Promise<{ text: string; isComplete: boolean }>): () => Promise<string> {
  let lastComplete: string | undefined;
  return memoize(async () => {
    const { text, isComplete } = await build();
    if (isComplete) lastComplete = text;
    return lastComplete ?? text;
  }, SITEMAP_TTL_MS);
}

/**
 * Serves the built app: static files, sitemap, and rendered pages with their status codes, at every path that no
 * other route handles.
 */
export async function registerSite(
  app: FastifyInstance,
  deps: Deps,
  builtSite: BuiltSite = { dir: BUILD_DIR, load: loadBuild, startRendering: createRenderPool },
): Promise<void> {
  const { settings, clock } = deps;
  const readVersion = createDataVersionReader(deps);
  const readBuildVersion = createVersionReader(builtSite);
  const loadVersion = keepLastBuild(builtSite.load);
  const getBuild = (): Promise<SiteBuild> => loadVersion(readBuildVersion());
  // A server without its site must not start.
  await getBuild();
  const pool = builtSite.startRendering();
  app.addHook('onClose', () => pool.close());
  const fetchInternal = createInternalFetch(app);
  const queue = new RenderQueue();
  /** Returns what is derived from the current content. */
  const readContent = derivedFromContent(deps.content, ({ chapter }) => ({
    chapter,
    publicSettings: selectPublicSettings(settings, chapter),
    cache: new PageCache(getPageTtlMs(settings), MAX_PAGES, MAX_MISSING_PAGES),
    sitemap: createSitemapReader(async () => {
      const { sitemapEntries } = await getBuild();
      const request = { chapter: chapter.facts, origin: settings.publicUrl, fetch: fetchInternal, now: clock() };
      const { entries, isComplete } = await sitemapEntries(request);
      return { text: formatSitemap(settings.publicUrl, entries), isComplete };
    }),
  }));

  await app.register(fastifyStatic, {
    // `older` has the previous build's assets, because pages that are still open in browsers refer to them.
    root: ['assets', 'older'].map((folder) => path.join(builtSite.dir, 'client', folder)).filter((folder) => existsSync(folder)),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: path.join(import.meta.dirname, '..', '..', 'public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: 86_400_000,
    index: false,
  });

  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml').send(await readContent().sitemap()));

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(formatRobots(settings.publicUrl, (await getBuild()).restrictedPaths())),
  );

  registerSharePictures(app, { getBuild, queue, readContent, fetchInternal, clock, deadlineMs: DATA_DEADLINE_MS });

  registerChapterFiles(app, deps, getBuild);

  registerJobFeeds(app, { getBuild, publicUrl: settings.publicUrl, queue, fetchInternal, clock, content: deps.content });

  registerCalendars(app, { getBuild, publicUrl: settings.publicUrl, fetchInternal, clock, content: deps.content });

  app.decorate(
    'renderPreview',
    createPreviewRenderer({
      ...deps,
      queue,
      fetchInternal,
      getBuild,
      selectSettings: (chapter) => selectPublicSettings(settings, chapter),
      render: (job) => pool.render({ ...job, version: readBuildVersion() }),
    }),
  );

  const handlePage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/', ...query] = request.url.split('?');
    const search = query.length === 0 ? '' : `?${query.join('?')}`;
    // Set as a path, because `//host` must not become another origin.
    const requestUrl = new URL(settings.publicUrl);
    requestUrl.pathname = pathname;
    requestUrl.search = search;
    // One snapshot for the whole request.
    const { cache, chapter, publicSettings } = readContent();
    try {
      const site = await getBuild();
      const location = site.resolveAddress(requestUrl.pathname, requestUrl.search);
      if ('redirect' in location) return reply.redirect(location.redirect, 302);
      const isUnbounded = location.unbounded;
      // Development only: a browser may choose a scenario of the backends.
      const scenario = settings.scenario && readChosenScenario(request.headers.cookie);
      const renderPage = async (): Promise<RenderOutcome> => {
        const url = new URL(`${settings.publicUrl}${location.address}`);
        const data = await site.loadPage({
          url,
          settings: publicSettings,
          fetch: scenario === undefined ? fetchInternal : createInternalFetch(app, { cookie: `${SCENARIO_COOKIE}=${scenario}` }),
          deadlineMs: DATA_DEADLINE_MS,
          now: clock(),
        });
        if ('redirect' in data) return { page: prepareRedirect(data.redirect), isCacheable: data.complete };
        const html = await pool.render({ data, colours: chapter.colours, version: readBuildVersion() });
        const { status = 200 } = data.head;
        // If the content has changed during the rendering, the page mixes old and new content.
        const isCacheable = data.complete && status < 500 && readContent().chapter === chapter;
        return { page: await preparePage(status, html), isCacheable };
      };
      const renderQueued = (): Promise<RenderOutcome> =>
        queue.run(isUnbounded ? normaliseClientAddress(request.ip) : undefined, renderPage);
      const cachedPage = await cache.get(`${location.address}${scenario ?? ''}`, renderQueued, {
        isUnbounded,
        isBusy: queue.isBusy,
        isLoopBusy: app.memoryUsage().eventLoopUtilized > BUSY_SHARE,
        readVersion,
      });
      if (cachedPage.location !== undefined)
        return reply.redirect(site.keepSearch(cachedPage.location, requestUrl.search), cachedPage.status);
      return await sendPage(request, reply, cachedPage);
    } catch (error) {
      void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      if (error instanceof HttpError && error.statusCode === 503) {
        return reply.code(503).headers(error.headers).send(renderBusyPage(chapter.colours.light));
      }
      request.log.error({ err: error }, 'a page could not be rendered');
      return reply.code(500).send(renderErrorPage(chapter.colours.light, request.id));
    }
  };

  await registerLoginForm(app);
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: handlePage });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: handlePage });
}
