import type { SiteBuild } from '../../../server/site/build.ts';
import {
  calendar,
  restrictedPaths,
  feedAddress,
  jobFeed,
  keepSearch,
  resolveAddress,
  render,
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
  render,
  readSharePicture,
  homeSharePicture,
  sitemapEntries,
  listScripts: () => [],
  schemeScript: '',
  loaderScript: '',
};
