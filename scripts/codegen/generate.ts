import { generateEndpoints } from '@rtk-query/codegen-openapi';
import type { ContractName } from '../../server/platform/contract/load.ts';
import type { ContractObject } from '../contract/documents.ts';
import { config } from './config.ts';
import { generateOperations } from './operations.ts';

/**
 * Generates the two modules of a contract: its endpoints and the types of its operations.
 * @param schemaFile path of the file that `document` was read from
 * @returns the modules' texts by their paths in the project
 */
export async function generateContract(name: ContractName, document: ContractObject, schemaFile: string): Promise<Map<string, string>> {
  const endpoints = await generateEndpoints({ ...config, schemaFile, exportName: `${name}Endpoints` });
  if (typeof endpoints !== 'string') throw new Error(`The code generator returned nothing for openapi/${name}.yaml.`);
  return new Map([
    [`src/api/generated/${name}.ts`, endpoints],
    [`shared/operations/${name}.ts`, await generateOperations(name, document)],
  ]);
}
