import { spawn } from 'node:child_process';
import { fontConfigFile } from '../e2e/fonts.ts';

const START_TIMEOUT_MS = 60_000;

/** A running program of an engine. */
export interface Program {
  /** What the first group of the pattern matched in its output. */
  found: string;
  stop: () => Promise<void>;
}

/** Returns a command that the kernel (of Linux) ends together with this process, even if this process is killed. */
const endWithParent = (file: string, args: string[]): [string, string[]] =>
  process.platform === 'linux' ? ['setpriv', ['--pdeathsig', 'KILL', file, ...args]] : [file, args];

/**
 * Starts a program, and waits until its output matches a pattern if there is one. Its environment is independent of the caller's.
 * @param home folder for everything that it writes
 * @throws Error with its output, when it cannot be started, ends, or does not match for a minute
 */
export async function startProgram(
  [file, ...args]: [string, ...string[]],
  { home, pattern, env = {} }: { home: string; pattern?: RegExp; env?: Record<string, string> },
): Promise<Program> {
  const child = spawn(...endWithParent(file, args), {
    cwd: home,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      TMPDIR: home,
      LANG: 'C.UTF-8',
      TZ: 'Asia/Kolkata',
      FONTCONFIG_FILE: fontConfigFile('Arimo'),
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const killWithParent = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithParent);
  void exited.then(() => process.off('exit', killWithParent));

  let output = '';
  const found = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`${file} did not start (${why}):\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('timed out');
    }, START_TIMEOUT_MS);
    const finish = (action: () => void): void => {
      clearTimeout(timer);
      action();
    };
    if (pattern === undefined) child.once('spawn', () => finish(() => resolve('')));
    child.once('error', (error) => finish(() => fail(String(error))));
    child.once('exit', (code) => finish(() => fail(`exit code ${code}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = `${output}${text}`.slice(-20_000);
        const match = pattern?.exec(output);
        if (match) finish(() => resolve(match[1] ?? ''));
      });
    }
  });
  return {
    found,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
