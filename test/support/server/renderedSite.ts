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
  sitemapPaths,
} from '../../../src/render.tsx';

/** The site that the server renders, from the sources in place of the build, and without scripts. */
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
  sitemapPaths,
  listScripts: () => [],
  schemeScript: '',
  loaderScript: '',
};
