import type { ErrorObject } from 'ajv';
import { createSchemaCompiler } from './compiler.ts';
import { loadContract, type ContractName } from './load.ts';
import { createPointer } from './pointer.ts';

/** Returns the errors of a value, one for each place, the most specific first. */
type FindErrors = (name: string, value: unknown) => ErrorObject[];

/** Returns a function that validates values against the named schemas of a contract. */
export function createSchemaValidator(contract: ContractName): FindErrors {
  const findErrorsAt = createValidator(contract);
  return (schema, value) => findErrorsAt(createPointer('components', 'schemas', schema), value);
}

/** Returns a function that validates values against the successful responses of a contract, by operationId. */
export function createResponseValidator(contract: ContractName): FindErrors {
  const findErrorsAt = createValidator(contract);
  const schemas = new Map(loadContract(contract).operations.map(({ operationId, responses }) => [operationId, responses['200']]));
  return (operationId, value) => findErrorsAt(schemas.get(operationId) ?? operationId, value);
}

function createValidator(name: ContractName): FindErrors {
  // The validators run once, so optimising their code does not pay.
  const ajv = createSchemaCompiler({ allErrors: true, code: { optimize: false } }).addSchema(loadContract(name).document, name);
  return (pointer, value) => {
    const validate = ajv.getSchema(`${name}#${encodeURI(pointer)}`);
    if (!validate) throw new Error(`openapi/${name}.yaml has no schema ${pointer}.`);
    return validate(value) ? [] : selectRelevantErrors(validate.errors ?? []);
  };
}

/**
 * Selects, of the errors in all branches of an `anyOf`, the deepest, because the intended branch got furthest; all other errors
 * are kept.
 */
function selectRelevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const branches = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath));
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const ownErrors = [...errors].filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if').sort((a, b) => depth(b) - depth(a));
  const findBranch = (error: ErrorObject) => [...branches].find((branch) => `${error.instancePath}/`.startsWith(`${branch}/`));
  const reportedBranches = new Set<string>();
  return ownErrors.filter((error) => {
    const branch = findBranch(error);
    if (branch === undefined) return true;
    const isFirst = !reportedBranches.has(branch);
    reportedBranches.add(branch);
    return isFirst;
  });
}
