/**
 * `npm run build`: compiles the site for the browser and for the server into build/ (see webpack.config.ts).
 * `--check` builds nothing and tells by its exit code whether the built site is up to date (0) or stale (1).
 */
import { buildSite, siteIsFresh } from './setup/buildSite.ts';

if (process.argv.includes('--check')) {
  process.exitCode = siteIsFresh() ? 0 : 1;
} else {
  try {
    await buildSite((news) => console.log(news));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
