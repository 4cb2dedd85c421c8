import { writeFile } from 'node:fs/promises';
import { getErrorCode } from '../../../server/platform/lib/errorCode.ts';
import { checkBackends, type CheckEnvironment } from './checkBackends.ts';
import type { CheckConfig } from './config.ts';
import { HELP, readOptions, UsageError, type CheckOptions } from './options.ts';
import { getExitCode, type CheckReport } from './report.ts';
import { formatJson, formatJunit } from './reportFormats.ts';
import { formatTable } from './table.ts';

/** The command line, the terminal and the clock. Tests replace them. */
export interface CommandEnvironment extends Omit<CheckEnvironment, 'logProgress'> {
  config: CheckConfig;
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  writeStdout: (text: string) => void;
  writeStderr: (text: string) => void;
  /** Width of the terminal in characters; undefined when there is none. */
  columns: number | undefined;
}

/** Escape sequence that moves the cursor to the beginning of the line and clears the line. */
const CLEAR_LINE = '\r\u001B[2K';

/**
 * Runs `npm run contract:check`.
 * @returns the exit code: 0 for no deviations or `--help`, 1 for deviations, 2 when the check could not complete or a report be written
 */
export async function runCheck(environment: CommandEnvironment): Promise<0 | 1 | 2> {
  const { writeStdout, writeStderr } = environment;
  let options: CheckOptions | undefined;
  try {
    options = readOptions(environment.argv, environment.env, environment.config);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    writeStderr(`${error.message}\n`);
    return 2;
  }
  if (!options) {
    writeStdout(HELP);
    return 0;
  }
  const { token } = options;
  // The report may contain the token, for example when a backend repeats it in the name of a field.
  const redact = (text: string): string => (token === undefined ? text : text.replaceAll(token, '***'));
  const report = await checkBackends(options, { ...environment, logProgress: createProgressLog(environment, redact) });
  if (environment.columns !== undefined) writeStderr(CLEAR_LINE);
  const printsJson = options.json === '-';
  (printsJson ? writeStderr : writeStdout)(redact(formatTable(report)));
  if (printsJson) writeStdout(redact(formatJson(report)));
  return (await writeReportFiles(options, report, redact, writeStderr)) ? getExitCode(report) : 2;
}

/**
 * Returns a function that prints progress messages. On a terminal, each message replaces the previous one, except that messages about
 * writes remain. Elsewhere, each message has its own line.
 */
function createProgressLog({ writeStderr, columns }: CommandEnvironment, redact: (text: string) => string): (message: string) => void {
  return (message) => {
    const text = redact(message);
    if (columns === undefined) writeStderr(`${text}\n`);
    else if (text.startsWith('Writing:')) writeStderr(`${CLEAR_LINE}${text}\n`);
    else writeStderr(`${CLEAR_LINE}${text.slice(0, columns - 1)}`);
  };
}

/** Writes the report files that `--json` and `--junit` name. Returns whether all could be written. */
async function writeReportFiles(
  options: CheckOptions,
  report: CheckReport,
  redact: (text: string) => string,
  writeStderr: CommandEnvironment['writeStderr'],
): Promise<boolean> {
  const formats = [
    ['json', options.json, formatJson],
    ['junit', options.junit, formatJunit],
  ] as const;
  let isComplete = true;
  for (const [option, file, format] of formats) {
    if (file === undefined || file === '-') continue;
    try {
      await writeFile(file, redact(format(report)));
    } catch (error) {
      writeStderr(`The file of --${option} cannot be written (${getErrorCode(error) ?? 'unknown reason'}).\n`);
      isComplete = false;
    }
  }
  return isComplete;
}
