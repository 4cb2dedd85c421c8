import type { ErrorObject } from 'ajv';
import { schemaCompiler } from './compiler.ts';
import { loadContract, type ContractName } from './load.ts';

/**
 * Holds values to what a contract promises to answer, to prove content right when the server starts.
 * @returns a function of operationId and value: the most telling mistake, or undefined when there is none
 */
export function answerMistakes(name: ContractName): (operationId: string, value: unknown) => ErrorObject | undefined {
  const contract = loadContract(name);
  // The checks run once, at start, so time is better spent on running them than on optimising them.
  const ajv = schemaCompiler({ allErrors: true, code: { optimize: false } }).addSchema(contract.document, name);
  const schemas = new Map(contract.operations.map(({ operationId, answers }) => [operationId, answers['200']]));
  return (operationId, value) => {
    const validate = ajv.getSchema(`${name}#${encodeURI(schemas.get(operationId) ?? '')}`);
    if (!validate) throw new Error(`openapi/${name}.yaml describes no answer of ${operationId}.`);
    return validate(value) ? undefined : tellingMistake(validate.errors ?? []);
  };
}

/** Of the mistakes in all branches of an `anyOf`, the one that lies deepest: the branch that was meant got furthest. */
function tellingMistake(errors: readonly ErrorObject[]): ErrorObject {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const [deepest] = [...errors].filter(({ keyword }) => keyword !== 'anyOf').sort((a, b) => depth(b) - depth(a));
  if (!deepest) throw new Error('No mistake to tell of');
  return deepest;
}
