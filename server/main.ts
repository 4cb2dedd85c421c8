import { runServer } from './start/run.ts';
import { describeStartFailure } from './start/startFailure.ts';
import { readSettings } from './platform/settings.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await runServer(settings, async () => {
    // Imported here, because the primary process of several workers does not need these modules in memory.
    const [{ buildApp }, { registerSite }, { listInlineScriptHashes }] = await Promise.all([
      import('./app.ts'),
      import('./site/register.ts'),
      import('./site/build.ts'),
    ]);
    return buildApp(settings, { site: registerSite, inlineScriptHashes: listInlineScriptHashes() });
  });
}

try {
  await main();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}
