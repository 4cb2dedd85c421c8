import { writeFile } from 'node:fs/promises';
import { getErrorCode } from '../../../server/errorCode.ts';
import { checkBackends, type CheckEnvironment } from './checker.ts';
import { formatJson, formatJunit } from './reportFormats.ts';
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
  const result = await checkBackends(options, { ...terminal, report: createProgress(terminal, redact) });
  if (terminal.columns !== undefined) terminal.writeErr('\r\u001B[2K');
  const summary = { ...result, tolerated };
  const writesJsonToOutput = options.json === '-';
  (writesJsonToOutput ? terminal.writeErr : terminal.writeOut)(redact(formatTable(summary)));
  if (writesJsonToOutput) terminal.writeOut(redact(formatJson(summary)));
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
  writeErr: Terminal['writeErr'],
): Promise<boolean> {
  const reports = [
    ['json', options.json, formatJson],
    ['junit', options.junit, formatJunit],
  ] as const;
  let allWritten = true;
  for (const [name, file, format] of reports) {
    if (file === undefined || file === '-') continue;
    try {
      await writeFile(file, redact(format(summary)));
    } catch (error) {
      writeErr(`The file of --${name} cannot be written (${getErrorCode(error) ?? 'unknown reason'}).\n`);
      allWritten = false;
    }
  }
  return allWritten;
}
