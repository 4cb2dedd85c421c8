import http from 'node:http';

/** Sends a GET request on a new connection, or on one of the agent's. @throws when the request fails or takes more than 30 s */
export function sendRequest(url: string, agent: http.Agent | false = false): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, signal: AbortSignal.timeout(30_000) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () => resolve({ status: response.statusCode, text })).once('error', reject);
    });
    request.once('error', reject);
  });
}

/** Returns the labels of the serving workers; none when the connection fails. */
export async function readWorkerLabels(origin: string): Promise<Set<string | undefined>> {
  // A worker that is killed ends the connection.
  const { text } = await sendRequest(`${origin}/metrics`).catch(() => ({ text: '' }));
  return new Set([...text.matchAll(/^process_resident_memory_bytes\{worker="(\d+)"\}/gm)].map(([, label]) => label));
}

/** Sends SIGKILL and returns the process id. @throws without an id, because 0 would kill every process of this process's group */
export function killWorker(pid: number | undefined): number {
  if (!pid) throw new Error('there is no worker to kill');
  process.kill(pid, 'SIGKILL');
  return pid;
}
