import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

/** `npm run states`: pictures of every page in every state, in Playwright's HTML report. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../../test-results/states-run',
  globalSetup: './globalSetup.ts',
  // Pages spend most of their time waiting.
  workers: 1 + availableParallelism(),
  retries: 0,
  timeout: 180_000,
  reporter: [['list'], ['html', { outputFolder: '../../../test-results/states', open: 'never' }]],
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 60_000, screenshot: 'off' },
});
