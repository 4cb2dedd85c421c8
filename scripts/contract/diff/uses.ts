import { globSync } from 'node:fs';
import { join } from 'node:path';
import { TypeFlags } from 'typescript/unstable/async';
import { getTokenAtPosition, type SourceFile } from 'typescript/unstable/ast';
import { operationsType } from '../../codegen/operations.ts';
import type { Call, Change } from './change.ts';
import { endpointName, fieldNames } from './fields.ts';
import type { Program, Spot } from './program.ts';
import { reach, type Importers, type Reached } from './reach.ts';
import { usesOfModel } from './shown.ts';
import type { Compared } from './sources.ts';

const ROOT = join(import.meta.dirname, '../../..');

type ContractName = Compared['name'];

/** Where a field is named in the code. */
export interface FoundField {
  spots: Spot[];
  /** It is the only argument of a call, which does not name it. */
  alone: boolean;
}

/** Finds where the code names a changed field, in any of the calls that have it. */
export async function findField(program: Program, contract: ContractName, changes: readonly Change[]): Promise<FoundField> {
  const field = changes[0]?.field;
  if (field === undefined) return { spots: [], alone: false };
  if (field.root === 'header') return { spots: await headerSpots(program, field.steps[0] ?? ''), alone: false };
  const found = await Promise.all(changes.map((change) => fieldNames(program, contract, change.call, change.field ?? field)));
  const names = new Map(found.flatMap((one) => one.names).map((node) => [`${node.getSourceFile().fileName}:${node.pos}`, node] as const));
  const spots = await Promise.all([...names.values()].map((node) => program.uses(node)));
  const once = new Map(spots.flat().map((spot) => [`${spot.file}:${spot.node.pos}`, spot] as const));
  return { spots: [...once.values()], alone: found.some(({ alone }) => alone) };
}

/** The places of a file at which a pattern is found. */
const matches = (program: Program, source: SourceFile, pattern: RegExp): Spot[] =>
  [...source.text.matchAll(pattern)].map(({ index }) => program.spot(getTokenAtPosition(source, index)));

async function inFiles(program: Program, files: string, pattern: RegExp): Promise<Spot[]> {
  const sources = await Promise.all(globSync(files, { cwd: ROOT }).map((file) => program.source(file)));
  return sources.flatMap((source) => (source === undefined ? [] : matches(program, source, pattern)));
}

/** Where the client reads a header, whose names are texts and no types. */
const headerSpots = (program: Program, name: string): Promise<Spot[]> => inFiles(program, 'src/api/*/*.ts', new RegExp(`'${name}'`, 'gi'));

/**
 * What rests on a call: its endpoint, and where it is written by hand, which the types of its operation hold to the contract:
 * `JobsOperations['getJob']`. The compiler does not list texts in types among the uses of a name.
 */
export async function callReach(program: Program, lazily: Importers, contract: ContractName, call: Call): Promise<Map<string, Reached>> {
  const name = await endpointName(program, contract, call);
  const uses = name === undefined ? [] : await program.uses(name);
  const byHand = await inFiles(
    program,
    'src/api/endpoints/*.ts',
    new RegExp(`${operationsType(contract)}\\['${call.operationId}'\\]`, 'g'),
  );
  return reach(program, lazily, [...uses, ...byHand]);
}

/**
 * What rests on the places that name a field, as far as the changed calls lead there: normalisers serve other calls as well.
 * What names a field beside the API may stand below the one who asks for it.
 */
export async function fieldReach(
  program: Program,
  lazily: Importers,
  spots: readonly Spot[],
  byCalls: ReadonlyMap<string, Reached>,
): Promise<Map<string, Reached>> {
  const [found, beside] = [new Map<string, Reached>(), new Map<string, Reached>()];
  for (const spot of spots) {
    const reached = [...(await reach(program, lazily, [spot]))];
    const shared = reached.filter(([id]) => byCalls.has(id));
    if (shared.length === 0) continue;
    const below = spot.file.startsWith('src/api/')
      ? []
      : [...reached, ...[...byCalls].filter(([, { file }]) => file.startsWith('src/api/'))];
    for (const [id, one] of [...shared, ...below]) found.set(id, one);
  }
  // Who shows it need not be who asks for it: what leads from there to something that is touched.
  for (const spot of await usesOfModel(program, spots)) {
    const reached = [...(await reach(program, lazily, [spot]))];
    const [first] = reached;
    if (first !== undefined && reached.some(([id]) => found.has(id))) beside.set(...first);
  }
  return new Map([...found, ...beside]);
}

/** Whether one of the places takes a field to be what the contract says; at the others its type is unknown, and it is looked at first. */
export async function anyTrusting({ checker }: Program, spots: readonly Spot[]): Promise<boolean> {
  const types = await Promise.all(spots.map(({ node }) => checker.getTypeAtLocation(node)));
  return types.some((type) => type !== undefined && (type.flags & TypeFlags.Unknown) === 0);
}
