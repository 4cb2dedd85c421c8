import { Failure, causeIn, lastLines } from './failure.mjs';
import { step } from './progress.mjs';
import { projectNode, run, toolEnvironment } from './run.mjs';

/** Lines of scripts/build.ts that tell how far it is. */
const PROGRESS = /^\d{1,3} %/;

/** Builds the site when its sources have changed since it was last built; else does nothing. */
export async function ensureSite() {
  const build = (flags, onLine) => run([projectNode(), 'scripts/build.ts', ...flags], { env: toolEnvironment(), onLine });
  if ((await build(['--check'])).code === 0) return;
  await step('Building the site', async (tell) => {
    const { code, output } = await build([], tell);
    if (code === 0) return;
    const lines = output
      .split('\n')
      .filter((line) => !PROGRESS.test(line))
      .join('\n');
    throw new Failure(`The site could not be built: ${causeIn(lines) ?? 'the lines above tell why'}.`, lastLines(lines, 60));
  });
}
