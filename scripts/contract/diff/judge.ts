import type { Call, Change } from './change.ts';
import { compareContracts } from './compare.ts';
import { generatedFrom } from './overlay.ts';
import { openProgram, type Program } from './program.ts';
import { lazyFiles, lazyImporters, touchedBy, type Importers, type Reached, type Touched } from './reach.ts';
import type { Compared } from './sources.ts';
import { sorted } from './texts.ts';
import { anyTrusting, callReach, fieldReach, findField } from './uses.ts';

/** One change, wherever a contract has it, with what it means for us. */
export interface Judged {
  contract: Compared['name'];
  /** The change in each call that has it; one at least. */
  changes: [Change, ...Change[]];
  breaking: boolean;
  /** Where our code names the changed field, as `file:line`. */
  named: string[];
  touched: Touched;
}

/** Compares two versions of contracts, and looks up in the project's code what each change means for us. @throws NotComparable */
export async function judgeContracts(contracts: readonly Compared[]): Promise<Judged[]> {
  const groups = contracts.flatMap((contract) => grouped(contract.name, compareContracts(contract)));
  const changed = contracts.filter(({ name }) => groups.some(({ contract }) => contract === name));
  if (changed.length === 0) return [];
  const before = await openProgram(await generatedFrom(changed, 'before'));
  const needsNewer = groups.some(({ changes }) => changes[0].breaks === 'silent');
  const after = needsNewer ? await openProgram(await generatedFrom(changed, 'after')) : before;
  try {
    const lazily = await lazyImporters(before, lazyFiles());
    const judge = judgeWith(before, after, lazily);
    const judged: Judged[] = [];
    for (const group of groups) judged.push(await judge(group));
    return judged;
  } finally {
    await before.close();
    if (after !== before) await after.close();
  }
}

type Group = Pick<Judged, 'contract' | 'changes'>;

/** Changes of one field of a named schema are one change, however many calls have it. */
function grouped(contract: Compared['name'], changes: readonly Change[]): Group[] {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const { home, side, says, call, where } = change;
    const key = [side, home === '' ? `${call.method} ${call.path} ${where}` : home, says].join('\n');
    const found = groups.get(key);
    if (found === undefined) groups.set(key, [change]);
    else found.push(change);
  }
  return [...groups.values()].map((found) => ({ contract, changes: found }));
}

/** Changes that are about a field by itself; the others are about the call that it is in. */
const ABOUT_FIELDS: ReadonlySet<Change['breaks']> = new Set(['readers', 'trusting', 'senders']);

function judgeWith(before: Program, after: Program, lazily: Importers) {
  const calls = new Map<string, Promise<Map<string, Reached>>>();
  const reachCall = (contract: Compared['name'], call: Call): Promise<Map<string, Reached>> => {
    const found = calls.get(call.operationId) ?? callReach(before, lazily, contract, call);
    calls.set(call.operationId, found);
    return found;
  };
  return async ({ contract, changes }: Group): Promise<Judged> => {
    const [{ breaks, added }] = changes;
    const reached = await Promise.all(changes.map(({ call }) => reachCall(contract, call)));
    const byCalls = new Map(reached.flatMap((one) => [...one]));
    const called = [...byCalls.values()].some(({ file }) => !file.startsWith('src/api/'));
    // What is only in the newer version can be in our code already where it has to be.
    const program = added && breaks === 'silent' ? after : before;
    const { spots, alone } = added && program === before ? { spots: [], alone: false } : await findField(program, contract, changes);
    const ours = spots.filter(({ file }) => file.startsWith('src/'));
    const aboutField = ABOUT_FIELDS.has(breaks) && !alone;
    const touched = aboutField ? await fieldReach(program, lazily, ours, byCalls) : byCalls;
    const used = called && touched.size > 0;
    const breaking = {
      nobody: () => false,
      callers: () => called,
      readers: () => used,
      senders: () => used,
      trusting: async () => used && (await anyTrusting(program, ours)),
      silent: () => called && ours.length === 0,
    }[breaks];
    return {
      contract,
      changes,
      breaking: await breaking(),
      named: sorted(ours.map(({ file, line }) => `${file}:${line}`)),
      touched: touchedBy(touched, sorted(changes.map(({ call }) => call.subject)), spots),
    };
  };
}
