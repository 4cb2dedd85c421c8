import type { ContractName } from '../../server/contract/load.ts';
import type { Node } from '../contract/documents.ts';
import { generateOperations } from './operations.ts';
import { generateSlices } from './slices.ts';

/** Everything in these folders is generated. */
export const GENERATED = ['src/api/generated', 'shared/operations'] as const;

/** Where the types of a contract's operations stand in the project. */
export const operationsFile = (name: ContractName): string => `shared/operations/${name}.ts`;

/** Where the slice of a subject stands in the project. */
export const sliceFile = (name: ContractName, subject: string): string => `src/api/generated/${name}/${subject}.ts`;

/** All that is generated from a contract, which stands in `file`: texts by their paths in the project. */
export async function generateContract(name: ContractName, document: Node, file: string): Promise<Map<string, string>> {
  const files = new Map([[operationsFile(name), await generateOperations(name, document)]]);
  for (const [subject, text] of await generateSlices(name, document, file)) files.set(sliceFile(name, subject), text);
  return files;
}
