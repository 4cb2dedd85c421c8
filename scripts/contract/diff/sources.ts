import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { parseDocument } from 'yaml';
import { inlineReferences } from '../../../server/platform/contract/inlineReferences.ts';
import { CONTRACT_NAMES, type ContractName } from '../../../server/platform/contract/load.ts';
import { isRecord } from '../../../server/platform/contract/pointer.ts';
import { getContractPath, getObject, readDocument, type ContractObject } from '../documents.ts';
import type { DocumentVersions } from './compare.ts';

export interface ContractVersions extends DocumentVersions {
  name: ContractName;
}

export interface ComparedVersions {
  /** Name of the file or git revision that has the older version. */
  older: string;
  contracts: ContractVersions[];
}

/** Reports that the versions cannot be compared. The message is shown to the user. */
export class ComparisonError extends Error {}

const ROOT = join(import.meta.dirname, '../../..');

/** Stands for a contract that a revision does not have: everything in the newer version is an addition. */
const EMPTY_CONTRACT: ContractObject = { openapi: '3.1.0', paths: {} };

/**
 * Reads both versions of the contracts.
 * @param older file or git revision; by default the last release, or `main` when there is none
 * @param newer file; by default the contracts in `openapi`
 * @param folder base of relative paths
 * @throws ComparisonError
 */
export function readSources(older: string | undefined, newer: string | undefined, folder: string): ComparedVersions {
  if (older !== undefined && (existsSync(resolvePath(folder, older)) || /\.(ya?ml|json)$/i.test(older)))
    return readFiles(older, newer, folder);
  const revision = older ?? findLastRelease();
  if (newer !== undefined) throw new ComparisonError(`There is no file ${revision}: with two arguments, both must be files.`);
  return readRevision(revision);
}

const resolvePath = (folder: string, path: string): string => (isAbsolute(path) ? path : join(folder, path));

function readFiles(older: string, newer: string | undefined, folder: string): ComparedVersions {
  const before = readContract(resolvePath(folder, older), older);
  const given = newer === undefined ? undefined : readContract(resolvePath(folder, newer), newer);
  const name = identifyContract(older, before, given);
  const after = given ?? readContract(getContractPath(name), `openapi/${name}.yaml`);
  return { older, contracts: [{ name, before: inlineReferences(before, readDocument), after: inlineReferences(after, readDocument) }] };
}

function readRevision(revision: string): ComparedVersions {
  if (git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]) === undefined) {
    throw new ComparisonError(`There is neither a file nor a git revision called ${revision}.`);
  }
  const readBefore = (name: ContractName): ContractObject => {
    const file = `openapi/${name}.yaml`;
    const text = git(['show', `${revision}:${file}`]);
    return text === undefined ? EMPTY_CONTRACT : parseContract(text, `${file} of ${revision}`);
  };
  const before = readAll(readBefore);
  const after = readAll((name) => readContract(getContractPath(name), `openapi/${name}.yaml`));
  return { older: revision, contracts: CONTRACT_NAMES.map((name) => ({ name, before: before(name), after: after(name) })) };
}

/** Reads all contracts, and returns a function that returns one of them without references to the others. */
function readAll(read: (name: ContractName) => ContractObject): (name: ContractName) => ContractObject {
  const documents: ContractObject = Object.fromEntries(CONTRACT_NAMES.map((name) => [name, read(name)]));
  return (name) => inlineReferences(getObject(documents, name), (other) => getObject(documents, other));
}

const findLastRelease = (): string => git(['describe', '--tags', '--abbrev=0'])?.trim() ?? 'main';

/** Returns the output of git; undefined when it fails. */
function git(args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  } catch {
    return undefined;
  }
}

/** Reads a contract from a file. Error messages call the file `label`. @throws ComparisonError */
function readContract(path: string, label: string): ContractObject {
  if (!existsSync(path)) throw new ComparisonError(`There is no file ${label}.`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ComparisonError(`The file ${label} cannot be read.`, { cause: error });
  }
  return parseContract(text, label);
}

function parseContract(text: string, label: string): ContractObject {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line ?? 1;
    throw new ComparisonError(`${label} is not valid YAML: line ${line}: ${error.message.split(' at line ')[0] ?? ''}.`);
  }
  const contract: unknown = document.toJS();
  if (!isRecord(contract) || typeof contract.openapi !== 'string' || !isRecord(contract.paths)) {
    throw new ComparisonError(`${label} is not a contract: a contract has "openapi" and "paths".`);
  }
  return contract;
}

/** Returns the name of the contract in two files, judged by the files' titles, else by the older file's name. @throws ComparisonError */
function identifyContract(older: string, before: ContractObject, after: ContractObject | undefined): ContractName {
  const titles = new Map(CONTRACT_NAMES.map((name) => [name, getTitle(readContract(getContractPath(name), name))]));
  const versionTitles = [before, after].flatMap((version) => (version === undefined ? [] : [getTitle(version)]));
  const found =
    CONTRACT_NAMES.find((name) => versionTitles.includes(titles.get(name) ?? '')) ??
    CONTRACT_NAMES.find((name) => basename(older).toLowerCase().includes(name));
  if (found !== undefined) return found;
  const titleList = [...titles].map(([name, title]) => `${name} ("${title}")`).join(', ');
  throw new ComparisonError(`${older} is a contract called "${getTitle(before)}", but the contracts of this project are ${titleList}.`);
}

function getTitle(contract: ContractObject): string {
  const { title } = getObject(contract, 'info');
  return typeof title === 'string' ? title : '';
}
