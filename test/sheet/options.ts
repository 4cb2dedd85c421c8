import path from 'node:path';
import { parseArgs } from 'node:util';
import { isScenario, unknownScenario } from '../../server/scenarios/names.ts';
import { Failure } from '../../scripts/setup/failure.mjs';
import { states } from '../e2e/states/index.ts';
import type { State } from '../e2e/states/state.ts';
import { schemes as allSchemes, widths as allWidths, type Scheme } from '../support/e2e/look.ts';

/** The port of the sheet and the live pages when none is named. */
const PORT = 3010;

/** What `npm run states` was asked for. */
export interface Options {
  states: readonly State[];
  widths: readonly number[];
  schemes: readonly Scheme[];
  port: number;
  /** Keep on serving the sheet and its live pages. */
  serve: boolean;
  folder: string;
}

const list = (text: string): string[] => text.split(',').filter(Boolean);

/** States for addresses that have none, such as `address/explorejobs-job-1` for `/exploreJobs?job=1`. */
const statesAt = (addresses: readonly string[], member: string | undefined, scenario: string | undefined): State[] => {
  if (scenario !== undefined && !isScenario(scenario)) throw new Failure(unknownScenario(scenario));
  return addresses.map((address) => ({
    name: `address/${
      address
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '') || 'root'
    }`,
    address,
    ...(member === undefined ? {} : { member }),
    ...(scenario === undefined ? {} : { scenario }),
  }));
};

function statesNamed(names: readonly string[]): readonly State[] {
  const unknown = names.filter((name) => !states.some((state) => state.name.startsWith(name)));
  if (unknown.length > 0) throw new Failure(`No state is called ${unknown.join(', ')}. Their names are in test/e2e/states.`);
  return names.length === 0 ? states : states.filter((state) => names.some((name) => state.name.startsWith(name)));
}

function numbers(name: string, text: string, most: number): number[] {
  const found = list(text).map(Number);
  const good = found.length > 0 && found.every((one) => Number.isInteger(one) && one > 0 && one <= most);
  if (!good) throw new Failure(`--${name} takes whole numbers up to ${most}, not "${text}".`);
  return found;
}

/**
 * Reads the command line.
 * @throws Failure with a sentence for people
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      address: { type: 'string', default: '' },
      member: { type: 'string' },
      scenario: { type: 'string' },
      widths: { type: 'string', default: Object.values(allWidths).join(',') },
      schemes: { type: 'string', default: allSchemes.join(',') },
      port: { type: 'string', default: String(PORT) },
      serve: { type: 'boolean', default: true },
      look: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const schemes = allSchemes.filter((scheme) => list(values.schemes).includes(scheme));
  if (schemes.length === 0) throw new Failure(`--schemes takes ${allSchemes.join(' or ')}, or both with a comma.`);
  const [port = PORT] = numbers('port', values.port, 65_535);
  const addresses = list(values.address);
  const wanted = addresses.length > 0 ? statesAt(addresses, values.member, values.scenario) : statesNamed(list(values.only));
  return {
    states: values.look ? [] : wanted,
    widths: numbers('widths', values.widths, 4_000),
    schemes,
    port,
    serve: values.serve,
    folder: path.join(import.meta.dirname, '..', '..', 'test-results', 'states'),
  };
}
