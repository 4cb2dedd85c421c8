/** @tier full */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

const projectFolder = path.join(import.meta.dirname, '../../..');
const readProjectFile = (name: string): Promise<string> => readFile(path.join(projectFolder, name), 'utf8');

let server: TestServer | undefined;

/** Runs the health check of the Dockerfile. @returns its exit code */
async function runHealthCheck(env: Record<string, string>): Promise<number | null> {
  const command = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(await readProjectFile('Dockerfile'))?.[1] ?? '[]';
  const [, ...parameters] = JSON.parse(command) as string[];
  const child = spawn(process.execPath, parameters, { cwd: projectFolder, env: { ...env, NODE_OPTIONS: '' }, stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', resolve));
}

it.each(['package.json', 'scripts/setup/serve.mjs', 'Dockerfile', 'packaging/chapter.service'])(
  'the command in %s starts the server with a limit for short-lived objects',
  async (file) => {
    const [command = ''] = (await readProjectFile(file)).split('\n').filter((line) => line.includes('server/main.ts'));
    expect(command).toContain('--max-semi-space-size=16');
  },
);

describe('the container', () => {
  it.each(['127.0.0.7', '0.0.0.0', '::1'])('is healthy while its server responds on HOST %s', async (HOST) => {
    const env = { HOST, SMTP_URL: 'smtp://127.0.0.1:1' };
    server = await startTestServer({ env });
    const PORT = new URL(server.origin).port;
    expect(await runHealthCheck({ ...env, PORT })).toBe(0);
    await server.close();
    server = undefined;
    expect(await runHealthCheck({ ...env, PORT })).toBe(1);
  });

  it('is built on a base that is pinned by its digest', async () => {
    expect(await readProjectFile('Dockerfile')).toMatch(/^ARG NODE=node:24-\S+@sha256:[0-9a-f]{64}$/m);
  });
});
