import { globSync, readFileSync } from 'node:fs';
import type { Config } from 'jest';

const support = `${import.meta.dirname}/test/support/jest`;

/** Settings that all projects share. For unit tests, Babel compiles modules to CommonJS (env `test` in babel.config.js). */
const shared = {
  rootDir: import.meta.dirname,
  transform: { '\\.[cm]?[jt]sx?$': ['babel-jest', { plugins: [`${support}/importMetaPlugin.cjs`, `${support}/muiModulesPlugin.cjs`] }] },
  moduleNameMapper: { '\\.(woff2|svg|png|jpe?g|webp|avif|css)$': `${support}/assetStub.ts` },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/data/', '<rootDir>/\\.cache/'],
  restoreMocks: true,
} satisfies Config;

/** Node.js loads the modules, without Babel (docs/testing.md). */
const server = {
  transform: {},
  testEnvironment: `${support}/nativeEnvironment.ts`,
  runtime: `${support}/nativeRuntime.ts`,
  setupFilesAfterEnv: [`${support}/quietConsole.setup.ts`],
} satisfies Config;

/**
 * `TEST_TIER` is `core` in `npm test` and `rest` for what that leaves to `npm run test:all`. Without it, all tests are in the run.
 */
const tier = process.env.TEST_TIER;

/**
 * Returns the files of a tier. The first comment of a file says where it belongs: `@tier full` keeps it out of the core, `@postgres` runs
 * a server test on PostgreSQL, too, and `@postgres full` does so outside the core.
 */
function listTests(pattern: string, readTier: (firstComment: string) => 'core' | 'full' | undefined): string[] {
  const files = globSync(pattern, { cwd: import.meta.dirname }).flatMap((file) => {
    const firstComment = /^\/\*\*.*?\*\//s.exec(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))?.[0] ?? '';
    const fileTier = readTier(firstComment);
    const isChosen = fileTier !== undefined && (tier === undefined || (tier === 'core') === (fileTier === 'core'));
    return isChosen ? [`<rootDir>/${file}`] : [];
  });
  // An empty list would mean Jest's default, which is every test.
  return files.length > 0 ? files : ['<rootDir>/no-test-of-this-tier'];
}

const readOwnTier = (firstComment: string) => (firstComment.includes('@tier full') ? 'full' : 'core');
const readPostgresTier = (firstComment: string) => {
  const tag = /@postgres( full)?/.exec(firstComment);
  return tag === null ? undefined : tag[1] === undefined ? 'core' : 'full';
};

const config: Config = {
  maxWorkers: 2,
  // A long time-out, because build machines are sometimes slow. Only a test that hangs should time out.
  testTimeout: 60_000,
  // Shows the time of each file of a second or more; `npm test` lists the slowest ten.
  slowTestThreshold: 1,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: listTests('test/unit/**/*.test.{ts,tsx}', readOwnTier),
      testEnvironment: `${support}/browserEnvironment.ts`,
      runtime: `${support}/unitRuntime.ts`,
      setupFiles: [`${support}/browserStubs.ts`],
      setupFilesAfterEnv: [`${support}/unit.setup.ts`],
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: listTests('test/{server,contract}/**/*.test.ts', readOwnTier),
      ...server,
      globalSetup: '<rootDir>/test/support/server/globalSetup.ts',
    },
    {
      ...shared,
      displayName: 'postgres',
      testMatch: [...listTests('test/server/**/*.test.ts', readPostgresTier), ...listTests('test/postgres/**/*.test.ts', readOwnTier)],
      ...server,
      globalSetup: '<rootDir>/test/support/postgres/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/postgres/globalTeardown.ts',
    },
  ],
};

export default config;
