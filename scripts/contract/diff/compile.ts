import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateContract } from '../../codegen/generate.ts';
import { ComparisonError, type ContractVersions } from './sources.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Files for TypeScript; the last enables incremental checks. */
const COPIED = ['src', 'server', 'shared', 'scripts', 'test', 'openapi', 'tsconfig.json', 'package.json', '.cache/types.tsbuildinfo'];

export interface Failure {
  file: string;
  line: number;
  message: string;
  code: string;
}

/** Compiles a copy of the project with code from the newer contracts. @throws ComparisonError */
export async function compileWith(contracts: readonly ContractVersions[]): Promise<Failure[]> {
  const copy = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const files = [...COPIED, ...readdirSync(ROOT).filter((file) => file.endsWith('.ts'))];
    for (const file of files.filter((item) => existsSync(join(ROOT, item))))
      cpSync(join(ROOT, file), join(copy, file), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    for (const { name, after } of contracts) {
      const schemaFile = join(copy, `openapi/${name}.json`);
      writeFileSync(schemaFile, JSON.stringify(after));
      for (const [file, text] of await generateContract(name, after, schemaFile)) writeFileSync(join(copy, file), text);
      rmSync(schemaFile);
    }
    return parseFailures(await compile(copy));
  } catch (error) {
    throw new ComparisonError(`The newer version is not valid: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const compile = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (_error, output) => resolve(output),
    );
  });

function parseFailures(output: string): Failure[] {
  const failures: Failure[] = [];
  for (const text of output.split('\n')) {
    const [, file, line, message] = /^(\S+?)\((\d+),\d+\): error (.*)$/.exec(text) ?? [];
    const last = failures.at(-1);
    if (file !== undefined) failures.push({ file, line: Number(line), message: message ?? '', code: readLine(file, Number(line)) });
    else if (last !== undefined) last.message += `\n${text}`;
  }
  return failures;
}

function readLine(file: string, line: number): string {
  const found = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1] : undefined;
  return found ?? '';
}
