import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures.ts';

/** `npm run test:engines`: the core journeys in Firefox and WebKit, on a phone and on a laptop. */
export default defineConfig<object, EngineOptions>({
  testDir: '..',
  testMatch: 'engines/*.spec.ts',
  outputDir: '../../../test-results/engines',
  globalSetup: './globalSetup.ts',
  forbidOnly: true,
  // One for each engine; the journeys of a project share a site, so they run one after another.
  workers: 2,
  retries: 1,
  timeout: 240_000,
  // WebKit draws without a graphics card, so it is slow when the machine is busy.
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['list']],
  projects: (['firefox', 'webkit'] as const).flatMap((engineName) =>
    [360, 1366].map((width) => ({ name: `${engineName} ${width} px`, use: { engineName, width } })),
  ),
});
