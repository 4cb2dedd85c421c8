/**
 * Writes the RTK Query slices in `src/api/generated` from the contracts in `openapi`.
 *
 *   node scripts/codegen.ts                    writes the slices
 *   node scripts/codegen.ts --check [folder]   writes nothing; exit code 1 and one sentence when a slice is out of date
 */
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'src/api/generated');
const NAMES = ['cms', 'jobs', 'mail'] as const;

/** The text of the slice that belongs to the contract `openapi/<name>.yaml`. */
async function generateSlice(name: (typeof NAMES)[number]): Promise<string> {
  const text = await generateEndpoints({
    schemaFile: join(ROOT, 'openapi', `${name}.yaml`),
    apiFile: '../baseApi.ts',
    apiImport: 'baseApi',
    exportName: `${name}Slice`,
    tag: true,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    flattenArg: true,
    useUnknown: true,
    mergeReadWriteOnly: true,
    encodePathParams: true,
    prettierConfigFile: join(import.meta.dirname, 'contract/prettier.json'),
  });
  if (typeof text !== 'string') throw new Error(`No code came out of openapi/${name}.yaml.`);
  return `// Generated from openapi/${name}.yaml by \`npm run codegen\`. Do not edit.\n${text}`;
}

/** Paths of the slices in a folder that differ from their contracts. */
async function staleSlices(folder: string): Promise<string[]> {
  const stale: string[] = [];
  for (const name of NAMES) {
    const file = join(folder, `${name}.ts`);
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found !== (await generateSlice(name))) stale.push(relative(ROOT, file));
  }
  return stale;
}

async function check(folder: string): Promise<void> {
  const stale = await staleSlices(folder);
  if (stale.length === 0) return console.log('The generated clients match their contracts.');
  console.error(`Out of date with its contract: ${stale.join(', ')}. Run "npm run codegen" and commit the result.`);
  process.exitCode = 1;
}

async function write(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const name of NAMES) {
    const file = join(FOLDER, `${name}.ts`);
    await writeFile(file, await generateSlice(name));
    console.log(`Wrote ${relative(ROOT, file)}.`);
  }
}

const [mode, folder = FOLDER] = process.argv.slice(2);
try {
  await (mode === '--check' ? check(resolve(folder)) : write());
} catch (error) {
  console.error(`The clients could not be generated: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
