import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TypeFlags } from 'typescript/unstable/async';
import type { Call, Change } from './change.ts';
import { compareContracts } from './compare.ts';
import { endpointName, fieldNames, writtenByHand, type FieldNames } from './fields.ts';
import { generatedFrom } from './overlay.ts';
import { openProgram, type Program, type Spot } from './program.ts';
import { usesOfModel } from './shown.ts';
import { lazyImporters, reach, sorted, touchedBy, type Importers, type Reached, type Touched } from './reach.ts';
import type { Compared } from './sources.ts';

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

const ROOT = join(import.meta.dirname, '../../..');

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

/** The project's files that import others when these are needed; pages are listed by their records. */
const lazyFiles = (): string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => file !== join('src/app/pages.ts') && readFileSync(join(ROOT, file), 'utf8').includes('import('),
  );

function judgeWith(before: Program, after: Program, lazily: Importers) {
  const calls = new Map<string, Promise<Map<string, Reached>>>();
  const reachCall = (contract: Compared['name'], call: Call): Promise<Map<string, Reached>> => {
    const found = calls.get(call.operationId) ?? callReach(before, lazily, contract, call);
    calls.set(call.operationId, found);
    return found;
  };
  return async ({ contract, changes }: Group): Promise<Judged> => {
    const [{ field, breaks, added, call }] = changes;
    const reached = await Promise.all(changes.map((change) => reachCall(contract, change.call)));
    const byCalls = new Map(reached.flatMap((one) => [...one]));
    const called = [...byCalls.values()].some(({ file }) => !file.startsWith('src/api/'));
    const program = added && breaks === 'silent' ? after : before;
    const names: FieldNames[] =
      field === undefined || (added && program === before)
        ? []
        : await Promise.all(changes.map((change) => fieldNames(program, contract, change.call, field)));
    const spots = field?.root === 'header' ? [] : await spotsOf(program, names);
    const ours = spots.filter(({ file }) => file.startsWith('src/'));
    const alone = names.some((one) => one.alone);
    const onlyCalls = field === undefined || breaks === 'callers' || breaks === 'silent' || breaks === 'nobody' || alone;
    const touched = onlyCalls ? byCalls : await reachFields(program, lazily, ours, byCalls);
    const used = called && (field?.root === 'header' ? readsHeader(field.steps[0] ?? '') : ours.length > 0 || alone);
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
      touched: touchedBy(touched, [...new Set(changes.map((change) => change.call.subject))], call && spots),
    };
  };
}

async function spotsOf(program: Program, found: readonly FieldNames[]): Promise<Spot[]> {
  const nodes = new Map(found.flatMap(({ names }) => names.map((node) => [`${node.getSourceFile().fileName}:${node.pos}`, node] as const)));
  const spots = await Promise.all([...nodes.values()].map((node) => program.uses(node)));
  return [...new Map(spots.flat().map((spot) => [`${spot.file}:${spot.node.pos}`, spot])).values()];
}

/** What rests on a call: its endpoint, and where its address is written by hand. */
async function callReach(program: Program, lazily: Importers, contract: Compared['name'], call: Call): Promise<Map<string, Reached>> {
  const name = await endpointName(program, contract, call);
  const uses = name === undefined ? [] : await program.uses(name);
  return reach(program, lazily, [...uses, ...(await writtenByHand(program, endpointFiles(), contract, call))]);
}

/**
 * What rests on the places that name a field, as far as the changed calls lead there: normalisers serve other calls as well.
 * What names a field beside the API may stand below the one who asks for it.
 */
async function reachFields(
  program: Program,
  lazily: Importers,
  spots: readonly Spot[],
  byCalls: ReadonlyMap<string, Reached>,
): Promise<Map<string, Reached>> {
  const [found, shown] = [new Map<string, Reached>(), new Map<string, Reached>()];
  for (const spot of spots) {
    const reached = [...(await reach(program, lazily, [spot]))];
    const shared = reached.filter(([id]) => byCalls.has(id));
    if (shared.length === 0) continue;
    for (const [id, one] of spot.file.startsWith('src/api/') ? shared : reached) found.set(id, one);
  }
  // Who shows it need not be who asks for it: what leads from there to a page that is touched.
  for (const spot of await usesOfModel(program, spots)) {
    const reached = [...(await reach(program, lazily, [spot]))];
    const [first] = reached;
    if (first !== undefined && reached.some(([id]) => found.has(id))) shown.set(...first);
  }
  return new Map([...found, ...shown]);
}

/** Whether one of the places takes a field to be what the contract says; at the others its type is unknown, and it is looked at first. */
async function anyTrusting({ checker }: Program, spots: readonly Spot[]): Promise<boolean> {
  const types = await Promise.all(spots.map(({ node }) => checker.getTypeAtLocation(node)));
  return types.some((type) => type !== undefined && (type.flags & TypeFlags.Unknown) === 0);
}

const endpointFiles = (): string[] => globSync('src/api/endpoints/*.ts', { cwd: ROOT });

/** Whether the client names a header. */
const readsHeader = (name: string): boolean =>
  globSync('src/api/**/*.ts', { cwd: ROOT }).some((file) =>
    new RegExp(`['"\`]${name}['"\`]`, 'i').test(readFileSync(join(ROOT, file), 'utf8')),
  );
