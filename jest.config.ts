import { globSync, readFileSync } from 'node:fs';
import type { Config } from 'jest';

const support = `${import.meta.dirname}/test/support/jest`;

/** Settings that all projects share. Babel compiles modules to CommonJS (env `test` in babel.config.js). */
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
 * Matches the tests that also run on PostgreSQL, because their results depend on the database. With `TEST_POSTGRES=all`, all tests that
 * open a database or start a server run on PostgreSQL, except the test of the embedded database's file.
 */
const databaseTests =
  /^test\/server\/(?:jobs\/(?!access|visibility|applicantPages|invalidPaging|alertSearch|csvCell|scheduledMail)|members\/(?!adminCommand)|mail\/(?:delivery|queue)|(?:pdus|reminders)\/|core\/(?:fullDisk|kill|rateLimits|backup|nightly))/;
const embeddedDatabaseTest = 'test/server/core/storage.test.ts';
const opensDatabase = /\b(?:startTestServer|startBoard|killableServer|openTestDatabase)\b/;
const postgresTests = globSync('test/{server,contract}/**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) =>
    process.env.TEST_POSTGRES === 'all'
      ? file !== embeddedDatabaseTest && opensDatabase.test(readFileSync(file, 'utf8'))
      : databaseTests.test(file),
  )
  .map((file) => `<rootDir>/${file}`);

const config: Config = {
  maxWorkers: 2,
  // A long time-out, because build machines are sometimes slow. Only a test that hangs should time out.
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
      testMatch: [...postgresTests, '<rootDir>/test/postgres/**/*.test.ts'],
      ...server,
      globals: { onPostgres: true },
      globalSetup: '<rootDir>/test/support/postgres/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/postgres/globalTeardown.ts',
    },
  ],
};

export default config;
