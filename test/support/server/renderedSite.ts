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

/** What the server makes pages with: the sources themselves in place of the built entry, without scripts. */
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
