import { generateEndpoints } from '@rtk-query/codegen-openapi';
import type { ContractName } from '../../server/contract/load.ts';
import type { ContractObject } from '../contract/documents.ts';
import { config } from './config.ts';
import { generateOperations } from './operations.ts';

/** The folders that hold generated files only. */
export const GENERATED = ['src/api/generated', 'shared/operations'] as const;

/** Path of the module with a contract's endpoints. */
export const endpointsFile = (name: ContractName): string => `src/api/generated/${name}.ts`;

/** Path of the types of a contract's operations. */
export const operationsFile = (name: ContractName): string => `shared/operations/${name}.ts`;

/**
 * Generates the files of a contract.
 * @param schemaFile the contract's file, which `document` was read from
 * @returns text by path
 */
export async function generateContract(name: ContractName, document: ContractObject, schemaFile: string): Promise<Map<string, string>> {
  const endpoints = await generateEndpoints({ ...config, schemaFile, exportName: `${name}Endpoints` });
  if (typeof endpoints !== 'string') throw new Error(`The code generator returned nothing for openapi/${name}.yaml.`);
  return new Map([
    [endpointsFile(name), endpoints],
    [operationsFile(name), await generateOperations(name, document)],
  ]);
}
