import { defineConfig } from '@playwright/test';
import type { FontOptions } from './test/e2e/fixtures.ts';
import { launchOptions } from './test/support/e2e/browser.ts';
import { testFonts } from './test/support/e2e/fonts.ts';

/** `core` in `npm test`: only tests with the tag `@core`; `rest` for what that leaves to `npm run test:all`. Without it, all tests run. */
const tier = process.env.TEST_TIER;

/** Browser tests of the built site; import `test` and `expect` from test/e2e/fixtures.ts. */
export default defineConfig<FontOptions>({
  testDir: './test/e2e',
  testMatch: '**/*.spec.ts',
  // They have a configuration of their own, for Firefox and WebKit.
  testIgnore: 'engines/**',
  outputDir: './test-results/e2e',
  globalSetup: './test/support/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // `npm test` lists the tests that passed only at the retry.
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
    {
      use: { launchOptions: launchOptions('Arimo') },
      ...(tier === 'core' && { grep: /@core/ }),
      ...(tier === 'rest' && { grepInvert: /@core/ }),
    },
    // `@fonts` tests compare the width of text in each fallback font with the width in our fonts. `@layout` tests run only in DejaVu Sans,
    // which is scaled most.
    ...(tier === 'core' ? [] : testFonts).map((font) => ({
      name: font,
      grep: font === 'DejaVu Sans' ? /@fonts|@layout/ : /@fonts/,
      use: { launchOptions: launchOptions(font), loadsSiteFonts: false },
    })),
  ],
});
