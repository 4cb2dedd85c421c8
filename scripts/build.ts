/** `npm run build`: compiles the site into build/ when the build there is stale. webpack.config.ts describes the build. */
import { writeCommit } from './setup/commit.ts';
import { buildFolder, isSiteFresh } from './setup/siteStamp.ts';

if (isSiteFresh()) writeCommit(buildFolder);
else {
  try {
    // Loaded only when needed, because webpack takes long to load and `npm start` runs this script every time.
    const { buildSite } = await import('./setup/buildSite.ts');
    await buildSite();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
