import { parseArgs } from 'node:util';
import type { Project } from './project.ts';
import { KINDS, type CheckedContract, type Target } from './types.ts';

export interface CheckOptions {
  project: Project;
  targets: Target[];
  token: string | undefined;
  write: boolean;
  /** Maximum ids of each kind that are tried per endpoint. */
  ids: number;
  concurrency: number;
  timeoutMs: number;
  /** A slower response is reported; 0: never. */
  slowMs: number;
  /** Deviations that are reported without failing the check. */
  tolerated: ReadonlySet<string>;
  json: string | undefined;
  junit: string | undefined;
}

/** An invalid option; its message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const HELP = `Checks live backends against the contracts in openapi/: makes every read call and compares the responses.

  npm run contract:check -- --cms URL --jobs URL [options]

  --cms URL          origin of the content system (openapi/cms.yaml)
  --jobs URL         origin of the job backend (openapi/jobs.yaml); at least one of the two
  --token TOKEN      session token of a member, for calls that need one; safer in the
                     environment variable CONTRACT_CHECK_TOKEN, which other users cannot see
  --write            also tries writes that are refused or undone, and announces each one first
  --ids N            ids to try per endpoint, 1 to 50 (default 3)
  --concurrency N    concurrent requests per backend, 1 to 10 (default 2)
  --timeout SECONDS  response timeout (default 15)
  --slow SECONDS     a slower response is a deviation; 0 turns this off (default 2)
  --tolerate KINDS   deviations that do not fail the check, for example extra,slow
  --json FILE        report as JSON; - for standard output
  --junit FILE       report for CI systems (JUnit XML)
  --help             prints this help

Kinds: ${KINDS.join(', ')}.
Exit code: 0 no deviations, 1 deviations, 2 the check could not run. The output never contains the content of a
response, only fields, types and counts.
`;

const OPTIONS = {
  cms: { type: 'string' },
  jobs: { type: 'string' },
  token: { type: 'string' },
  write: { type: 'boolean', default: false },
  ids: { type: 'string', default: '3' },
  concurrency: { type: 'string', default: '2' },
  timeout: { type: 'string', default: '15' },
  slow: { type: 'string', default: '2' },
  tolerate: { type: 'string', default: '' },
  json: { type: 'string' },
  junit: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Reads the command line.
 * @returns undefined for `--help`
 * @throws UsageError
 */
export function readOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  project: Project,
): CheckOptions | undefined {
  const values = parse(argv);
  if (values.help) return undefined;
  const targets = (['cms', 'jobs'] as const).flatMap((name) => {
    const address = values[name];
    return address === undefined ? [] : [createTarget(name, address, project)];
  });
  if (targets.length === 0) throw new UsageError('Nothing to check: pass --cms URL, --jobs URL or both (see --help).');
  const token = values.token ?? env.CONTRACT_CHECK_TOKEN;
  if (token !== undefined && !/^[\x21-\x7e]{1,4096}$/.test(token)) {
    throw new UsageError('The token must be 1 to 4096 printable characters without spaces.');
  }
  if (values.write && token === undefined) throw new UsageError('--write needs a token: every write except the login is made by a member.');
  return {
    project,
    targets,
    token,
    write: values.write,
    ids: readNumber('ids', values.ids, 1, 50),
    concurrency: readNumber('concurrency', values.concurrency, 1, 10),
    timeoutMs: 1000 * readNumber('timeout', values.timeout, 0.1, 600, false),
    slowMs: 1000 * readNumber('slow', values.slow, 0, 600, false),
    tolerated: readTolerated(values.tolerate),
    json: values.json,
    junit: values.junit,
  };
}

/** One token in 64 begins with a dash, so the argument after `--token` is always the token. */
const attachToken = (argv: readonly string[]): string[] =>
  argv.flatMap((argument, index) => {
    if (argument === '--token' && /^-[^-]/.test(argv[index + 1] ?? '')) return [];
    return argv[index - 1] === '--token' && /^-[^-]/.test(argument) ? [`--token=${argument}`] : [argument];
  });

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: attachToken(argv), options: OPTIONS }).values;
  } catch (error) {
    // Node's error message may repeat a misplaced token.
    const option = /'(--?[a-z-]{1,20})/.exec(String(error))?.[1];
    throw new UsageError(`The command line cannot be read${option === undefined ? '' : ` at ${option}`} (--help lists the options).`);
  }
}

function createTarget(name: CheckedContract, address: string, project: Project): Target {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new UsageError(`--${name} must be the address of a backend, such as https://${name}.example.org.`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError(`--${name} must be an address without name, password, question mark and #.`);
  }
  const contract = project.loadContract(name);
  const { servers } = contract.document as { servers?: { url: string }[] };
  const prefix = servers?.[0]?.url.replace(/\/$/, '') ?? '';
  // A copied API address may include the beginning of its paths.
  const path = url.pathname.replace(/\/(?:wp-json|api)?\/?$/, '');
  return { name, contract, base: `${url.origin}${path}${prefix}` };
}

function readNumber(name: string, text: string, min: number, max: number, isInteger = true): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= min && value <= max) || (isInteger && !Number.isInteger(value))) {
    throw new UsageError(`--${name} must be a ${isInteger ? 'whole ' : ''}number from ${min} to ${max}.`);
  }
  return value;
}

function readTolerated(text: string): ReadonlySet<string> {
  const kinds = text.split(',').flatMap((kind) => (kind.trim() === '' ? [] : [kind.trim()]));
  if (kinds.some((kind) => !(KINDS as readonly string[]).includes(kind))) {
    throw new UsageError(`--tolerate takes kinds, separated by commas, of these: ${KINDS.join(', ')}.`);
  }
  return new Set(kinds);
}
