import type { PublicSettings } from '../../src/config/settings.ts';
import type { Chapter } from '../cms/chapter/read.ts';
import type { ContentSnapshot } from '../cms/contentSnapshot.ts';
import type { CmsDeps } from '../cms/liveContent.ts';
import { getStatusMessage } from '../platform/security/errors.ts';
import { HttpError } from '../platform/security/httpError.ts';
import type { SiteBuild } from './build.ts';
import type { RenderQueue } from './renderQueue.ts';
import type { RenderJob } from './renderThread.ts';

/** A page to look at before publishing. */
export interface PreviewRequest {
  /** The content as it would be. */
  snapshot: ContentSnapshot;
  /** Path of the page. */
  path: string;
}

/** Renders a page with other content as HTML without scripts. @throws HttpError 503 while too many pages are rendered */
export type RenderPreview = (request: PreviewRequest) => Promise<string>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent on a server without the built site. */
    renderPreview?: RenderPreview;
  }
}

/** Milliseconds that a preview waits for data; the editor waits rather than seeing a part. */
const DEADLINE_MS = 10_000;

/** An address of the site may lead to another one, such as the spelling that its page has now. */
const MAX_REDIRECTS = 3;

interface PreviewOptions extends Pick<CmsDeps, 'content' | 'clock' | 'settings'> {
  queue: RenderQueue;
  fetchInternal: typeof fetch;
  getBuild: () => Promise<SiteBuild>;
  selectSettings: (chapter: Chapter) => PublicSettings;
  render: (job: Omit<RenderJob, 'version'>) => Promise<string>;
}

/** Creates the function that renders previews. They are in no cache, and use no cache that depends on the content. */
export function createPreviewRenderer(options: PreviewOptions): RenderPreview {
  const { content, clock, settings, queue, fetchInternal, getBuild, selectSettings, render } = options;

  async function renderPage({ snapshot: { chapter }, path }: PreviewRequest): Promise<string> {
    const site = await getBuild();
    let address = path;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const { pathname, search } = new URL(address, settings.publicUrl);
      const location = site.resolveAddress(pathname, search);
      if ('redirect' in location) address = location.redirect;
      else {
        const url = new URL(`${settings.publicUrl}${location.address}`);
        const request = { url, settings: selectSettings(chapter), fetch: fetchInternal, deadlineMs: DEADLINE_MS, now: clock() };
        const data = await site.loadPage(request);
        if (!('redirect' in data)) return render({ data, colours: chapter.colours, isPreview: true });
        address = data.redirect;
      }
    }
    throw new HttpError(404, 'This page cannot be shown.');
  }

  return async (request) => {
    try {
      return await queue.run('preview', () => content.previewWith(request.snapshot, () => renderPage(request)));
    } catch (error) {
      // On a busy machine a rendering is given up; the office can try again.
      if (error instanceof Error && error.name === 'AbortError') throw new HttpError(503, getStatusMessage(503), { 'retry-after': '2' });
      throw error;
    }
  };
}
