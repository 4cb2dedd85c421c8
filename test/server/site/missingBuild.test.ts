import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBuild } from '../../../server/site/build.ts';
import { registerSite } from '../../../server/site/register.ts';
import { describeStartFailure } from '../../../server/start/startFailure.ts';
import { startTestServer } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';

/** Returns the message with which a server refuses to start with a build of these files. */
async function readStartFailure(files: Record<string, string>): Promise<string> {
  const dir = makeTempDir();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  const startRendering = () => ({ render: () => Promise.resolve(''), close: () => Promise.resolve() });
  const start = startTestServer({
    site: (app, deps) => registerSite(app, deps, { dir, load: (version) => loadBuild(version, dir), startRendering }),
  });
  return start.then(() => 'started', describeStartFailure);
}

it('a server without its built site does not start, and says what to do', async () => {
  expect(await readStartFailure({})).toBe('The site has not been built: run `npm run build` first, or start with `npm start`.');
});

it('a server whose built site is damaged does not start, and says what to do', async () => {
  const files = { 'server/render.mjs': 'export {};', 'client/manifest.json': '{"groups":' };
  expect(await readStartFailure(files)).toMatch(/^The built site cannot be loaded: run `npm run build` again\. \(SyntaxError: .*JSON.*\)$/);
});
