import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGO_PATH, type Chapter } from '../chapter/read.ts';
import type { Deps } from '../deps.ts';
import { madeOf } from '../liveContent.ts';
import { drawElsewhere, drawIconsElsewhere } from '../pictures/drawElsewhere.ts';
import type { IconFiles } from '../pictures/icons.ts';
import type { SiteBuild } from './build.ts';
import { iconSvg } from './icon.ts';

/** Who has one may keep it so long, in seconds. */
const KEPT_SECONDS = 3_600;

/** A drawing never runs as a page; what it holds are pictures within it. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** What tells phones how to show the site among their apps. */
function manifest({ facts, colours }: Chapter): string {
  return JSON.stringify({
    name: facts.name,
    short_name: facts.shortName,
    description: facts.description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: colours.light.paper.toLowerCase(),
    theme_color: colours.light.deep.toLowerCase(),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-180.png', sizes: '180x180', type: 'image/png' },
    ],
  });
}

/** Does a piece of work once, when it is first asked for; what failed is tried again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/**
 * Serves what is not a page and still says whose site it is: icons, the logo, the manifest, and the picture beside links to the
 * home page (NAV-04). All of it is made of the chapter as it is now.
 */
export function registerChapterFiles(
  app: FastifyInstance,
  { content, log }: Pick<Deps, 'content' | 'log'>,
  build: () => Promise<Pick<SiteBuild, 'sharedHome'>>,
): void {
  const files = madeOf(content, ({ chapter }) => {
    const icons = async (): Promise<IconFiles> => {
      try {
        return await drawIconsElsewhere(iconSvg(chapter));
      } catch (error) {
        if (chapter.logo === undefined) throw error;
        log.warn({ err: error }, 'the logo cannot be drawn: the icons show the mark of the site');
        return drawIconsElsewhere(iconSvg({ colours: chapter.colours }));
      }
    };
    return {
      manifest: manifest(chapter),
      icon: iconSvg(chapter),
      icons: once(icons),
      share: once(async () => drawElsewhere({ shared: (await build()).sharedHome(chapter.facts), colours: chapter.colours.light })),
      logo: chapter.logo,
    };
  });

  function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string | Uint8Array): FastifyReply {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    void reply.headers({ etag, 'cache-control': `public, max-age=${KEPT_SECONDS}`, 'x-content-type-options': 'nosniff' });
    const has = String(request.headers['if-none-match'] ?? '').split(',');
    if (has.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
    return reply.type(type).send(typeof body === 'string' ? body : Buffer.from(body));
  }
  const sendDrawing = (request: FastifyRequest, reply: FastifyReply, body: string | Uint8Array): FastifyReply =>
    send(request, reply.header('content-security-policy', DRAWING_POLICY), 'image/svg+xml', body);

  app.get('/manifest.webmanifest', (request, reply) => send(request, reply, 'application/manifest+json', files().manifest));
  app.get('/icon.svg', (request, reply) => sendDrawing(request, reply, files().icon));
  app.get('/icon-180.png', async (request, reply) => send(request, reply, 'image/png', (await files().icons()).png));
  app.get('/favicon.ico', async (request, reply) => send(request, reply, 'image/vnd.microsoft.icon', (await files().icons()).ico));
  app.get('/share.png', async (request, reply) => send(request, reply, 'image/png', await files().share()));
  app.get(LOGO_PATH, (request, reply) => {
    const { logo } = files();
    return logo === undefined ? reply.callNotFound() : sendDrawing(request, reply, logo.bytes);
  });
}
