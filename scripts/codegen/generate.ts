import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format, resolveConfig } from 'prettier';
import type { ContractName } from '../../server/platform/contract/load.ts';
import { CONTRACT_NAMES, getContractPath, listOperations, readContracts, type ContractObject } from '../contract/documents.ts';
import { renewContentTables } from './contentTables.ts';
import { generateOperations } from './operations.ts';

/** Operations whose response is a file. The browser saves the file (src/api/saveFile.ts) instead of caching the response. */
const DOWNLOADS = new Set(['getFile', 'exportApplicants', 'exportMembers', 'exportPdus', 'downloadOwnData']);

/** Options of `@rtk-query/codegen-openapi`, which writes the modules in `src/api/generated`. */
const config = {
  // All modules add their endpoints to the same API (`createApi`), so a write of one contract can invalidate reads of another.
  apiFile: '../baseApi.ts',
  apiImport: 'baseApi',
  filterEndpoints: (operationId) => !DOWNLOADS.has(operationId),
  // Generates tags for whole subjects. `src/api/endpoints` replaces them with tags for single items and lists.
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
    ['src/api/generated/tags.ts', await generateTagTypes(Object.values(documents))],
    [CONTENT_README, renewContentTables(readFileSync(join(root, CONTENT_README), 'utf8'))],
  ]);
  for (const name of CONTRACT_NAMES) {
    const document = documents[name] ?? {};
    files.set(`src/api/generated/${name}.ts`, await generateClient(name, getContractPath(name, root)));
    files.set(`shared/operations/${name}.ts`, await generateOperations(name, document));
  }
  return files;
}

async function generateClient(name: ContractName, schemaFile: string): Promise<string> {
  const endpoints = await generateEndpoints({ ...config, schemaFile, exportName: `${name}Endpoints` });
  if (typeof endpoints !== 'string') throw new Error(`The code generator returned nothing for openapi/${name}.yaml.`);
  return endpoints;
}

/** Returns the module that lists the cache tags of all contracts, because a write of one contract can invalidate reads of another. */
async function generateTagTypes(documents: readonly ContractObject[]): Promise<string> {
  const tags = documents.flatMap((document) =>
    listOperations(document).flatMap(({ definition }) => (Array.isArray(definition.tags) ? definition.tags.map(String) : [])),
  );
  const text = `// Generated from the operations' tags in openapi/ by \`npm run codegen\`. Do not edit.
export const TAG_TYPES = ${JSON.stringify([...new Set(tags)].toSorted())} as const;`;
  return format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
}
