/**
 * Writes what is generated from the contracts in `openapi`: the RTK Query slices in `src/api/generated`, one a subject,
 * and the operation types in `shared/operations`.
 *
 *   node scripts/codegen.ts                  writes the files, and removes those that belong to no operation any more
 *   node scripts/codegen.ts --check [root]   writes nothing; exit code 1 and one sentence when a file is out of date.
 *                                            `root`: a copy of the project's contracts and generated files
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { GENERATED, generateContract } from './codegen/generate.ts';
import { CONTRACT_NAMES, contractFile, readContracts } from './contract/documents.ts';

const ROOT = join(import.meta.dirname, '..');

/** All files that are generated from the contracts of a folder: their texts by their paths in the project. */
async function generate(root: string): Promise<Map<string, string>> {
  const documents = readContracts(root);
  const files = new Map<string, string>();
  for (const name of CONTRACT_NAMES) {
    for (const [file, text] of await generateContract(name, documents[name] ?? {}, contractFile(name, root))) files.set(file, text);
  }
  return files;
}

/** Files of the generated folders that nothing generates any more. */
const leftOver = (root: string, files: ReadonlyMap<string, string>): string[] =>
  globSync(
    GENERATED.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  ).filter((file) => !files.has(file));

async function check(root: string): Promise<void> {
  const files = await generate(root);
  const stale = leftOver(root, files);
  for (const [file, text] of files) {
    const found = await readFile(join(root, file), 'utf8').catch(() => null);
    if (found !== text) stale.push(file);
  }
  if (stale.length === 0) return console.log('The generated files match their contracts.');
  console.error(`Out of date with its contract: ${stale.join(', ')}. Run "npm run codegen" and commit the result.`);
  process.exitCode = 1;
}

async function write(): Promise<void> {
  const files = await generate(ROOT);
  for (const file of leftOver(ROOT, files)) {
    await rm(join(ROOT, file));
    console.log(`Removed ${file}.`);
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(ROOT, file)), { recursive: true });
    await writeFile(join(ROOT, file), text);
    console.log(`Wrote ${file}.`);
  }
}

const [mode, root = ROOT] = process.argv.slice(2);
try {
  await (mode === '--check' ? check(resolve(root)) : write());
} catch (error) {
  console.error(`The files could not be generated: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
