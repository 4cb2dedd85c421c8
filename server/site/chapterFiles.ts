import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGO_PATH, type Chapter } from '../cms/chapter/read.ts';
import type { Deps } from '../jobs/deps.ts';
import { createEtag, isNotModified } from '../platform/lib/etag.ts';
import { derivedFromContent } from '../cms/liveContent.ts';
import { memoize } from '../platform/lib/memoize.ts';
import { drawPictureInThread, drawIconsInThread } from './pictures/drawInThread.ts';
import type { IconFiles } from './pictures/icons.ts';
import type { SiteBuild } from './build.ts';
import { renderIcon } from './icon.ts';

const MAX_AGE_SECONDS = 3_600;

/** Content-Security-Policy of SVGs, which must not run scripts when opened as a document. Pictures inside them are data URLs. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

function formatManifest({ facts, colours }: Chapter): string {
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
 * Serves files that depend on the chapter: icons, the logo, the manifest, and the picture that
 * social networks show for links to the home page (NAV-04).
 */
export function registerChapterFiles(
  app: FastifyInstance,
  { content, log }: Pick<Deps, 'content' | 'log'>,
  getBuild: () => Promise<Pick<SiteBuild, 'homeSharePicture'>>,
): void {
  const getFiles = derivedFromContent(content, ({ chapter }) => {
    const drawIcons = async (): Promise<IconFiles> => {
      try {
        return await drawIconsInThread(renderIcon(chapter));
      } catch (error) {
        if (chapter.logo === undefined) throw error;
        log.warn({ err: error }, 'the logo cannot be drawn: the icons show the mark of the site');
        return drawIconsInThread(renderIcon({ colours: chapter.colours }));
      }
    };
    return {
      manifest: formatManifest(chapter),
      icon: renderIcon(chapter),
      getIcons: memoize(drawIcons),
      getSharePicture: memoize(async () =>
        drawPictureInThread({ shared: (await getBuild()).homeSharePicture(chapter.facts), colours: chapter.colours.light }),
      ),
      logo: chapter.logo,
    };
  });

  function sendFile(request: FastifyRequest, reply: FastifyReply, type: string, body: string | Uint8Array): FastifyReply {
    void reply.headers({
      etag: createEtag(body),
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
      'x-content-type-options': 'nosniff',
    });
    if (isNotModified(request, reply.getHeaders())) return reply.code(304).send();
    return reply.type(type).send(typeof body === 'string' ? body : Buffer.from(body));
  }
  const sendDrawing = (request: FastifyRequest, reply: FastifyReply, body: string | Uint8Array): FastifyReply =>
    sendFile(request, reply.header('content-security-policy', DRAWING_POLICY), 'image/svg+xml', body);

  app.get('/manifest.webmanifest', (request, reply) => sendFile(request, reply, 'application/manifest+json', getFiles().manifest));
  app.get('/icon.svg', (request, reply) => sendDrawing(request, reply, getFiles().icon));
  app.get('/icon-180.png', async (request, reply) => sendFile(request, reply, 'image/png', (await getFiles().getIcons()).png));
  app.get('/favicon.ico', async (request, reply) =>
    sendFile(request, reply, 'image/vnd.microsoft.icon', (await getFiles().getIcons()).ico),
  );
  app.get('/share.png', async (request, reply) => sendFile(request, reply, 'image/png', await getFiles().getSharePicture()));
  app.get(LOGO_PATH, (request, reply) => {
    const { logo } = getFiles();
    return logo === undefined ? reply.callNotFound() : sendDrawing(request, reply, logo.bytes);
  });
}
