import type { ErrorObject } from 'ajv';
import { schemaCompiler } from './compiler.ts';
import { loadContract, type ContractName } from './load.ts';

/**
 * Holds values to what a contract promises to answer, to prove content right.
 * @returns a function of operationId and value: its mistakes, one a place, the most telling first
 */
export function answerMistakes(name: ContractName): (operationId: string, value: unknown) => ErrorObject[] {
  const contract = loadContract(name);
  // The checks run once, at start, so time is better spent on running them than on optimising them.
  const ajv = schemaCompiler({ allErrors: true, code: { optimize: false } }).addSchema(contract.document, name);
  const schemas = new Map(contract.operations.map(({ operationId, answers }) => [operationId, answers['200']]));
  return (operationId, value) => {
    const validate = ajv.getSchema(`${name}#${encodeURI(schemas.get(operationId) ?? '')}`);
    if (!validate) throw new Error(`openapi/${name}.yaml describes no answer of ${operationId}.`);
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
  const plain = [...errors].filter(({ keyword }) => keyword !== 'anyOf').sort((a, b) => depth(b) - depth(a));
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
