import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format, resolveConfig } from 'prettier';
import { CONTRACT_NAMES, readContract, type ContractName } from '../../server/platform/contract/load.ts';
import { readContracts, type ContractObject } from '../contract/documents.ts';
import { renewContentTables } from './contentTables.ts';
import { generateOperations } from './operations.ts';

/** Operations whose response is a file. The browser saves the file (src/api/saveFile.ts) instead of caching the response. */
const DOWNLOADS = new Set(['getFile', 'exportApplicants', 'exportMembers', 'exportPdus', 'exportGuests', 'downloadOwnData']);

/** Options of `@rtk-query/codegen-openapi`, which writes the modules in `src/api/generated`. */
const config = {
  // All modules add their endpoints to the same API (`createApi`), so a write of one contract can invalidate reads of another.
  apiFile: '../baseApi.ts',
  apiImport: 'baseApi',
  filterEndpoints: (operationId) => !DOWNLOADS.has(operationId),
  // Generates tags for whole subjects. `src/api/endpoints` adds those of single items and lists where these matter (docs/api.md).
  tag: true,
  // `src/api/endpoints` exports the hooks, whose results are models.
  hooks: false,
  flattenArg: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
  encodePathParams: true,
  prettierConfigFile: join(import.meta.dirname, '../../.prettierrc.json'),
} satisfies Partial<Parameters<typeof generateEndpoints>[0]>;

const CONTENT_README = 'server/content/README.md';

/**
 * Generates every file that is derived from the contracts, or from the schemas of the content.
 * @param root folder of the project, or of a copy
 * @returns the files' texts by their paths in the project
 */
export async function generateFiles(root: string): Promise<Map<string, string>> {
  const documents = readContracts(root);
  const files = new Map([
    ['src/api/generated/tags.ts', await generateTags(documents)],
    [CONTENT_README, renewContentTables(readFileSync(join(root, CONTENT_README), 'utf8'))],
  ]);
  for (const name of CONTRACT_NAMES) {
    const document = documents[name] ?? {};
    files.set(`src/api/generated/${name}.ts`, await generateClient(name, document));
    files.set(`shared/operations/${name}.ts`, await generateOperations(name, document));
  }
  return files;
}

async function generateClient(name: ContractName, document: ContractObject): Promise<string> {
  // The generator reads a file, and gives types no names when they are in another one.
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    const schemaFile = join(folder, `${name}.json`);
    writeFileSync(schemaFile, JSON.stringify(document));
    const endpoints = await generateEndpoints({ ...config, schemaFile, exportName: `${name}Endpoints` });
    if (typeof endpoints !== 'string') throw new Error(`The code generator returned nothing for openapi/${name}.yaml.`);
    return endpoints;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the module that lists the cache tags of all contracts, because a write of one contract can invalidate reads of another. */
async function generateTags(documents: Readonly<Record<string, ContractObject>>): Promise<string> {
  const operations = Object.entries(documents).flatMap(([name, document]) => readContract(name, document).operations);
  const sessionReads = operations.filter(({ method, security }) => method === 'GET' && security !== 'none');
  const listTags = (tagged: typeof operations): string => JSON.stringify([...new Set(tagged.map(({ tag }) => tag))].toSorted());
  const text = `// Generated from the operations' tags in openapi/ by \`npm run codegen\`. Do not edit.
export const TAG_TYPES = ${listTags(operations)} as const;

/** Tags of responses that depend on the caller. */
export const SESSION_TAGS = ${listTags(sessionReads)} as const;`;
  return format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
}
