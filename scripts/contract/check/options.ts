import { parseArgs } from 'node:util';
import type { BackendName } from '../../../server/platform/contract/load.ts';
import type { CheckConfig } from './config.ts';
import { DEVIATION_KINDS } from './deviations.ts';
import type { Target } from './types.ts';

export interface CheckOptions {
  config: CheckConfig;
  targets: Target[];
  token: string | undefined;
  /** Whether writes are checked as well as reads. */
  write: boolean;
  /** Maximum values that are tried for each parameter of an operation. */
  maxIds: number;
  /** Maximum concurrent requests per backend. */
  concurrency: number;
  timeoutMs: number;
  /** A response that takes longer is a deviation; 0 turns this off. */
  slowMs: number;
  /** Kinds of deviations that are reported without failing the check. */
  toleratedKinds: ReadonlySet<string>;
  /** File for the JSON report; `-` for standard output. */
  json: string | undefined;
  /** File for the JUnit report. */
  junit: string | undefined;
}

/** Reports an invalid option. The message is shown to the user. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const HELP = `Checks live backends against the contracts in openapi/: sends every read operation and compares the responses.

  npm run contract:check -- --cms URL --jobs URL [options]

  --cms URL          origin of the content system (openapi/cms.yaml)
  --jobs URL         origin of the job backend (openapi/jobs.yaml, board.yaml
                     and people.yaml); at least one of the two
  --token TOKEN      session token of a member, for operations that need one; safer in the
                     environment variable CONTRACT_CHECK_TOKEN, which other users cannot see
  --write            also tries writes that are refused or undone, and announces each one first
  --ids N            ids to try per operation, 1 to 50 (default 3)
  --concurrency N    concurrent requests per backend, 1 to 10 (default 2)
  --timeout SECONDS  response timeout (default 15)
  --slow SECONDS     a slower response is a deviation; 0 turns this off (default 2)
  --tolerate KINDS   deviations that do not fail the check, for example extra,slow
  --json FILE        report as JSON; - for standard output
  --junit FILE       report for CI systems (JUnit XML)
  --help             prints this help

Kinds: ${DEVIATION_KINDS.join(', ')}.
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
  config: CheckConfig,
): CheckOptions | undefined {
  const values = parseOptions(argv);
  if (values.help) return undefined;
  const targets = (['cms', 'jobs'] as const).flatMap((name) => {
    const address = values[name];
    return address === undefined ? [] : [createTarget(name, address, config)];
  });
  if (targets.length === 0) throw new UsageError('Nothing to check: pass --cms URL, --jobs URL or both (see --help).');
  const token = values.token ?? env.CONTRACT_CHECK_TOKEN;
  // JSON and XML escape the excluded characters. A report would then contain the token in a form that `redact` does not find.
  if (token !== undefined && !/^(?!.*["'\\&<>])[\x21-\x7e]{8,4096}$/.test(token)) {
    throw new UsageError('The token must be 8 to 4096 printable characters without spaces, quotes, backslashes and & < >.');
  }
  if (values.write && token === undefined) throw new UsageError('--write needs a token: every write except the login requires a member.');
  return {
    config,
    targets,
    token,
    write: values.write,
    maxIds: readNumber('ids', values.ids, 1, 50),
    concurrency: readNumber('concurrency', values.concurrency, 1, 10),
    timeoutMs: 1000 * readNumber('timeout', values.timeout, 0.1, 600, { isInteger: false }),
    slowMs: 1000 * readNumber('slow', values.slow, 0, 600, { isInteger: false }),
    toleratedKinds: readToleratedKinds(values.tolerate),
    json: values.json,
    junit: values.junit,
  };
}

/** Joins `--token` and a token that begins with a dash to one argument, since `parseArgs` would read such a token as another option. */
const joinToken = (argv: readonly string[]): string[] =>
  argv.flatMap((argument, index) => {
    if (argument === '--token' && /^-[^-]/.test(argv[index + 1] ?? '')) return [];
    return argv[index - 1] === '--token' && /^-[^-]/.test(argument) ? [`--token=${argument}`] : [argument];
  });

function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({ args: joinToken(argv), options: OPTIONS }).values;
  } catch (error) {
    // Node's error message may repeat a misplaced token.
    const option = /'(--?[a-z-]{1,20})/.exec(String(error))?.[1];
    throw new UsageError(`The command line cannot be read${option === undefined ? '' : ` at ${option}`} (--help lists the options).`);
  }
}

function createTarget(name: BackendName, address: string, config: CheckConfig): Target {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new UsageError(`--${name} must be the address of a backend, such as https://${name}.example.org.`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError(`--${name} must be an address without user name, password, query and fragment.`);
  }
  const contract = config.loadBackend(name);
  const { servers } = contract.document as { servers?: { url: string }[] };
  const prefix = servers?.[0]?.url.replace(/\/$/, '') ?? '';
  // The given URL may already end with the path prefix of the contract.
  const path = url.pathname.replace(/\/(?:wp-json|api)?\/?$/, '');
  return { name, contract, base: `${url.origin}${path}${prefix}` };
}

function readNumber(name: string, text: string, min: number, max: number, { isInteger = true } = {}): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= min && value <= max) || (isInteger && !Number.isInteger(value))) {
    throw new UsageError(`--${name} must be a ${isInteger ? 'whole ' : ''}number from ${min} to ${max}.`);
  }
  return value;
}

function readToleratedKinds(text: string): ReadonlySet<string> {
  const kinds = text.split(',').flatMap((kind) => (kind.trim() === '' ? [] : [kind.trim()]));
  if (kinds.some((kind) => !(DEVIATION_KINDS as readonly string[]).includes(kind))) {
    throw new UsageError(`--tolerate takes kinds of deviations, separated by commas: ${DEVIATION_KINDS.join(', ')}.`);
  }
  return new Set(kinds);
}
