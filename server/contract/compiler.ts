import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';

/** Ajv as every check of a contract uses it: OpenAPI's own keywords (`x-extension`, `example`) pass, the formats are known. */
export function schemaCompiler(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, ...options });
  formatsPlugin.default(ajv);
  return ajv;
}
