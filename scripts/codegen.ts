/**
 * Generates code from the contracts in `openapi`. Each contract gets two files: its RTK Query endpoints in `src/api/generated` and its
 * operation types in `shared/operations`. `src/api/generated/tags.ts` lists the cache tags of all contracts. Also renews the tables
 * of fields in the README of the content, whose schemas are in `server/cms/schemas.ts` and `server/cms/chapter/schema.ts`.
 *
 *   node scripts/codegen.ts                  writes the files that are out of date
 *   node scripts/codegen.ts --check [root]   writes nothing; exit code 1 when a file is out of date
 *                                            `root`: folder with a copy of the contracts and generated files
 *
 * The exit code is also 1 when the code cannot be generated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generateFiles } from './codegen/generate.ts';

const ROOT = join(import.meta.dirname, '..');

async function findStaleFiles(root: string): Promise<[file: string, text: string][]> {
  const stale: [string, string][] = [];
  for (const [file, text] of await generateFiles(root)) {
    const found = await readFile(join(root, file), 'utf8').catch(() => null);
    if (found !== text) stale.push([file, text]);
  }
  return stale;
}

async function check(root: string): Promise<void> {
  const stale = await findStaleFiles(root);
  if (stale.length === 0) return console.log('The generated files match their contracts.');
  console.error(`Out of date with its source: ${stale.map(([file]) => file).join(', ')}. Run "npm run codegen" and commit the result.`);
  process.exitCode = 1;
}

async function write(): Promise<void> {
  for (const [file, text] of await findStaleFiles(ROOT)) {
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
