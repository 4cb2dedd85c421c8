import type { Screen } from '../../../server/provider/drift/screens.ts';
import { isClientCode, type CodeIndex } from '../uses.ts';
import { compareContracts, getFieldName, NEW_ENDPOINT, type Change } from './compare.ts';
import { inspectWithNewer, type CompileError } from './compile.ts';
import type { ContractVersions } from './sources.ts';

/** Effect of changes on the site; `unknown` when no caller was found. */
export type Verdict = 'breaking' | 'unknown' | 'not breaking';

/** All occurrences of one change: a change in a named schema occurs in each operation that uses the schema. */
interface ChangeGroup {
  contract: ContractVersions['name'];
  changes: [Change, ...Change[]];
}

/** A group of changes and its effect on the site. */
export interface AssessedGroup extends ChangeGroup {
  verdict: Verdict;
  /** Compile errors that these changes cause. */
  errors: CompileError[];
  /** Hooks and functions that call the operations. */
  callers: string[];
  screens: Screen[];
}

export interface DiffReport {
  groups: AssessedGroup[];
  /** Compile errors that were assigned to no group. */
  otherErrors: CompileError[];
}

/** Returns whether a change breaks the site, or may break it. */
export const mayBreak = ({ groups, otherErrors }: DiffReport): boolean =>
  groups.some(({ verdict }) => verdict !== 'not breaking') || otherErrors.some(({ file }) => isClientCode(file));

/**
 * Compares two versions of contracts and assesses each change by the project's code.
 * @param inspect reads and compiles the project; tests replace it
 * @throws ComparisonError
 */
export async function diffContracts(contracts: readonly ContractVersions[], inspect = inspectWithNewer): Promise<DiffReport> {
  const groups = contracts.flatMap((versions) =>
    groupChanges(compareContracts(versions)).map((changes): ChangeGroup => ({ contract: versions.name, changes })),
  );
  const changedContracts = contracts.filter(({ name }) => groups.some(({ contract }) => contract === name));
  if (changedContracts.length === 0) return { groups: [], otherErrors: [] };
  const { errors, codeIndex, identifiers } = await inspect(changedContracts);
  const errorsByGroup = assignErrors(errors, groups);
  const assignedErrors = new Set([...errorsByGroup.values()].flat());
  return {
    groups: groups.map((group) => assessGroup(group, errorsByGroup.get(group) ?? [], codeIndex, identifiers)),
    otherErrors: errors.filter((error) => !assignedErrors.has(error)),
  };
}

/** Groups the occurrences of the same change in several operations. */
function groupChanges(changes: readonly Change[]): ChangeGroup['changes'][] {
  const groups = new Map<string, ChangeGroup['changes']>();
  for (const change of changes) {
    const { sharedLocation, kind, description, endpoint, location } = change;
    // A field of both a request and a response is two groups, since the effect differs.
    const isResponse = location.startsWith('response');
    const key = [isResponse, kind, description, sharedLocation || `${endpoint} ${location}`].join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  return [...groups.values()];
}

function assessGroup(group: ChangeGroup, errors: CompileError[], codeIndex: CodeIndex, identifiers: ReadonlySet<string>): AssessedGroup {
  const uses = group.changes.map(({ operationId }) => codeIndex.findUse(operationId));
  const files = uses.flatMap((use) => use.files);
  return {
    ...group,
    verdict: findVerdict(group.changes, errors, files, identifiers),
    errors,
    callers: [...new Set(uses.flatMap((use) => use.callers))].toSorted(),
    screens: codeIndex.findScreens(files),
  };
}

function findVerdict(
  changes: ChangeGroup['changes'],
  errors: readonly CompileError[],
  files: readonly string[],
  identifiers: ReadonlySet<string>,
): Verdict {
  const [{ kind, description }] = changes;
  if (errors.some(({ file }) => isClientCode(file))) return 'breaking';
  if (description === NEW_ENDPOINT) return 'not breaking';
  if (files.length === 0) return 'unknown';
  // A field whose name is not in our code is neither read nor sent. Header names are in lower case in the code.
  const field = getChangedField(changes);
  const isUsed = field === '' || identifiers.has(field) || identifiers.has(field.toLowerCase());
  return kind === 'untyped' && isUsed ? 'breaking' : 'not breaking';
}

/** Returns the changed field, parameter or header; empty for an operation, body or response as a whole. */
const getChangedField = ([{ location }]: ChangeGroup['changes']): string =>
  /^(?:body|response \d+)?$/.test(location) ? '' : getFieldName(location);

/**
 * Assigns each compile error to the changes that its message names. If it names none, the source line of the error is searched instead. An
 * addition that breaks no caller gets only errors that name it and no other change, such as those of an embedded backend without a new field.
 */
function assignErrors(errors: readonly CompileError[], groups: readonly ChangeGroup[]): Map<ChangeGroup, CompileError[]> {
  const errorsByGroup = new Map<ChangeGroup, CompileError[]>();
  const [unsafeGroups, safeGroups] = [groups.filter((group) => !isSafe(group)), groups.filter(isSafe)];
  for (const error of errors) {
    const selectNamed = (candidates: readonly ChangeGroup[], text: string, prefix: RegExp): ChangeGroup[] =>
      candidates.filter(({ changes }) => listNames(changes).some((name) => containsName(text, name, prefix)));
    const choices = [
      selectNamed(unsafeGroups, error.message, /['"`.]/),
      selectNamed(unsafeGroups, error.sourceLine, /^|\W/),
      selectNamed(safeGroups, error.message, /['"`.]/),
    ];
    for (const group of choices.find(({ length }) => length > 0) ?? [])
      errorsByGroup.set(group, [...(errorsByGroup.get(group) ?? []), error]);
  }
  return errorsByGroup;
}

const isSafe = ({ changes }: ChangeGroup): boolean => changes[0].kind === 'safe';

/** Lists the names of a change that occur in code and compile errors: values, fields, hooks, paths, or statuses of errors. */
function listNames(changes: ChangeGroup['changes']): string[] {
  const [{ description, sharedLocation, location }] = changes;
  const [, errorStatus] = /^response (?!2)(\w+)/.exec(location) ?? [];
  // `src/api/refusals.ts` lists the errors that have fields of their own by status.
  if (errorStatus !== undefined) return [errorStatus, ...[getChangedField(changes)].filter((field) => field !== '')];
  const values = [...description.matchAll(/"([^"]+)"/g)].map(([, value = '']) => value);
  if (values.length > 0) return [...values, ...(sharedLocation === '' ? [] : [sharedLocation])];
  const field = getChangedField(changes);
  if (field !== '') return [field];
  return changes.flatMap(({ operationId, endpoint }) => {
    const capitalised = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
    const hooks = ['Query', 'InfiniteQuery', 'Mutation'].map((kind) => `use${capitalised}${kind}`);
    const pathBeforeParameters = endpoint.replace(/^\w+ /, '').replace(/\{.*/, '');
    return [operationId, ...hooks, pathBeforeParameters];
  });
}

/** Returns whether a text contains the name as a whole word, preceded by a match of `prefix`. */
const containsName = (text: string, name: string, prefix: RegExp): boolean =>
  new RegExp(`(?:${prefix.source})${name.replaceAll(/\W/g, String.raw`\$&`)}(?![\\w$])`).test(text);
