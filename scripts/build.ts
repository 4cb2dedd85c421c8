/**
 * `npm run build`: compiles the site for the browser and for the server into build/ (see webpack.config.ts).
 * `--check` builds nothing and tells by its exit code whether the built site is up to date (0) or stale (1).
 */
import { noteCommit } from './setup/commit.ts';
import { buildFolder, siteIsFresh } from './setup/siteStamp.ts';

if (process.argv.includes('--check')) {
  if (siteIsFresh()) noteCommit(buildFolder);
  else process.exitCode = 1;
} else {
  try {
    // Loaded only here: webpack takes longer to load than the check takes, and every start makes the check.
    const { buildSite } = await import('./setup/buildSite.ts');
    await buildSite((news) => console.log(news));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
