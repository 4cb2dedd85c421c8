import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGO_PATH, type Chapter } from '../chapter/read.ts';
import type { Deps } from '../deps.ts';
import { etagOf, isNotModified } from '../etag.ts';
import { derivedFromContent } from '../liveContent.ts';
import { memoize } from '../memoize.ts';
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

/**
 * Serves what is not a page and still says whose site it is: icons, the logo, the manifest, and the picture beside links to the
 * home page (NAV-04). All of it is made of the chapter as it is now.
 */
export function registerChapterFiles(
  app: FastifyInstance,
  { content, log }: Pick<Deps, 'content' | 'log'>,
  build: () => Promise<Pick<SiteBuild, 'sharedHome'>>,
): void {
  const files = derivedFromContent(content, ({ chapter }) => {
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
      icons: memoize(icons),
      share: memoize(async () => drawElsewhere({ shared: (await build()).sharedHome(chapter.facts), colours: chapter.colours.light })),
      logo: chapter.logo,
    };
  });

  function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string | Uint8Array): FastifyReply {
    void reply.headers({ etag: etagOf(body), 'cache-control': `public, max-age=${KEPT_SECONDS}`, 'x-content-type-options': 'nosniff' });
    if (isNotModified(request, reply.getHeaders())) return reply.code(304).send();
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
