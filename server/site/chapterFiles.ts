import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOGO_PATH, type Chapter } from '../cms/chapter/read.ts';
import type { Deps } from '../jobs/deps.ts';
import { createEtag, sendCacheable } from '../platform/lib/etag.ts';
import { derivedFromContent } from '../cms/liveContent.ts';
import { memoize } from '../platform/lib/longWork.ts';
import { drawPictureInThread, drawIconsInThread } from './pictures/drawInThread.ts';
import type { IconFiles } from './pictures/icons.ts';
import type { SiteBuild } from './build.ts';
import { MARK } from '../../shared/pictures.ts';

/** Returns the site's icon as SVG: the mark in the chapter's colours, or the chapter's logo on a light square. */
function renderIcon({ colours, logo }: Pick<Chapter, 'colours' | 'logo'>): string {
  const { deep, onDeep, accent } = colours.light;
  const renderBackground = (colour: string): string => `<rect width="48" height="48" rx="10" fill="${colour.toLowerCase()}"/>`;
  const svgStart = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">';
  // An SVG embedded as an image runs no scripts and loads nothing.
  if (logo !== undefined) {
    const data = `data:image/svg+xml;base64,${logo.bytes.toString('base64')}`;
    return `${svgStart}${renderBackground(onDeep)}<image href="${data}" x="5" y="5" width="38" height="38"/></svg>`;
  }
  return (
    `${svgStart}${renderBackground(deep)}<g transform="translate(4 4)"><path d="${MARK.lines}" fill="none" stroke="${onDeep.toLowerCase()}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${MARK.dots}" stroke="${accent.toLowerCase()}" stroke-width="4.5" stroke-linecap="round"/></g></svg>`
  );
}

const MAX_AGE_MS = 3_600_000;

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
    void reply.header('x-content-type-options', 'nosniff');
    return sendCacheable(request, reply, { body: Buffer.from(body), type, etag: createEtag(body), maxAgeMs: MAX_AGE_MS });
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
