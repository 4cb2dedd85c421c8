import { TypeFlags, type Symbol, type Type, type TypeReference } from 'typescript/unstable/async';
import type { Node } from 'typescript/unstable/ast';
import type { ContractName } from '../../../server/contract/load.ts';
import { operationsFile, sliceFile } from '../../codegen/generate.ts';
import { operationsType } from '../../codegen/operations.ts';
import type { Call, Field } from './change.ts';
import type { Program } from './program.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A name as generated code may spell it: without signs and capitals. */
const bare = (name: string): string => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** Where the generated types declare a field. */
export interface FieldNames {
  /** Its names: among the operations, and in the slice. */
  names: Node[];
  /** It is the only argument of its call, which therefore does not name it. */
  alone: boolean;
}

/** Finds a field in the generated types. */
export async function fieldNames(program: Program, contract: ContractName, call: Call, { root, steps }: Field): Promise<FieldNames> {
  if (root === 'header' || steps.length === 0) return { names: [], alone: false };
  const operation = await step(program, await operationTypes(program, contract), call.operationId);
  const part = await Promise.all(operation.map((symbol) => program.checker.getTypeOfSymbol(symbol)));
  const inOperations = await walk(program, part, [root, ...steps]);
  const kind = root === 'answer' ? 'ApiResponse' : 'ApiArg';
  const type = await declared(program, sliceFile(contract, call.subject), `export type ${capital(call.operationId)}${kind} `);
  const inSlice = await walk(program, type, steps);
  // A body may be one of several arguments.
  const deeper = inSlice.length === 0 && root === 'body' ? await walk(program, await properties(program, type), steps) : [];
  const names = await Promise.all([...inOperations, ...inSlice, ...deeper].map((symbol) => program.declarations(symbol)));
  const alone = (root === 'query' || root === 'params') && type.length > 0 && (await members(type)).length === 0;
  return { names: names.flat(), alone };
}

const operationTypes = (program: Program, contract: ContractName): Promise<Type[]> =>
  declared(program, operationsFile(contract), `interface ${operationsType(contract)} `);

/** The name under which a slice declares an endpoint. */
export async function endpointName(program: Program, contract: ContractName, { operationId, subject }: Call): Promise<Node | undefined> {
  const source = await program.source(sliceFile(contract, subject));
  const at = source === undefined ? -1 : source.text.search(new RegExp(`\\b${operationId}: build\\.`));
  if (source === undefined || at < 0) return undefined;
  const symbol = await program.checker.getSymbolAtPosition(source.fileName, at);
  return symbol && (await program.declarations(symbol))[0];
}

/** The type that a file declares with some words, which end before its name does. */
async function declared(program: Program, file: string, words: string): Promise<Type[]> {
  const source = await program.source(file);
  const at = source?.text.indexOf(words) ?? -1;
  if (source === undefined || at < 0) return [];
  const symbol = await program.checker.getSymbolAtPosition(source.fileName, at + words.length - 2);
  return symbol ? [await program.checker.getDeclaredTypeOfSymbol(symbol)] : [];
}

/** The members of a union, none of them null or undefined; or the type itself. */
async function members(types: readonly (Type | undefined)[]): Promise<Type[]> {
  const found = await Promise.all(
    types.map(async (type) => (type?.isUnionType() ? members(await type.getTypes()) : type === undefined ? [] : [type])),
  );
  return found.flat().filter(({ flags }) => (flags & TypeFlags.Object) !== 0 || (flags & TypeFlags.Intersection) !== 0);
}

async function step({ checker }: Program, types: readonly Type[], name: string): Promise<Symbol[]> {
  const found = await Promise.all(
    (await members(types)).map(async (type) => {
      const exact = await checker.getPropertyOfType(type, name);
      if (exact !== undefined) return exact;
      return (await checker.getPropertiesOfType(type)).find((one) => bare(one.name) === bare(name));
    }),
  );
  return found.filter((symbol) => symbol !== undefined);
}

async function properties({ checker }: Program, types: readonly Type[]): Promise<Type[]> {
  const symbols = await Promise.all((await members(types)).map((type) => checker.getPropertiesOfType(type)));
  const found = await Promise.all(symbols.flat().map((symbol) => checker.getTypeOfSymbol(symbol)));
  return found.filter((type) => type !== undefined);
}

async function items({ checker }: Program, types: readonly Type[]): Promise<Type[]> {
  const found = await Promise.all(
    (await members(types)).map(async (type) => ((await checker.isArrayType(type)) ? checker.getTypeArguments(type as TypeReference) : [])),
  );
  return found.flat();
}

/** Goes a way through types; @returns what declares its last step */
async function walk(program: Program, from: readonly (Type | undefined)[], steps: readonly string[]): Promise<Symbol[]> {
  let types = from.filter((type) => type !== undefined);
  let symbols: Symbol[] = [];
  for (const name of steps) {
    if (name === '[]') {
      types = await items(program, types);
    } else if (name === '*') {
      const infos = await Promise.all((await members(types)).map((type) => program.checker.getIndexInfosOfType(type)));
      types = infos.flat().map(({ valueType }) => valueType);
    } else {
      symbols = await step(program, types, name);
      const found = await Promise.all(symbols.map((symbol) => program.checker.getTypeOfSymbol(symbol)));
      types = found.filter((type) => type !== undefined);
    }
  }
  return symbols;
}
