import type { Screen } from '../../../server/drift/screens.ts';
import { listIdentifiers } from '../screens.ts';
import { isClient, readCode, type Code } from '../uses.ts';
import { compareContracts, nameOf, type Change } from './compare.ts';
import { compileWith, type Failure } from './compile.ts';
import type { ContractVersions } from './sources.ts';

/** `unknown`: no caller is known, so the effect is unknown. */
export type Verdict = 'breaking' | 'unknown' | 'not breaking';

export interface ClassifiedChange {
  contract: ContractVersions['name'];
  changes: [Change, ...Change[]];
  verdict: Verdict;
  failures: Failure[];
  callers: string[];
  screens: Screen[];
}

export interface Report {
  classified: ClassifiedChange[];
  others: Failure[];
}

/** Returns whether something breaks, or may. */
export const mayBreak = ({ classified, others }: Report): boolean =>
  classified.some(({ verdict }) => verdict !== 'not breaking') || others.some(({ file }) => isClient(file));

/** The compiler and the project's code, replaceable in tests. */
const PROJECT = { compile: compileWith, readCode, listIdentifiers: listIdentifiers };

/** Compares two versions of contracts and evaluates each change against the project's code. @throws ComparisonError */
export async function diffContracts(contracts: readonly ContractVersions[], project: typeof PROJECT = PROJECT): Promise<Report> {
  const groups = contracts.flatMap((contract) =>
    groupChanges(compareContracts(contract)).map((changes) => ({ contract: contract.name, changes })),
  );
  const changedContracts = contracts.filter(({ name }) => groups.some(({ contract }) => contract === name));
  if (changedContracts.length === 0) return { classified: [], others: [] };
  const failures = await project.compile(changedContracts);
  const code = await project.readCode();
  const names = project.listIdentifiers();
  const failuresByGroup = assignFailures(failures, groups);
  const classified = groups.map((group) => ({ ...group, ...findVerdict(group.changes, failuresByGroup.get(group) ?? [], code, names) }));
  const explainedFailures = new Set([...failuresByGroup.values()].flat());
  return { classified, others: failures.filter((failure) => !explainedFailures.has(failure)) };
}

type Group = Pick<ClassifiedChange, 'contract' | 'changes'>;

/** Groups changes of the same named field, however many operations have it. */
function groupChanges(changes: readonly Change[]): [Change, ...Change[]][] {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const { sharedPath, kind, description, call, where } = change;
    const key = [where.startsWith('response'), kind, description, sharedPath || `${call} ${where}`].join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  return [...groups.values()];
}

function findVerdict(
  changes: [Change, ...Change[]],
  failures: Failure[],
  code: Code,
  names: ReadonlySet<string>,
): Omit<ClassifiedChange, 'contract' | 'changes'> {
  const [{ kind, description }] = changes;
  const uses = changes.map(({ operationId }) => code.findUse(operationId));
  const files = uses.flatMap((use) => use.files);
  const verdict = ((): Verdict => {
    if (failures.some(({ file }) => isClient(file))) return 'breaking';
    if (description === 'is a new endpoint') return 'not breaking';
    if (files.length === 0) return 'unknown';
    // A name that our code lacks is neither read nor sent.
    const field = fieldOf(changes);
    const isFieldNamed = field === '' || names.has(field) || names.has(field.toLowerCase());
    return kind === 'untyped' && isFieldNamed ? 'breaking' : 'not breaking';
  })();
  return { verdict, failures, callers: [...new Set(uses.flatMap((use) => use.names))].toSorted(), screens: code.findScreens(files) };
}

/** Returns the changed field; empty for an operation, body or response as a whole. */
const fieldOf = ([{ where }]: Group['changes']): string => (/^(?:body|response \d+)?$/.test(where) ? '' : nameOf(where));

/** Assigns errors to changes by the names in their messages, else in the line of code. */
function assignFailures(failures: readonly Failure[], groups: readonly Group[]): Map<Group, Failure[]> {
  const failuresByGroup = new Map<Group, Failure[]>();
  const unsafeGroups = groups.filter(({ changes }) => changes[0].kind !== 'safe');
  for (const failure of failures) {
    const namedGroups = unsafeGroups.filter(({ changes }) => namesOf(changes).some((name) => isNamed(failure.message, name, /['"`.]/)));
    const groupsInLine = unsafeGroups.filter(({ changes }) => namesOf(changes).some((name) => isNamed(failure.code, name, /^|\W/)));
    for (const group of namedGroups.length > 0 ? namedGroups : groupsInLine)
      failuresByGroup.set(group, [...(failuresByGroup.get(group) ?? []), failure]);
  }
  return failuresByGroup;
}

/** Names by which errors mention a change. */
function namesOf(changes: Group['changes']): string[] {
  const field = fieldOf(changes);
  const [{ description, sharedPath }] = changes;
  const values = [...description.matchAll(/"([^"]+)"/g)].map(([, value = '']) => value);
  if (values.length > 0) return [...values, ...(sharedPath === '' ? [] : [sharedPath])];
  if (field !== '') return [field];
  return changes.flatMap(({ operationId, call }) => {
    const capitalised = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
    const hooks = ['Query', 'InfiniteQuery', 'Mutation'].map((kind) => `use${capitalised}${kind}`);
    return [operationId, ...hooks, call.replace(/^\w+ /, '').replace(/\{.*/, '')];
  });
}

/** @param before pattern in front of a name */
const isNamed = (text: string, name: string, before: RegExp): boolean =>
  new RegExp(`(?:${before.source})${name.replaceAll(/\W/g, String.raw`\$&`)}(?![\\w$])`).test(text);
