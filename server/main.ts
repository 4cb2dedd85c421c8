import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { startFailure } from './startFailure.ts';
import { originOf, readSettings } from './settings.ts';
import { inlineScriptHashes } from './site/build.ts';
import { registerSite } from './site/register.ts';
import { stopOnSignals } from './stopOnSignals.ts';

/** Environment in, running server out: prints one line when it serves, one sentence when it cannot. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await buildApp(settings, { site: registerSite, inlineScriptHashes: inlineScriptHashes() });
  stopOnSignals(app);
  await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  console.log(`Serving on ${originOf(settings.host, port)}`);
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
