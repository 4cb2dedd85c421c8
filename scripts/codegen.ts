/**
 * Writes the RTK Query slices in `src/api/generated` from the contracts in `openapi`.
 *
 *   node scripts/codegen.ts           writes the slices
 *   node scripts/codegen.ts --check   writes nothing; exit code 1 and one sentence when a slice is out of date
 */
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

const ROOT = join(import.meta.dirname, '..');
const NAMES = ['cms', 'jobs', 'mail'] as const;

/** Path of the slice of one contract. */
const sliceFile = (name: string): string => join(ROOT, 'src/api/generated', `${name}.ts`);

/** The text of the slice that belongs to the contract `openapi/<name>.yaml`. */
export async function generateSlice(name: (typeof NAMES)[number]): Promise<string> {
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

/** Names of the slices (paths from the project's root) that differ from their contracts. */
export async function staleSlices(): Promise<string[]> {
  const stale: string[] = [];
  for (const name of NAMES) {
    const [wanted, found] = [await generateSlice(name), await readFile(sliceFile(name), 'utf8').catch(() => '')];
    if (wanted !== found) stale.push(relative(ROOT, sliceFile(name)));
  }
  return stale;
}

async function main(check: boolean): Promise<void> {
  if (check) {
    const stale = await staleSlices();
    if (stale.length > 0) {
      console.error(`Out of date with its contract: ${stale.join(', ')}. Run "npm run codegen" and commit the result.`);
      process.exitCode = 1;
    } else console.log('The generated clients match their contracts.');
    return;
  }
  await mkdir(join(ROOT, 'src/api/generated'), { recursive: true });
  for (const name of NAMES) {
    await writeFile(sliceFile(name), await generateSlice(name));
    console.log(`Wrote ${relative(ROOT, sliceFile(name))}.`);
  }
}

if (import.meta.main) await main(process.argv.includes('--check'));
