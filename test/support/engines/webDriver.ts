import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../freePort.ts';
import { startProgram } from './program.ts';

/** Sends a WebDriver command and returns its value. @throws Error with the driver's message */
export type Driver = <Value>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<Value>;

/**
 * Starts a WebDriver server and waits until it answers.
 * @throws Error when it does not start
 */
export async function connectDriver(
  file: string,
  options: { home: string; env: Record<string, string> },
): Promise<{ send: Driver; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const { stop } = await startProgram([file, `--port=${port}`], options);
  const send: Driver = async (method, command, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message);
    return value;
  };
  for (let tries = 1; ; tries += 1) {
    try {
      await send('GET', '/status');
      return { send, stop };
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}
