import { array, bool, mixed, object, string, type AnyObject, type ObjectSchema, type Schema, type StringSchema } from 'yup';
import { isEmailAddress } from '../../../../shared/addresses.ts';
import { parseIsoDay } from '../../../../shared/days.ts';
import { characterCount } from '../../../lib/text.ts';
import type { FormGroup } from './formValue.ts';
import { kindOf, propertiesOf, ruleOf, type FieldKind, type JsonSchema } from './jsonSchema.ts';

/** What is asked for when a required field is empty. */
const MISSING = new Map<FieldKind, string>([
  ['choice', 'Please choose one'],
  ['picture', 'Please choose a picture'],
  ['when', 'Please enter the day'],
  ['date', 'Please enter the day'],
]);

const missingText = (kind: FieldKind): string => MISSING.get(kind) ?? 'Please fill in this field';

/** Returns whether an empty text is refused where the field is required. */
const refusesEmpty = ({ type, minLength = 0, pattern, format, enum: choices }: JsonSchema): boolean =>
  type !== 'string' || minLength > 0 || pattern !== undefined || format !== undefined || choices !== undefined;

function isNumberInRange(text: string, { type, minimum = -Infinity, maximum = Infinity, multipleOf = 1 }: JsonSchema): boolean {
  const value = Number(text);
  const step = type === 'number' ? multipleOf : 1;
  return value >= minimum && value <= maximum && (Number.isInteger(value / step) || (type === 'number' && multipleOf === 1));
}

/** Tests of one kind of text: what it must be without a rule in the schema, and whether a text is so. */
const TEXT_TESTS = new Map<FieldKind, [rule: string, test: (text: string, schema: JsonSchema) => boolean]>([
  ['email', ['Must be an e-mail address', isEmailAddress]],
  ['date', ['Must be a valid date', (text) => parseIsoDay(text) !== null]],
  ['number', ['Must be a number', isNumberInRange]],
  ['figure', ['Must be a number or a text', (text, schema) => !/^\d+$/.test(text) || isNumberInRange(text, { ...schema, type: 'number' })]],
]);

/** Tests a filled text against the limits of its schema. */
function describeWrongText(text: string, schema: JsonSchema): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  const rule = ruleOf(schema);
  const [defaultRule, test] = TEXT_TESTS.get(kindOf(schema)) ?? [];
  if (schema.enum !== undefined && !schema.enum.includes(text)) return missingText('choice');
  if (test?.(text, schema) === false) return rule ?? defaultRule;
  const count = characterCount(text);
  if (count > maxLength) return rule ?? `Must have at most ${maxLength} characters; it has ${count}`;
  if (count < minLength) return rule ?? `Must have at least ${minLength} characters; it has ${count}`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return rule ?? 'Must have the usual form';
  return undefined;
}

function createTextSchema(schema: JsonSchema, required: boolean): StringSchema {
  const text = string()
    .trim()
    .test('content', (value, { createError }) => {
      const message = value === undefined || value === '' ? undefined : describeWrongText(value, schema);
      return message === undefined || createError({ message });
    });
  return required && refusesEmpty(schema) ? text.required(missingText(kindOf(schema))) : text;
}

const createDaysSchema = (required: boolean) =>
  object({
    first: required ? string().required(missingText('when')) : string(),
    last: string().test('order', 'Must not be before the first day', (last, { parent }: { parent: { first?: string } }) =>
      last === undefined || last === '' ? true : parent.first === undefined || last >= parent.first,
    ),
  });

function createListSchema({ items = {}, minItems = 0, maxItems = Infinity }: JsonSchema, required: boolean): Schema {
  const list = array().of(object({ value: createSchema(items, true) }));
  const tooFew = minItems === 1 ? 'Please add an entry' : `Please add entries: at least ${minItems} are needed`;
  return list
    .test('least', tooFew, (entries = []) => entries.length >= minItems || (entries.length === 0 && !required))
    .test('most', `Please remove entries: at most ${maxItems} have room`, (entries = []) => entries.length <= maxItems);
}

function createSchema(schema: JsonSchema, required: boolean): Schema {
  switch (kindOf(schema)) {
    case 'group':
      return createGroupSchema(schema).nullable();
    case 'list':
      return createListSchema(schema, required);
    case 'when':
      return createDaysSchema(required);
    case 'boolean':
      return bool();
    case 'hidden':
      return mixed();
    default:
      return createTextSchema(schema, required);
  }
}

const createGroupSchema = (schema: JsonSchema): ObjectSchema<AnyObject> =>
  object(Object.fromEntries(propertiesOf(schema).map(({ name, schema: field, required }) => [name, createSchema(field, required)])));

/** Creates the schema of the form's values: what can be told before the server checks the content. */
export const createFormSchema = (schema: JsonSchema): ObjectSchema<FormGroup> => createGroupSchema(schema) as ObjectSchema<FormGroup>;
