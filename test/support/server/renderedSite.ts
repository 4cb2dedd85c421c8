import type { SiteBuild } from '../../../server/site/build.ts';
import {
  calendar,
  closedPaths,
  feedAddress,
  jobFeed,
  keepSearch,
  locate,
  render,
  shared,
  sharedHome,
  sitemapPaths,
} from '../../../src/render.tsx';

/** The site that the server renders, from the sources in place of the build, and without scripts. */
export const renderedSite: SiteBuild = {
  calendar,
  closedPaths,
  feedAddress,
  jobFeed,
  keepSearch,
  locate,
  render,
  shared,
  sharedHome,
  sitemapPaths,
  listScripts: () => [],
  schemeScript: '',
  loaderScript: '',
};
