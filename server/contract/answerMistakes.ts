import type { ErrorObject } from 'ajv';
import { schemaCompiler } from './compiler.ts';
import { loadContract, type ContractName } from './load.ts';
import { pointer } from './pointer.ts';

/** Returns the mistakes of a value, one for each place, the most specific first. */
type MistakesIn = (name: string, value: unknown) => ErrorObject[];

/** Returns a function that validates values against the named schemas of a contract. */
export function schemaMistakes(contract: ContractName): MistakesIn {
  const mistakesAt = validator(contract);
  return (schema, value) => mistakesAt(pointer('components', 'schemas', schema), value);
}

/** Returns a function that validates values against the successful responses of a contract, by operationId. */
export function answerMistakes(contract: ContractName): MistakesIn {
  const mistakesAt = validator(contract);
  const schemas = new Map(loadContract(contract).operations.map(({ operationId, answers }) => [operationId, answers['200']]));
  return (operationId, value) => mistakesAt(schemas.get(operationId) ?? operationId, value);
}

/** Validates against the schema at a JSON pointer. */
function validator(name: ContractName): MistakesIn {
  // The checks run once, at start, so time is better spent on running them than on optimising them.
  const ajv = schemaCompiler({ allErrors: true, code: { optimize: false } }).addSchema(loadContract(name).document, name);
  return (place, value) => {
    const validate = ajv.getSchema(`${name}#${encodeURI(place)}`);
    if (!validate) throw new Error(`openapi/${name}.yaml has no schema ${place}.`);
    return validate(value) ? [] : tellingMistakes(validate.errors ?? []);
  };
}

/**
 * Of the mistakes in all branches of an `anyOf`, the ones that lie deepest: the branch that was meant got furthest. Everywhere else
 * each counts.
 */
function tellingMistakes(errors: readonly ErrorObject[]): ErrorObject[] {
  const branches = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath));
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const plain = [...errors].filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if').sort((a, b) => depth(b) - depth(a));
  const branchOf = (error: ErrorObject) => [...branches].find((branch) => `${error.instancePath}/`.startsWith(`${branch}/`));
  const told = new Set<string>();
  return plain.filter((error) => {
    const branch = branchOf(error);
    if (branch === undefined) return true;
    const first = !told.has(branch);
    told.add(branch);
    return first;
  });
}
