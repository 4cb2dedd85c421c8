/** The part of JSON Schema that the schemas of the content use, with their words for the form. */
export type JsonSchema = {
  type?: string | readonly string[];
  /** What the field means. */
  title?: string;
  /** What is allowed, for "must be …"; in the schemas of page texts, what the field means. */
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  minProperties?: number;
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  /** Label of the field, or the name of one entry of a list. */
  'x-label'?: string;
  /** Hint where `title` is for people who write files; '' for none. */
  'x-hint'?: string;
  /** Heading of the group that the field stands in. */
  'x-section'?: string;
  'x-widget'?: string;
  /** Whether a new entry of the list stands at its beginning. */
  'x-newest-first'?: boolean;
  /** Width divided by height of a picture's place. */
  'x-ratio'?: number;
  /** Pixels that a picture's place needs at most. */
  'x-width'?: number;
};

export type FieldKind =
  | 'hidden'
  | 'group'
  | 'list'
  | 'when'
  | 'dates'
  | 'boolean'
  | 'choice'
  | 'picture'
  | 'number'
  | 'figure'
  | 'date'
  | 'email'
  | 'link'
  | 'phone'
  | 'text'
  | 'lines'
  | 'markdown';

/** Length from which a text gets several lines. */
const LONG_TEXT = 120;

const FORMATS = new Map<string, FieldKind>([
  ['picture', 'picture'],
  ['date', 'date'],
  ['email', 'email'],
]);

const TYPES = new Map<string, FieldKind>([
  ['boolean', 'boolean'],
  ['integer', 'number'],
  ['number', 'number'],
]);

const WIDGETS = new Set(['hidden', 'when', 'dates', 'lines', 'markdown', 'phone'] as const);
const isWidget = (word: string | undefined): word is FieldKind => (WIDGETS as ReadonlySet<string | undefined>).has(word);

/** Returns which control a schema gets. What the form does not know is hidden, and so kept as it is. */
export function kindOf(schema: JsonSchema): FieldKind {
  const { type, format, enum: choices, 'x-widget': widget } = schema;
  if (isWidget(widget)) return widget;
  if (choices !== undefined) return 'choice';
  if (schema.properties !== undefined) return 'group';
  if (schema.items !== undefined) return kindOf(schema.items) === 'hidden' ? 'hidden' : 'list';
  if (Array.isArray(type)) return type.includes('number') ? 'figure' : 'hidden';
  if (type !== 'string') return TYPES.get(String(type)) ?? 'hidden';
  const kind = FORMATS.get(format ?? '');
  if (kind !== undefined) return kind;
  if (schema.pattern?.startsWith('^(https?') === true || schema.pattern?.startsWith('^https?') === true) return 'link';
  return (schema.maxLength ?? 0) > LONG_TEXT ? 'lines' : 'text';
}

export interface Property {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** Returns the fields of an object that the form shows. Of alternatives it offers the first. */
export function propertiesOf({ properties = {}, required = [], oneOf }: JsonSchema): Property[] {
  const needed = new Set([...required, ...(oneOf?.[0]?.required ?? [])]);
  return Object.entries(properties).flatMap(([name, schema]) =>
    kindOf(schema) === 'hidden' ? [] : [{ name, schema, required: needed.has(name) }],
  );
}

/** Returns a text with a capital at its beginning. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the name of a field in words: `brief_content` and `briefContent` are "Brief content". */
const nameInWords = (name: string): string =>
  capitalise(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[_-]+/g, ' ')
      .toLowerCase(),
  );

export const labelOf = ({ name, schema }: Pick<Property, 'name' | 'schema'>): string => schema['x-label'] ?? nameInWords(name);

/** Returns the id by which a section of the form is unfolded; undefined for a field above all sections. */
export const sectionIdOf = ({ 'x-section': section }: JsonSchema): string | undefined => section && `section ${section}`;

/** Returns the name of one entry of a list in words within a sentence: `speaker`. */
export const entryLabelOf = ({ items }: JsonSchema): string => items?.['x-label'] ?? 'Entry';

/** Returns the hint of a field, without Markdown; undefined when it would repeat the label. */
export function hintOf(property: Pick<Property, 'name' | 'schema'>): string | undefined {
  const { title, description, 'x-hint': hint } = property.schema;
  const text = (hint ?? title ?? description ?? '').replaceAll('`', '').trim();
  const isEmpty = text === '' || text.replace(/\.$/, '').toLowerCase() === labelOf(property).toLowerCase();
  return isEmpty ? undefined : capitalise(text);
}

/** Returns what is allowed, in the words of the content check; undefined where the schema's description says what the field means. */
export const ruleOf = ({ title, description }: JsonSchema): string | undefined =>
  title === undefined || description === undefined ? undefined : `Must be ${description.replace(/, in quotes$/, '')}`;
