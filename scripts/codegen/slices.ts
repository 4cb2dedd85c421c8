import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import type { ContractName } from '../../server/contract/load.ts';
import type { Node } from '../contract/documents.ts';
import { subjects } from './subjects.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The RTK Query slices of a contract, which stands in `schemaFile`: their texts by subject. All are injected into the one `baseApi`. */
export async function generateSlices(name: ContractName, document: Node, schemaFile: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [subject, operationIds] of subjects(document)) {
    const text = await generateEndpoints({
      schemaFile,
      apiFile: '../../baseApi.ts',
      apiImport: 'baseApi',
      exportName: `${subject}Slice`,
      filterEndpoints: operationIds,
      tag: true,
      // `src/api/endpoints` exports the hooks, with the models in place of the raw answers.
      hooks: false,
      flattenArg: true,
      useUnknown: true,
      mergeReadWriteOnly: true,
      encodePathParams: true,
      prettierConfigFile: join(ROOT, 'scripts/contract/prettier.json'),
    });
    if (typeof text !== 'string') throw new Error(`No code came out of openapi/${name}.yaml.`);
    texts.set(subject, `// Generated from openapi/${name}.yaml by \`npm run codegen\`. Do not edit.\n${text}`);
  }
  return texts;
}
