/** The command that is npm: the one that runs this script, else the one on PATH. */
export function npmCommand(): [string, ...string[]];

/** The environment for tools of the project: its own programs come first on PATH. */
export function toolEnvironment(extra?: Record<string, string | undefined>): NodeJS.ProcessEnv;

/** Runs a command to its end and collects what it prints, errors included; code 127 when the command does not exist. */
export function run(
  command: readonly string[],
  options?: { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void },
): Promise<{ code: number; output: string }>;
