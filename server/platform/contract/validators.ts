import type { ErrorObject } from 'ajv';
import type { Ajv2020, Options, ValidateFunction } from 'ajv/dist/2020.js';
import { HttpError } from '../security/httpError.ts';
import { createSchemaCompiler } from './compiler.ts';
import type { Contract, Operation, Parameter } from './load.ts';
import { splitPointer, resolvePointer } from './pointer.ts';
import { describeSchemaError } from './sentences.ts';

/** Validates a value; in parameters and forms, also coerces text in place. Throws HttpError 400 with a message for the user. */
export type Check = (value: unknown) => void;

/** Validators of a contract, compiled at first use to keep the start fast. */
export interface Validators {
  /** Returns the check of path or query parameters, which coerces text; undefined when the operation has no such parameters. */
  getParametersCheck(operation: Operation, location: Parameter['location']): Check | undefined;
  /** Returns the check of a JSON body, which coerces nothing. */
  getJsonCheck(schemaPointer: string): Check;
  /** Returns the check of form fields, which coerces text and accepts a single value in place of a list. */
  getFormCheck(schemaPointer: string): Check;
  /** Describes how a response violates the contract; undefined when valid. */
  describeResponseProblem(schemaPointer: string, response: unknown): string | undefined;
}

const validatorsByContract = new WeakMap<Contract, Validators>();

/** Returns the validators of a contract, created once per process. */
export function getValidators(contract: Contract): Validators {
  const validators = validatorsByContract.get(contract) ?? createValidators(contract);
  validatorsByContract.set(contract, validators);
  return validators;
}

function createValidators(contract: Contract): Validators {
  const id = `contract:${contract.name}`;
  const createAjv = (options: Options): Ajv2020 =>
    createSchemaCompiler({ verbose: true, ...options }).addSchema({ ...contract.document, $id: id });
  const strictAjv = createAjv({});
  const coercingAjv = createAjv({ coerceTypes: 'array', useDefaults: true });
  const reference = (schemaPointer: string): object => ({ $ref: `${id}#${encodeURI(schemaPointer)}` });
  const withDefault = (schemaPointer: string): object => {
    const { value } = resolvePointer(contract.document, schemaPointer);
    return value.default === undefined ? reference(schemaPointer) : { ...reference(schemaPointer), default: value.default };
  };
  const validatorsByKey = new Map<string, ValidateFunction>();
  const compile = (ajv: Ajv2020, key: string, createSchema: () => object): ValidateFunction => {
    const validate = validatorsByKey.get(key) ?? ajv.compile(createSchema());
    validatorsByKey.set(key, validate);
    return validate;
  };

  /** @param namesField whether the error names the invalid field, so that the form can show the message there */
  const createCheck =
    (getValidator: () => ValidateFunction, subject: string, { namesField = false } = {}): Check =>
    (value) => {
      const validate = getValidator();
      if (containsNul(value)) throw new HttpError(400, `${subject} holds a character that is not allowed`);
      if (validate(value)) return;
      const mistake = validate.errors?.at(-1);
      const field = namesField && mistake ? findField(mistake) : undefined;
      throw new HttpError(400, mistake ? describeSchemaError(mistake, subject) : `${subject} is not valid`, {}, undefined, field);
    };

  return {
    getParametersCheck(operation, location) {
      const parameters = operation.parameters.filter((parameter) => parameter.location === location);
      if (parameters.length === 0) return undefined;
      const createSchema = () => ({
        type: 'object',
        properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, withDefault(parameter.schema)])),
        required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      });
      return createCheck(() => compile(coercingAjv, `${operation.operationId} ${location}`, createSchema), 'The address');
    },
    getJsonCheck: (schemaPointer) =>
      createCheck(() => compile(strictAjv, `json ${schemaPointer}`, () => reference(schemaPointer)), 'The body'),
    getFormCheck: (schemaPointer) =>
      createCheck(() => compile(coercingAjv, `form ${schemaPointer}`, () => reference(schemaPointer)), 'The form', { namesField: true }),
    describeResponseProblem(schemaPointer, response) {
      const validate = compile(strictAjv, `json ${schemaPointer}`, () => reference(schemaPointer));
      if (validate(response)) return undefined;
      const mistake = validate.errors?.at(-1);
      return mistake ? describeSchemaError(mistake, 'the response') : 'the response is not valid';
    },
  };
}

/** Returns the name of the form's field that is invalid or missing. */
const findField = ({ instancePath, params }: ErrorObject): string | undefined =>
  splitPointer(instancePath)[0] ?? (params as { missingProperty?: string }).missingProperty;

/** Returns whether any text contains NUL, which databases truncate or refuse. */
function containsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || depth > 20) return false;
  return Object.entries(value).some(([name, item]) => name.includes('\0') || containsNul(item, depth + 1));
}
