import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { AppOptions } from '../../../server/app.ts';
import type { SiteBuild } from '../../../server/site/build.ts';
import { renderDocument, renderPreviewDocument } from '../../../server/site/document.ts';
import { registerSite } from '../../../server/site/register.ts';
import type { RenderPool } from '../../../server/site/renderPool.ts';
import {
  calendar,
  restrictedPaths,
  feedAddress,
  jobFeed,
  keepSearch,
  resolveAddress,
  loadPage,
  renderPage,
  readSharePicture,
  homeSharePicture,
  sitemapEntries,
} from '../../../src/render.tsx';

/** The site for the server to render. It comes from the sources instead of the build, and has no scripts. */
export const renderedSite: SiteBuild = {
  calendar,
  restrictedPaths,
  feedAddress,
  jobFeed,
  keepSearch,
  resolveAddress,
  loadPage,
  renderPage,
  readSharePicture,
  homeSharePicture,
  sitemapEntries,
  listScripts: () => [],
  schemeScript: '',
  loaderScript: '',
};

/** Renders in the thread of the test. */
const createPool = (build: SiteBuild): RenderPool => ({
  render: async ({ data, colours, isPreview = false }) => {
    const page = await build.renderPage(data, colours);
    if (isPreview) return renderPreviewDocument(page, data.settings.chapter.language);
    return renderDocument(page, build, data.settings, colours, data.renderedAt);
  },
  close: () => Promise.resolve(),
});

/** Returns the option `site` of a server with this build. @param dir the build's folder; by default one without files */
export function serveBuild(build: SiteBuild, dir?: string): NonNullable<AppOptions['site']> {
  return async (app, deps) => {
    const buildDir = dir ?? path.join(deps.settings.dataDir, 'build');
    mkdirSync(path.join(buildDir, 'client', 'assets'), { recursive: true });
    await registerSite(app, deps, { dir: buildDir, load: async () => build, startRendering: () => createPool(build) });
  };
}

/** The option `site` of a server that renders its pages from the sources. */
export const serveRenderedSite = serveBuild(renderedSite);
