import { defineConfig } from '@playwright/test';
import type { FontOptions } from './test/e2e/fixtures.ts';
import { launchOptions } from './test/support/e2e/browser.ts';
import { testFonts } from './test/support/e2e/fonts.ts';

/** Browser tests of the built site; import `test` and `expect` from test/e2e/fixtures.ts. */
export default defineConfig<FontOptions>({
  testDir: './test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results/e2e',
  globalSetup: './test/support/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // `npm test` names what needed it.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
  projects: [
    { use: { launchOptions: launchOptions('Arimo') } },
    // In every fallback font it is measured that text takes the same room. What depends on that room is looked at in the one whose size
    // is changed most.
    ...testFonts.map((font) => ({
      name: font,
      grep: font === 'DejaVu Sans' ? /@fonts|@layout/ : /@fonts/,
      use: { launchOptions: launchOptions(font), ownFonts: false },
    })),
  ],
});
