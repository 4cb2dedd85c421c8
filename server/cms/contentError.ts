import { fieldName } from '../contract/pointer.ts';

/** A place in a content file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Where in the content a value was read. */
export interface Place {
  /** Its file, from the content folder. */
  file: string;
  /** Its number in a file that is a list, from 1. */
  entry?: number;
  /** Where a field stands, by its JSON pointer; what is not there is where the value around it begins. With `name`, that name itself. */
  at?: (pointer: string, name?: string) => Position;
}

/** A mistake in the chapter's content. */
export interface Mistake {
  file: string;
  position?: Position;
  entry?: number;
  /** One sentence, which follows the place and a colon. */
  sentence: string;
}

/** A place as people and editors read it: `events/4101-x.md:5:3`, `directors.yaml:21:3, entry 4`. */
export const formatPlace = ({ file, position, entry }: Omit<Mistake, 'sentence'>): string =>
  `${file}${position === undefined ? '' : `:${position.line}:${position.column}`}${entry === undefined ? '' : `, entry ${entry}`}`;

/** What ends a line, steers a terminal or turns the direction of text. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A mistake as people read it: its place, a colon, one sentence. What it repeats of the content is text in a terminal, too. */
export const formatMistake = (mistake: Mistake): string =>
  `${formatPlace(mistake)}: ${mistake.sentence}`.replace(CONTROL_CHARACTERS, '\uFFFD');

/** The mistakes that are found while content is read, so that all of them can be told at once. */
export class Mistakes {
  readonly #list: Mistake[] = [];

  /** Notes a mistake. @param pointer of the field that it is about; its place is told */
  add({ file, entry, at }: Place, sentence: string, pointer = '', name?: string): void {
    const position = at?.(pointer, name);
    this.#list.push({ file, ...(position && { position }), ...(entry === undefined ? {} : { entry }), sentence });
  }

  /** Notes what a schema found. */
  addFrom(place: Place, mistake: SchemaMistake): void {
    const { additionalProperty } = mistake.params;
    const name = typeof additionalProperty === 'string' ? additionalProperty : undefined;
    this.add(place, describeSchemaMistake(mistake), mistake.instancePath, name);
  }

  get none(): boolean {
    return this.#list.length === 0;
  }

  /** All of them by file, line and column; what was noted twice once. */
  get sorted(): Mistake[] {
    const unique = [...new Map(this.#list.map((mistake) => [formatMistake(mistake), mistake])).values()];
    // What is missing as a whole comes first: other mistakes may follow from it.
    const order = ({ position }: Mistake): number => (position?.line ?? 0) * 10_000 + (position?.column ?? 0);
    const whole = ({ position }: Mistake): number => (position === undefined ? 0 : 1);
    return unique.sort((one, other) => whole(one) - whole(other) || one.file.localeCompare(other.file) || order(one) - order(other));
  }

  /** @throws ContentError when there are any. @param folder that their files are named from */
  throwAny(folder: string): void {
    if (!this.none) throw new ContentError(folder, this.sorted);
  }
}

/**
 * Mistakes in the chapter's content files. The message is one sentence that names the file and the field of the first,
 * because it is what the person who edited the file sees when the server refuses to start.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly mistakes: readonly Mistake[];

  /** @param folder that the files are named from, as a reader knows it */
  constructor(folder: string, mistakes: readonly Mistake[]) {
    const [first, ...more] = mistakes;
    const all = more.length === 0 ? '' : ` (${more.length} more: \`npm run content:check\` tells all.)`;
    super(`${folder}${first === undefined ? '' : formatMistake({ ...first, file: first.file && `/${first.file}` })}${all}`);
    this.mistakes = mistakes;
  }
}

/** The shape of an ajv error, as far as a sentence needs it. */
export interface SchemaMistake {
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/** What a value has to be, by the word that schemas have for it. */
const TYPES: Readonly<Record<string, string>> = {
  object: 'must be fields, each a name, a colon and a value',
  array: 'must be a list, each entry beginning with "- "',
  string: 'must be a text, in quotes when it is a number',
  integer: 'must be a whole number',
  number: 'must be a number',
  boolean: 'must be true or false',
};

/** One sentence for a mistake found by a schema. */
function describeSchemaMistake(mistake: SchemaMistake): string {
  const { missingProperty, additionalProperty, allowedValues, type } = mistake.params;
  if (typeof missingProperty === 'string') return `the field "${fieldName(mistake.instancePath, missingProperty)}" is missing.`;
  if (typeof additionalProperty === 'string') {
    return `the field "${fieldName(mistake.instancePath, additionalProperty)}" is not known here; is it spelt right?`;
  }
  const field = fieldName(mistake.instancePath);
  const plain = typeof type === 'string' && mistake.message === `must be ${type}` ? TYPES[type] : undefined;
  const allowed = Array.isArray(allowedValues) ? ` (${allowedValues.join(', ')})` : '';
  return `${field === '' ? 'the whole entry' : `the field "${field}"`} ${plain ?? mistake.message ?? 'is not valid'}${allowed}.`;
}
