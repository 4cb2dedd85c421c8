import { Failure, findCause, lastLines } from './failure.mjs';
import { step } from './progress.mjs';
import { projectNode, run, toolEnvironment } from './run.mjs';

/** Builds the site when it is stale. @throws Failure */
export async function ensureSite() {
  await step('Building the site, unless it is up to date', async (report) => {
    const { code, output } = await run([projectNode(), 'scripts/build.ts'], { env: toolEnvironment(), onLine: report });
    if (code === 0) return;
    throw new Failure(`The site could not be built: ${findCause(output) ?? 'the lines above say why'}.`, lastLines(output, 60));
  });
}
