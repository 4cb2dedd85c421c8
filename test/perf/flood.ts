/**
 * `npm run build`, then `node test/perf/flood.ts [seconds] [nginx]` measures how long one client waits while another client (another
 * loopback address) floods the site behind nginx with the configuration in `packaging/`. Only its addresses, ports and certificate are
 * changed. The flood is one of `floods`, each from a process of its own. Needs `nginx` (or its path) and `openssl`.
 */
import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { connect } from 'node:net';
import { summarise, type TestResponse } from './summarise.ts';
import { serveSite } from './server.ts';

const HOST = 'chapter.example.org';
const PORT = 8_443;
const post = `POST /wp-json/custom/v1/send-otp HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;

interface Flood {
  connections: number;
  /** What a connection sends first. */
  first: string;
  /** What it sends then, again and again: at once, or every `everyMs`. */
  next: () => string;
  everyMs?: number;
}

const floods: Record<string, Flood> = {
  'no flood': { connections: 0, first: '', next: () => '' },
  'idle connections': { connections: 2_000, first: '', next: () => '', everyMs: 60_000 },
  'slow headers': { connections: 2_000, first: `GET / HTTP/1.1\r\nHost: ${HOST}\r\n`, next: () => 'x-a: b\r\n', everyMs: 3_000 },
  'pipelined requests': {
    connections: 200,
    first: '',
    next: () => `GET /exploreJobs?keyword=w${Math.random()} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`.repeat(200),
  },
  'pipelined health checks': { connections: 200, first: '', next: () => `GET /healthz HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`.repeat(500) },
  'tiny chunks of a body': { connections: 200, first: post, next: () => '1\r\nx\r\n'.repeat(10_000) },
};

/** Keeps the flood's connections open until the process is ended. */
function runFlood({ connections, first, next, everyMs }: Flood): void {
  const open = (): void => {
    const tcp = connect({ port: PORT, host: '127.0.0.1', localAddress: '127.0.0.1' }).on('error', () => undefined);
    const socket = connectTls({ socket: tcp, servername: HOST, rejectUnauthorized: false });
    const send = (): void => {
      if (everyMs !== undefined) socket.write(next());
      else while (socket.writable && socket.write(next()));
    };
    socket.once('secureConnect', () => {
      if (first !== '') socket.write(first);
      if (everyMs === undefined) socket.on('drain', send);
      else timers.set(socket, setInterval(send, everyMs));
      send();
    });
    socket.resume().on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timers.get(socket));
      timers.delete(socket);
      setTimeout(open, 100);
    });
  };
  const timers = new Map<object, NodeJS.Timeout>();
  for (let count = 0; count < connections; count += 1) open();
}

/** Requests a page on a new connection, as the other client. */
const requestAsOther = (address: string): Promise<TestResponse> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const report = (status: number): void => resolve({ ms: performance.now() - startedAt, status });
    const options = { port: PORT, host: '127.0.0.1', path: address, localAddress: '127.0.0.2', servername: HOST, headers: { host: HOST } };
    get({ ...options, agent: false, rejectUnauthorized: false, timeout: 30_000 }, (response) => {
      response.resume().once('end', () => report(response.statusCode ?? 0));
    }).once('error', () => report(0));
  });

/** Starts nginx with the packaged configuration in front of a server. @returns a function that stops it */
async function startNginx(command: string, serverPort: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chapter-nginx-'));
  // The workers may run as another user.
  await chmod(folder, 0o755);
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${HOST}`, ...files], { stdio: 'ignore' });
  const packaged = await readFile(path.join(import.meta.dirname, '../../packaging/nginx.conf'), 'utf8');
  const site = packaged
    .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
    .replace(/^\s*listen (?:\[::\]:)?80;$|^\s*listen \[::\].*$/gm, '')
    .replace('server {', 'server {\nlisten 127.0.0.1:8442;')
    .replace('listen 443', `listen 127.0.0.1:${PORT}`)
    .replace(/ssl_certificate .*/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${folder}/key.pem;`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const connections = process.env.WORKER_CONNECTIONS ?? '8192';
  await writeFile(
    `${folder}/nginx.conf`,
    `daemon off;\npid ${folder}/pid;\nworker_processes auto;\nerror_log ${folder}/error.log;\n` +
      `events { worker_connections ${connections}; }\nhttp {\naccess_log off;\n${paths}\n${site}}\n`,
  );
  const nginx = spawn(command, ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`], { stdio: 'inherit' });
  const exited = once(nginx, 'exit');
  return async () => {
    nginx.kill('SIGTERM');
    await exited;
    if (process.env.KEEP === undefined) await rm(folder, { recursive: true, force: true });
    else console.log(folder);
  };
}

async function measure(seconds: number, nginx: string): Promise<void> {
  const { origin, stop } = await serveSite({
    TRUST_PROXY: 'true',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: `https://${HOST}`,
    DEMO: 'true',
  });
  const stopNginx = await startNginx(nginx, new URL(origin).port);
  await sleep(2_000);
  const rows: ReturnType<typeof summarise>[] = [];
  for (const name of Object.keys(floods).filter((name) => name.includes(process.env.FLOOD ?? ''))) {
    const flood = fork(import.meta.filename, ['flood', name]);
    await sleep(3_000);
    const endsAt = performance.now() + seconds * 1_000;
    const responses: TestResponse[] = [];
    for (let count = 0; performance.now() < endsAt; count += 1) {
      responses.push(await requestAsOther(['/', '/exploreJobs', '/api/jobs/allJobs?limit=12', '/healthz'][count % 4] ?? '/'));
      await sleep(50);
    }
    rows.push(summarise(name, responses));
    flood.kill('SIGKILL');
    await sleep(2_000);
  }
  console.log(`The machine’s load was ${loadavg()[0]?.toFixed(1)} in the last minute.`);
  console.table(rows);
  await stopNginx();
  await stop();
}

const [first, second] = process.argv.slice(2);
const flood = floods[second ?? ''];
if (first === 'flood' && flood !== undefined) runFlood(flood);
else await measure(Number(first ?? 15), second ?? 'nginx');
