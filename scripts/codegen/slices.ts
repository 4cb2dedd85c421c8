import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import type { ContractName } from '../../server/contract/load.ts';
import { operations, type Node } from '../contract/documents.ts';
import { subjects } from './subjects.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The calls of a contract that tell who asks, by its `security`, for the browser to send the token with. Those of the job backend all
 * do, which their addresses tell.
 */
function asMember(name: ContractName, document: Node): ReadonlySet<string> {
  const own = operations(document).filter(({ definition }) => Array.isArray(definition.security) && definition.security.length > 0);
  return new Set(name === 'jobs' ? [] : own.map(({ definition }) => String(definition.operationId)));
}

/** Marks the calls of a slice that tell who asks (`asMember` in src/api/transport.ts). */
function marked(text: string, operationIds: readonly string[]): string {
  return operationIds.reduce((slice, id) => {
    const query = new RegExp(`(\\b${id}: build\\.\\w+<\\w+, \\w+>\\(\\{\\s+query: \\(\\w*\\) => \\(\\{)`);
    if (!query.test(slice)) throw new Error(`The generated call ${id} has no query to mark.`);
    return slice.replace(query, '$1 asMember: true,');
  }, text);
}

/** The RTK Query slices of a contract, which stands in `schemaFile`: their texts by subject. All are injected into the one `baseApi`. */
export async function generateSlices(name: ContractName, document: Node, schemaFile: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const members = asMember(name, document);
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
    const slice = marked(
      text,
      operationIds.filter((id) => members.has(id)),
    );
    texts.set(subject, `// Generated from openapi/${name}.yaml by \`npm run codegen\`. Do not edit.\n${slice}`);
  }
  return texts;
}
