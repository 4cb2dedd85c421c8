import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import type { ContractName } from '../../server/contract/load.ts';
import { operations, type Node } from '../contract/documents.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The operations of a contract by subject, so that a page loads the endpoints of its subject only. The subject is the
 * operation's first tag, unless `x-subject` says otherwise.
 */
export function subjects(document: Node): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { definition } of operations(document)) {
    const subject = subjectOf(definition);
    found.set(subject, [...(found.get(subject) ?? []), String(definition.operationId)]);
  }
  return found;
}

/** Subject of an operation, which is the name of its slice. */
export function subjectOf(definition: Node): string {
  const tag = Array.isArray(definition.tags) ? String(definition.tags[0]) : 'other';
  return typeof definition['x-subject'] === 'string' ? definition['x-subject'] : lowerFirst(tag);
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

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
