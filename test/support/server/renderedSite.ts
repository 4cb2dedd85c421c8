import type { SiteBuild } from '../../../server/site/build.ts';
import { calendar, closedPaths, feedAddress, jobFeed, keepSearch, locate, render, shared, sitemapPaths } from '../../../src/render.tsx';
import { dark, light } from '../../../src/theme/primitives.ts';

/** What the server makes pages with: the sources themselves in place of the built entry, without scripts. */
export const renderedSite: SiteBuild = {
  light,
  dark,
  calendar,
  closedPaths,
  feedAddress,
  jobFeed,
  keepSearch,
  locate,
  render,
  shared,
  sitemapPaths,
  scriptsOf: () => [],
  schemeScript: '',
  loaderScript: '',
};
