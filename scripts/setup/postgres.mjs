import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure, causeIn, lastLines } from './failure.mjs';
import { withLock } from './lock.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

/** Where Debian and its kin put each version's programs. */
const debian = '/usr/lib/postgresql';

/** The oldest whose extensions a database's owner may create. */
const OLDEST = 13;

/**
 * The folder of PostgreSQL's programs (`initdb`, `postgres`): of those on PATH, else of the newest version in /usr/lib/postgresql.
 * @returns {string | undefined} its full path
 */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= OLDEST) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => path.join(debian, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))));
}

const advice = 'Install PostgreSQL 13 or newer (on Debian: sudo apt-get install postgresql), or put its programs on PATH.';

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'postgresql'],
  ];
  for (const command of commands) {
    const { code, output } = await run(command, { env });
    if (code !== 0) {
      const cause = causeIn(output) ?? '`apt-get` stopped with the lines above';
      throw new Failure(`PostgreSQL could not be installed: ${cause}. ${advice}`, lastLines(output, 10));
    }
  }
}

/** Finds PostgreSQL for the tests; on Debian as root installs it when there is none. */
export async function ensurePostgres() {
  if (findPostgres()) return;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) throw new Failure(`The tests on PostgreSQL need it. ${advice}`);
  await step('Installing PostgreSQL for tests', (tell) =>
    withLock(
      'postgres',
      async () => {
        if (!findPostgres()) await installWithApt();
      },
      tell,
    ),
  );
  if (!findPostgres()) throw new Failure(`PostgreSQL was installed but cannot be found. ${advice}`);
}
