import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** The exit code and the output of a program. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program of the product, as its npm script does. @param file its path within the project */
export async function runProgram(file: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Outcome> {
  try {
    const options = { cwd: root, env: { ...process.env, ...env, NODE_OPTIONS: '' } };
    return { code: 0, ...(await promisify(execFile)(process.execPath, [file, ...args], options)) };
  } catch (error) {
    const { code, stdout, stderr } = error as Outcome;
    return { code, stdout, stderr };
  }
}
