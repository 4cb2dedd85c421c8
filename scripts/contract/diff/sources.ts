import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { ContractName } from '../../../server/contract/load.ts';
import { CONTRACT_NAMES, contractFile, isNode, childNode, type Node } from '../documents.ts';
import type { Documents } from './compare.ts';

export interface ContractVersions extends Documents {
  name: ContractName;
}

export interface ComparedSources {
  older: string;
  contracts: ContractVersions[];
}

/** The versions cannot be compared; the message is for the user. */
export class ComparisonError extends Error {}

const ROOT = join(import.meta.dirname, '../../..');

/** An absent contract: everything in the other version is new. */
const ABSENT_CONTRACT: Node = { openapi: '3.1.0', paths: {} };

/**
 * Reads both versions.
 * @param older file or git revision; by default the last release, or `main`
 * @param newer file; by default the contract in `openapi`
 * @param folder base of relative paths
 * @throws ComparisonError
 */
export function readSources(older: string | undefined, newer: string | undefined, folder: string): ComparedSources {
  const revision = older ?? findLastRelease();
  const file = resolveFile(folder, revision);
  if (older !== undefined && (existsSync(file) || /\.(ya?ml|json)$/i.test(older))) return readFiles(older, file, newer, folder);
  if (newer !== undefined) throw new ComparisonError(`There is no file ${revision}: two names mean two files.`);
  return readRevision(revision);
}

const resolveFile = (folder: string, name: string): string => (isAbsolute(name) ? name : join(folder, name));

function readFiles(older: string, file: string, newer: string | undefined, folder: string): ComparedSources {
  const before = readFile(file, older);
  const newerSource = newer === undefined ? undefined : readFile(resolveFile(folder, newer), newer);
  const name = identifyContract(older, before, newerSource);
  const after = newerSource ?? readFile(contractFile(name), `openapi/${name}.yaml`);
  return { older, contracts: [{ name, before, after }] };
}

function readRevision(revision: string): ComparedSources {
  if (git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]) === undefined) {
    throw new ComparisonError(`There is neither a file nor a revision of git called ${revision}.`);
  }
  const contracts = CONTRACT_NAMES.map((name) => {
    const file = `openapi/${name}.yaml`;
    const text = git(['show', `${revision}:${file}`]);
    const before = text === undefined ? ABSENT_CONTRACT : readText(text, `${file} of ${revision}`);
    return { name, before, after: readFile(contractFile(name), file) };
  });
  return { older: revision, contracts };
}

const findLastRelease = (): string => git(['describe', '--tags', '--abbrev=0'])?.trim() ?? 'main';

function git(args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  } catch {
    return undefined;
  }
}

function readFile(file: string, label: string): Node {
  if (!existsSync(file)) throw new ComparisonError(`There is no file ${label}.`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ComparisonError(`The file ${label} cannot be read.`, { cause: error });
  }
  return readText(text, label);
}

function readText(text: string, label: string): Node {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line ?? 1;
    throw new ComparisonError(`${label} is not valid YAML: line ${line}: ${error.message.split(' at line ')[0] ?? ''}.`);
  }
  const contract: unknown = document.toJS();
  if (!isNode(contract) || typeof contract.openapi !== 'string' || !isNode(contract.paths)) {
    throw new ComparisonError(`${label} is not a contract: a contract has "openapi" and "paths".`);
  }
  return contract;
}

function identifyContract(label: string, before: Node, after: Node | undefined): ContractName {
  const titles = new Map(CONTRACT_NAMES.map((name) => [name, titleOf(readFile(contractFile(name), name))]));
  const hasTitle = (name: ContractName): boolean =>
    [before, after].some((item) => item !== undefined && titleOf(item) === titles.get(name));
  const found = CONTRACT_NAMES.find(hasTitle) ?? CONTRACT_NAMES.find((name) => basename(label).toLowerCase().includes(name));
  if (found !== undefined) return found;
  const titleList = [...titles].map(([name, title]) => `${name} ("${title}")`).join(', ');
  throw new ComparisonError(`${label} is a contract called "${titleOf(before)}", which is none of ours: ${titleList}.`);
}

function titleOf(contract: Node): string {
  const { title } = childNode(contract, 'info');
  return typeof title === 'string' ? title : '';
}
