import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateFiles } from '../../codegen/generate.ts';
import { inlineReferences, mergeSections } from '../../../server/platform/contract/inlineReferences.ts';
import { CONTRACT_NAMES } from '../../../server/platform/contract/load.ts';
import { getContractPath, readDocument, type ContractObject } from '../documents.ts';
import { listIdentifiers } from '../screens.ts';
import { readCodeIndex, type CodeIndex } from '../uses.ts';
import { ComparisonError, type ContractVersions } from './sources.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Files that the compiler needs. With the last one it reuses the results of an earlier run. */
const COPIED_FILES = ['src', 'server', 'shared', 'scripts', 'test', 'openapi', 'tsconfig.json', 'package.json', '.cache/types.tsbuildinfo'];

/** An error of the TypeScript compiler. */
export interface CompileError {
  file: string;
  line: number;
  message: string;
  sourceLine: string;
}

/** The project's code, as it is after the compiler has run. */
export interface Inspection {
  errors: CompileError[];
  codeIndex: CodeIndex;
  /** Every identifier in the app's code. */
  identifiers: ReadonlySet<string>;
}

/**
 * Generates code from the newer contracts in a copy of the project, and compiles the copy. Callers and screens are read from the same copy,
 * so that the report does not mix it with edits that are made meanwhile.
 * @throws ComparisonError when no code can be generated
 */
export async function inspectWithNewer(contracts: readonly ContractVersions[]): Promise<Inspection> {
  const copy = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const files = [...COPIED_FILES, ...readdirSync(ROOT).filter((file) => file.endsWith('.ts'))];
    for (const file of files.filter((item) => existsSync(join(ROOT, item))))
      cpSync(join(ROOT, file), join(copy, file), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    // JSON is YAML, too.
    for (const [name, document] of combineVersions(contracts)) writeFileSync(getContractPath(name, copy), JSON.stringify(document));
    for (const [file, text] of await generateFiles(copy)) writeFileSync(join(copy, file), text);
    return { codeIndex: readCodeIndex(copy), identifiers: listIdentifiers(copy), errors: parseErrors(await compile(copy), copy) };
  } catch (error) {
    throw new ComparisonError(`The newer version is not valid: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * Returns every contract by name, each without references to the others. The newer versions replace the project's, except that our own
 * contracts keep those components of the project to which they refer and which a provider's newer version does not have.
 */
function combineVersions(contracts: readonly ContractVersions[]): Map<string, ContractObject> {
  const newer = new Map<string, ContractObject>(contracts.map(({ name, after }) => [name, after]));
  const findComponents = (name: string): ContractObject => ({
    components: mergeSections(readDocument(name).components, newer.get(name)?.components),
  });
  return new Map(CONTRACT_NAMES.map((name) => [name, newer.get(name) ?? inlineReferences(readDocument(name), findComponents)]));
}

/** Returns the output of the compiler. */
const compile = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (_error, output) => resolve(output),
    );
  });

function parseErrors(output: string, root: string): CompileError[] {
  const errors: CompileError[] = [];
  for (const text of output.split('\n')) {
    const [, file, line, message] = /^(\S+?)\((\d+),\d+\): error (.*)$/.exec(text) ?? [];
    const last = errors.at(-1);
    if (file !== undefined)
      errors.push({ file, line: Number(line), message: message ?? '', sourceLine: readSourceLine(join(root, file), Number(line)) });
    // A line that does not begin a new error continues the previous message.
    else if (last !== undefined) last.message += `\n${text}`;
  }
  return errors;
}

function readSourceLine(path: string, line: number): string {
  return readFileSync(path, 'utf8').split('\n')[line - 1] ?? '';
}
