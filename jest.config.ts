import type { Config } from 'jest';

const support = `${import.meta.dirname}/test/support/jest`;

/** What both projects share. Modules run as CommonJS inside Jest (see babel.config.js, env `test`). */
const shared = {
  rootDir: import.meta.dirname,
  transform: { '\\.[cm]?[jt]sx?$': ['babel-jest', { plugins: [`${support}/importMetaPlugin.cjs`, `${support}/muiModulesPlugin.cjs`] }] },
  moduleNameMapper: { '\\.(woff2|svg|png|jpe?g|webp|avif|css)$': `${support}/assetStub.ts` },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/', '<rootDir>/\\.cache/'],
  restoreMocks: true,
} satisfies Config;

const config: Config = {
  maxWorkers: 2,
  // Only what hangs fails by time: build machines are slow now and then.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}'],
      testEnvironment: `${support}/browserEnvironment.ts`,
      setupFiles: [`${support}/browserStubs.ts`],
      setupFilesAfterEnv: [`${support}/unit.setup.ts`],
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/test/{server,contract}/**/*.test.ts'],
      testEnvironment: 'node',
      setupFilesAfterEnv: [`${support}/quietConsole.setup.ts`],
    },
  ],
};

export default config;
