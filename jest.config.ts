import { globSync, readFileSync } from 'node:fs';
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

const server = {
  testEnvironment: 'node',
  runtime: `${support}/serverRuntime.ts`,
  setupFilesAfterEnv: [`${support}/quietConsole.setup.ts`],
} satisfies Config;

/**
 * What runs on PostgreSQL: what the database decides. With `TEST_POSTGRES=all` whatever opens a database, or starts a server, which does,
 * but for what is about the embedded one's own file.
 */
const decided =
  /^test\/server\/(?:jobs\/(?!access|whoSeesWhat|applicantPages|brokenPage|alertSearch|csvCell|scheduledMail)|members\/(?!adminCommand)|mail\/(?:delivery|queue)|(?:pdus|reminders)\/|core\/(?:fullDisk|kill|rateLimits|backup|nightly))/;
const embedded = 'test/server/core/storage.test.ts';
const opening = /\b(?:startTestServer|startBoard|killableServer|openTestDatabase)\b/;
const onPostgres = globSync('test/{server,contract}/**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) =>
    process.env.TEST_POSTGRES === 'all' ? file !== embedded && opening.test(readFileSync(file, 'utf8')) : decided.test(file),
  )
  .map((file) => `<rootDir>/${file}`);

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
      ...server,
      globalSetup: '<rootDir>/test/support/server/globalSetup.ts',
    },
    {
      ...shared,
      displayName: 'postgres',
      testMatch: [...onPostgres, '<rootDir>/test/postgres/**/*.test.ts'],
      ...server,
      globals: { onPostgres: true },
      globalSetup: '<rootDir>/test/support/postgres/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/postgres/globalTeardown.ts',
    },
  ],
};

export default config;
