/** The part of JSON Schema that the schemas of the content use, with their words for the form. */
export type JsonSchema = {
  type?: string | readonly string[];
  /** What the field means; its hint. */
  title?: string;
  /** What is allowed, for "must be …". */
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
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
  'x-label'?: string;
  'x-widget'?: string;
  /** Width divided by height of a picture's place. */
  'x-ratio'?: number;
};
