import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endLater } from '../cleanup.ts';
import { findFreePort } from '../freePort.ts';
import type { Quirk } from './quirks.ts';

/** A provider in a process of its own. */
export interface Provider {
  origin: string;
  /** The environment of a site that uses it. */
  env: Record<string, string>;
  /** Sets the quirk of all further responses. */
  setQuirk(quirk: Quirk): Promise<void>;
  /** Returns how often a call, for example `POST /api/jobs/applyJob`, has reached the provider. Restarts do not reset the count. */
  countCalls(call: string): number;
  /** Returns the newest code for an e-mail address in the provider's outbox. */
  readCode(email: string): Promise<string>;
  /** Restarts the provider at the same origin and with the same data. */
  start(): Promise<void>;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** Kills it and removes its data. */
  remove(): Promise<void>;
}

const root = path.join(import.meta.dirname, '..', '..', '..');

/** Starts a provider with the demo members and jobs. A browser test must `await remove()` at the end. */
export async function startProvider(): Promise<Provider> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'provider-'));
  const callsFile = path.join(dataDir, 'calls.txt');
  writeFileSync(callsFile, '');
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  function start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const serverProcess = spawn(process.execPath, [path.join(root, 'test', 'support', 'provider', 'serve.ts')], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          DATA_DIR: path.join(dataDir, 'data'),
          PORT: '0',
          DEMO: 'true',
          LISTEN: String(port),
          CALLS: callsFile,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = serverProcess;
      let output = '';
      for (const stream of [serverProcess.stdout, serverProcess.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('Serving')) resolve();
        });
      }
      serverProcess.once('exit', () => reject(new Error(`the provider ended: ${output}`)));
    });
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }

  await start();
  const provider: Provider = {
    origin,
    env: { CMS_ORIGIN: origin, JOBS_ORIGIN: origin, JOBS_EXTENSIONS: 'all' },
    setQuirk: async (quirk) => void (await fetch(`${origin}/quirk`, { method: 'PUT', body: quirk })),
    countCalls: (call) =>
      readFileSync(callsFile, 'utf8')
        .split('\n')
        .filter((line) => line === call).length,
    readCode: async (email) => {
      const mails = (await (await fetch(`${origin}/outbox.json`)).json()) as { to: string; text: string }[];
      const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`the provider has mailed no code to ${email}`);
      return code;
    },
    start,
    kill,
    remove: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  endLater(provider.remove);
  return provider;
}
