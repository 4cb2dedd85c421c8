import { writeFile } from 'node:fs/promises';
import { errorCode } from '../../../server/errorCode.ts';
import { checkBackends, type CheckEnvironment } from './checker.ts';
import { formatJson, formatJunit } from './files.ts';
import { HELP, readOptions, UsageError, type CheckOptions } from './options.ts';
import type { Project } from './project.ts';
import { exitCodeOf, type Summary } from './summary.ts';
import { formatTable } from './table.ts';

export interface Terminal extends Omit<CheckEnvironment, 'report'> {
  project: Project;
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  writeOut: (text: string) => void;
  writeErr: (text: string) => void;
  /** Width of the terminal in characters; undefined when there is none. */
  columns: number | undefined;
}

/**
 * `npm run contract:check`: checks and reports.
 * @returns exit code 0: no deviations, 1: deviations, 2: could not check
 */
export async function runCheck(terminal: Terminal): Promise<0 | 1 | 2> {
  let options: CheckOptions | undefined;
  try {
    options = readOptions(terminal.argv, terminal.env, terminal.project);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.writeErr(`${error.message}\n`);
    return 2;
  }
  if (!options) {
    terminal.writeOut(HELP);
    return 0;
  }
  const { token, tolerated } = options;
  // Redacts the token, should a backend echo it.
  const redact = (text: string): string => (token === undefined ? text : text.replaceAll(token, '***'));
  const checked = await checkBackends(options, { ...terminal, report: createProgress(terminal, redact) });
  if (terminal.columns !== undefined) terminal.writeErr('\r\u001B[2K');
  const summary = { ...checked, tolerated };
  const toOut = options.json === '-';
  (toOut ? terminal.writeErr : terminal.writeOut)(redact(formatTable(summary)));
  if (toOut) terminal.writeOut(redact(formatJson(summary)));
  return (await writeReports(options, summary, redact, terminal.writeErr)) ? exitCodeOf(summary) : 2;
}

/** Rewrites one line on a terminal; elsewhere prints a line per message. Lines that announce a write are never overwritten. */
function createProgress({ writeErr, columns }: Terminal, redact: (text: string) => string): (message: string) => void {
  return (message) => {
    const text = redact(message);
    if (columns === undefined) writeErr(`${text}\n`);
    else if (text.startsWith('Writing:')) writeErr(`\r\u001B[2K${text}\n`);
    else writeErr(`\r\u001B[2K${text.slice(0, columns - 1)}`);
  };
}

async function writeReports(
  options: CheckOptions,
  summary: Summary,
  redact: (text: string) => string,
  err: Terminal['writeErr'],
): Promise<boolean> {
  const reports = [
    ['json', options.json, formatJson],
    ['junit', options.junit, formatJunit],
  ] as const;
  let written = true;
  for (const [name, file, make] of reports) {
    if (file === undefined || file === '-') continue;
    try {
      await writeFile(file, redact(make(summary)));
    } catch (error) {
      err(`The file of --${name} cannot be written (${errorCode(error) ?? 'unknown reason'}).\n`);
      written = false;
    }
  }
  return written;
}
