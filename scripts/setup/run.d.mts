/** Returns the command that starts npm: the npm that runs this script, else the one on PATH. */
export function npmCommand(): [string, ...string[]];

/** Returns the environment for the project's tools, with `node_modules/.bin` first on PATH. */
export function toolEnvironment(extra?: Record<string, string | undefined>): NodeJS.ProcessEnv;

/** Runs a command to its end and collects its output, including stderr. `code` is 127 when the command cannot be started. */
export function run(
  command: readonly string[],
  options?: { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void },
): Promise<{ code: number; output: string }>;
