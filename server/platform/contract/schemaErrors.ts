import type { ErrorObject } from 'ajv';
import { createSchemaCompiler } from './compiler.ts';
import { loadContract, type ContractName } from './load.ts';
import { createPointer } from './pointer.ts';

/**
 * Returns the errors of a value, the deepest first.
 * @param schemaKey depending on the function: a schema's name, a schema's JSON pointer, or an operationId
 * @throws Error when there is no such schema
 */
type FindErrors = (schemaKey: string, value: unknown) => ErrorObject[];

/** Returns a function that validates values against the schemas of a contract by their names in `components`. */
export function createSchemaValidator(contract: ContractName): FindErrors {
  const findErrorsAt = getValidator(contract);
  return (schemaName, value) => findErrorsAt(createPointer('components', 'schemas', schemaName), value);
}

/** Returns a function that validates values against the successful responses of a contract, by operationId. */
export function createResponseValidator(contract: ContractName): FindErrors {
  const findErrorsAt = getValidator(contract);
  const schemas = new Map(loadContract(contract).operations.map(({ operationId, responses }) => [operationId, responses['200']]));
  return (operationId, value) => findErrorsAt(schemas.get(operationId) ?? operationId, value);
}

/** Compiled validators: a save and a preview of content use them again, and compiling takes half the time of a check. */
const validators = new Map<ContractName, FindErrors>();

/** Returns a function that validates values against the schemas of a contract by JSON pointer. */
function getValidator(name: ContractName): FindErrors {
  const known = validators.get(name);
  if (known !== undefined) return known;
  // The validators run only when content is read, so optimising their code does not pay.
  const ajv = createSchemaCompiler({ allErrors: true, verbose: true, code: { optimize: false } }).addSchema(
    loadContract(name).document,
    name,
  );
  const findErrors: FindErrors = (pointer, value) => {
    const validate = ajv.getSchema(`${name}#${encodeURI(pointer)}`);
    if (!validate) throw new Error(`openapi/${name}.yaml has no schema ${pointer}.`);
    return validate(value) ? [] : selectRelevantErrors(validate.errors ?? []);
  };
  validators.set(name, findErrors);
  return findErrors;
}

/**
 * Keeps only the deepest error inside each `anyOf`, because that error is probably in the intended branch. Keeps all errors outside.
 */
function selectRelevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const anyOfPaths = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath));
  const getDepth = (error: ErrorObject) => error.instancePath.split('/').length;
  const ownErrors = [...errors].filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if').sort((a, b) => getDepth(b) - getDepth(a));
  const findAnyOfPath = (error: ErrorObject) => [...anyOfPaths].find((path) => `${error.instancePath}/`.startsWith(`${path}/`));
  const reportedPaths = new Set<string>();
  return ownErrors.filter((error) => {
    const anyOfPath = findAnyOfPath(error);
    if (anyOfPath === undefined) return true;
    // An error in an inner `anyOf` is one of the outer one, too.
    const isFirst = ![...reportedPaths].some((path) => `${path}/`.startsWith(`${anyOfPath}/`));
    reportedPaths.add(anyOfPath);
    return isFirst;
  });
}
