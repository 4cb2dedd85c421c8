/** Returns npm's command: the one that runs this script, else the one on PATH. */
export function npmCommand(): [string, ...string[]];

/** Returns the environment for tools of the project, whose own programs come first on PATH. */
export function toolEnvironment(extra?: Record<string, string | undefined>): NodeJS.ProcessEnv;

/** Runs a command to its end and collects what it prints, errors included; code 127 when the command cannot be started. */
export function run(
  command: readonly string[],
  options?: { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void },
): Promise<{ code: number; output: string }>;
