/**
 * `npm run dev`: serves the site with hot reloading on one port. webpack-dev-server serves scripts and reload events, and proxies all other
 * requests to the site's server in a child process, which restarts when its sources change. The server renders pages with the render entry,
 * which webpack writes to build/ after each change.
 *
 * `-- --scenario NAME`: the embedded backends behave as described in server/platform/scenarioNames.ts.
 * `-- --provider`: a stand-in for a provider replaces the embedded backends (test/support/standIn).
 */
import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type MultiStats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { isScenario, scenarios, describeUnknownScenario } from '../server/platform/scenarioNames.ts';
import { PASSCODE, people } from '../test/support/standIn/data/people.ts';
import { startStandIn } from '../test/support/standIn/standIn.ts';
import { startSiteServer } from './dev/siteServer.ts';
import { createDevelopmentConfigurations } from './dev/compilers.ts';
import { buildFolder } from './setup/siteStamp.ts';

const host = '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const publicUrl = `http://${host}:${port}`;

const { scenario, provider } = parseArgs({ options: { scenario: { type: 'string' }, provider: { type: 'boolean' } } }).values;
if (scenario !== undefined && !isScenario(scenario)) {
  console.error(describeUnknownScenario(scenario));
  process.exit(1);
}
if (scenario !== undefined && provider === true) {
  console.error('Choose either --scenario, which changes the embedded backends, or --provider, which replaces them.');
  process.exit(1);
}
const standInProvider = provider === true ? await startStandIn() : undefined;
const settings: Record<string, string> = {
  ...(scenario === undefined ? {} : { SCENARIO: scenario }),
  ...(standInProvider === undefined ? {} : { CMS_ORIGIN: standInProvider.origin, JOBS_ORIGIN: standInProvider.origin }),
};

/** Removes the content security policy, which forbids two things that development needs: evaluated source maps and injected styles. */
function removePolicy(response: IncomingMessage): void {
  delete response.headers['content-security-policy'];
}

// build/ will contain a development build. Without the stamp, `npm start` does not reuse it.
rmSync(path.join(buildFolder, 'stamp'), { force: true });

const { client, others } = createDevelopmentConfigurations();
const compiler = webpack(client);
const otherCompilers = webpack(others);
if (compiler === null || otherCompilers === null) throw new Error('webpack could not be set up.');

/** Its promise resolves when the newest render entry has been written. */
let renderEntryReady = Promise.withResolvers<void>();
for (const otherCompiler of otherCompilers.compilers) {
  otherCompiler.hooks.invalid.tap('dev', () => {
    const previous = renderEntryReady;
    renderEntryReady = Promise.withResolvers<void>();
    void renderEntryReady.promise.then(previous.resolve);
  });
}

/** Delays the compilation of the render entry, so that the code for the browser is compiled first. */
const RENDER_DELAY_MS = 300;
const watcher = otherCompilers.watch({ aggregateTimeout: RENDER_DELAY_MS }, (error: Error | null, stats?: MultiStats) => {
  if (error ?? stats?.hasErrors()) console.error(error ?? stats?.toString({ preset: 'errors-warnings' }));
  renderEntryReady.resolve();
});

/** Resolves after the first build for the browser. The server starts after that, because it needs the manifest. */
const clientReady = new Promise<void>((resolve) => {
  compiler.hooks.done.tap('dev', () => resolve());
});
const siteServer = Promise.all([clientReady, renderEntryReady.promise]).then(() => startSiteServer(publicUrl, settings, reloadPages));

const server = new WebpackDevServer(
  {
    host,
    port,
    allowedHosts: ['localhost', host],
    static: false,
    hot: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    setupExitSignals: false,
    devMiddleware: { writeToDisk: true, index: false, stats: 'errors-warnings' },
    proxy: [
      {
        context: () => true,
        target: publicUrl,
        router: async () => {
          const running = await siteServer;
          await renderEntryReady.promise;
          return running.waitForOrigin();
        },
        on: { proxyRes: removePolicy },
      },
    ],
  },
  compiler,
);

function reloadPages(): void {
  server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
}

async function stop(): Promise<void> {
  void siteServer.then((running) => running.stop());
  watcher?.close(() => {});
  await server.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

console.log('Compiling the site …');
try {
  await server.start();
} catch (error) {
  console.error(
    `Port ${port} on ${host} cannot be used (${error instanceof Error ? error.message : String(error)}). Choose another, for example PORT=${port + 1} npm run dev`,
  );
  process.exit(1);
}
await (await siteServer).waitForOrigin();
console.log(`Developing on ${publicUrl}`);
if (scenario !== undefined) console.log(`Scenario ${scenario}: ${scenarios[scenario]} Others at ${publicUrl}/scenario`);
if (standInProvider !== undefined) {
  console.log(`The provider is a stand-in at ${standInProvider.origin}; ${standInProvider.origin}/__log lists its requests.`);
  console.log(`Passcode ${PASSCODE} for ${people.map(({ email }) => email).join(', ')}.`);
}
