/** `npm run build`: compiles the site for the browser and for the server into build/ when it is stale (see webpack.config.ts). */
import { writeCommit } from './setup/commit.ts';
import { buildFolder, isSiteFresh } from './setup/siteStamp.ts';

if (isSiteFresh()) writeCommit(buildFolder);
else {
  try {
    // Loaded lazily: webpack takes longer to load than this check, which runs on every start.
    const { buildSite } = await import('./setup/buildSite.ts');
    await buildSite();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
