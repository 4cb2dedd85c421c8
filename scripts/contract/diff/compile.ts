import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateContract } from '../../codegen/generate.ts';
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

/**
 * Generates code from the newer contracts in a copy of the project, compiles the copy, and returns the compiler's errors.
 * @throws ComparisonError when no code can be generated
 */
export async function compileWithNewer(contracts: readonly ContractVersions[]): Promise<CompileError[]> {
  const copy = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const files = [...COPIED_FILES, ...readdirSync(ROOT).filter((file) => file.endsWith('.ts'))];
    for (const file of files.filter((item) => existsSync(join(ROOT, item))))
      cpSync(join(ROOT, file), join(copy, file), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    for (const { name, after } of contracts) {
      const schemaFile = join(copy, `openapi/${name}.json`);
      writeFileSync(schemaFile, JSON.stringify(after));
      for (const [file, text] of await generateContract(name, after, schemaFile)) writeFileSync(join(copy, file), text);
      rmSync(schemaFile);
    }
    return parseErrors(await compile(copy));
  } catch (error) {
    throw new ComparisonError(`The newer version is not valid: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
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

function parseErrors(output: string): CompileError[] {
  const errors: CompileError[] = [];
  for (const text of output.split('\n')) {
    const [, file, line, message] = /^(\S+?)\((\d+),\d+\): error (.*)$/.exec(text) ?? [];
    const last = errors.at(-1);
    if (file !== undefined)
      errors.push({ file, line: Number(line), message: message ?? '', sourceLine: readSourceLine(file, Number(line)) });
    // A line that does not begin a new error continues the previous message.
    else if (last !== undefined) last.message += `\n${text}`;
  }
  return errors;
}

/** Returns a line of a file; an empty string for files that exist only in the copy. */
function readSourceLine(file: string, line: number): string {
  const lines = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8').split('\n') : [];
  return lines[line - 1] ?? '';
}
