import type { Colours } from '../../shared/colours.ts';
import type { PageData } from '../../src/render.tsx';
import { keepLastBuild } from './build.ts';
import { renderDocument, renderPreviewDocument } from './document.ts';
import { withSendableErrors } from './sendableErrors.ts';

/** A page to render. */
export interface RenderJob {
  data: PageData;
  colours: Colours;
  /** Version of the build, as for `loadBuild`. */
  version: string;
  /** Whether it is a look before publishing, without scripts. */
  isPreview?: boolean;
}

const getBuild = keepLastBuild();

// Loads the site when the thread starts, so that the first page does not wait for it.
await getBuild('').catch(() => undefined);

/** Renders a page to an HTML document. Entry of the thread that `renderPool.ts` starts. */
export default withSendableErrors(async ({ data, colours, version, isPreview = false }: RenderJob): Promise<string> => {
  const site = await getBuild(version);
  const page = await site.renderPage(data, colours);
  if (isPreview) return renderPreviewDocument(page, data.settings.chapter.language);
  return renderDocument(page, site, data.settings, colours, data.renderedAt);
});
