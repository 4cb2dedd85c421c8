import { createPointer, formatFieldName, isRecord } from '../platform/contract/pointer.ts';
import { findNearestName } from '../platform/lib/editDistance.ts';

/** Position in a content file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A content file, or an entry of one. */
export interface Place {
  file: string;
  /** Index in a list file, from 1. */
  entry?: number;
  /** Returns the position of the field at a JSON pointer or of its nearest existing parent; with `name`, the position of that key in it. */
  locate?: (pointer: string, name?: string) => Position;
}

/** A mistake in the content, for the editor. */
export interface Mistake {
  file: string;
  position?: Position;
  entry?: number;
  /**
   * JSON pointer of the field in the value of the file: `/speakers/0/name`, in a list file `/entries/3/name`; also of a missing and of an
   * unknown field. Empty when the mistake is in no single field.
   */
  pointer: string;
  /** Sentence that follows the place and a colon. */
  message: string;
}

/** Formats a place: `events/4101-x.md:5:3`, `directors.yaml:21:3, entry 4`. */
export const formatPlace = ({ file, position, entry }: Omit<Mistake, 'message' | 'pointer'>): string =>
  `${file}${position === undefined ? '' : `:${position.line}:${position.column}`}${entry === undefined ? '' : `, entry ${entry}`}`;

/** Line ends, control characters and bidirectional overrides. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Formats a mistake as place, colon, sentence, with control characters replaced. */
export const formatMistake = (mistake: Mistake): string =>
  `${formatPlace(mistake)}: ${mistake.message}`.replace(CONTROL_CHARACTERS, '\uFFFD');

/** Returns the message for somebody who sees it at its field, without the field's name: `is missing.` */
export const formatMistakeAtField = ({ message }: Pick<Mistake, 'message'>): string =>
  message.replace(/^the (field "[^"]*"|[a-z ]+, the text below the fields,) /, '').replace(CONTROL_CHARACTERS, '\uFFFD');

/** Collects mistakes, so that all are reported at once. */
export class Mistakes {
  readonly #list: Mistake[] = [];

  /**
   * Records a mistake.
   * @param pointer JSON pointer of the field in the entry; empty: the whole entry
   * @param name key in that field that is meant
   */
  add({ file, entry, locate }: Place, message: string, pointer = '', name?: string): void {
    const position = locate?.(pointer, name);
    const entryPointer = entry === undefined ? '' : createPointer('entries', String(entry - 1));
    const fullPointer = `${entryPointer}${pointer}${name === undefined ? '' : createPointer(name)}`;
    this.#list.push({ file, ...(position && { position }), ...(entry === undefined ? {} : { entry }), pointer: fullPointer, message });
  }

  /** Records the violations of a schema by one entry. A field whose name is misspelt is one mistake: it is not missing, too. */
  addSchemaMistakes(origin: Place, schemaMistakes: readonly SchemaMistake[]): void {
    const withMeantNames = schemaMistakes.map((mistake) => ({ mistake, meantName: findMeantName(mistake) }));
    const isMisspelt = ({ instancePath, params: { missingProperty } }: SchemaMistake): boolean =>
      missingProperty !== undefined &&
      withMeantNames.some(({ mistake, meantName }) => mistake.instancePath === instancePath && meantName === missingProperty);
    for (const { mistake, meantName } of withMeantNames.filter((item) => !isMisspelt(item.mistake))) {
      const name = mistake.params.additionalProperty ?? mistake.params.missingProperty;
      this.add(origin, describeSchemaMistake(mistake, meantName), mistake.instancePath, typeof name === 'string' ? name : undefined);
    }
  }

  get isEmpty(): boolean {
    return this.#list.length === 0;
  }

  /** All mistakes without duplicates: first those without a position, then by file, line and column. */
  get sorted(): Mistake[] {
    const unique = [...new Map(this.#list.map((mistake) => [formatMistake(mistake), mistake])).values()];
    const positionRank = ({ position }: Mistake): number => (position?.line ?? 0) * 10_000 + (position?.column ?? 0);
    // Missing files first: other mistakes may follow from them.
    const fileRank = ({ position }: Mistake): number => (position === undefined ? 0 : 1);
    return unique.sort((a, b) => fileRank(a) - fileRank(b) || a.file.localeCompare(b.file) || positionRank(a) - positionRank(b));
  }

  /**
   * Throws the recorded mistakes, if any.
   * @param folder folder that the file names are relative to
   * @throws ContentError
   */
  throwIfAny(folder: string): void {
    if (!this.isEmpty) throw new ContentError(folder, this.sorted);
  }
}

/** Mistakes in the content files, because of which the server does not start. The message gives the first mistake and its place. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly mistakes: readonly Mistake[];

  /** @param folder folder that the file names are relative to, as displayed */
  constructor(folder: string, mistakes: readonly Mistake[]) {
    const [first, ...others] = mistakes;
    const moreText = others.length === 0 ? '' : ` (${others.length} more: \`npm run content:check\` lists all.)`;
    super(`${folder}${first === undefined ? '' : formatMistake({ ...first, file: first.file && `/${first.file}` })}${moreText}`);
    this.mistakes = mistakes;
  }
}

/** A violation of a JSON Schema, as Ajv reports it with `verbose`. */
export interface SchemaMistake {
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
  /** The schema that has the violated keyword. */
  parentSchema?: Readonly<Record<string, unknown>> | undefined;
  /** The invalid value. */
  data?: unknown;
}

/** Returns the field that an unknown field probably stands for; undefined for another mistake, or when no free name is similar. */
function findMeantName({ params, parentSchema, data }: SchemaMistake): string | undefined {
  if (typeof params.additionalProperty !== 'string' || !isRecord(parentSchema?.properties)) return undefined;
  const freeNames = Object.keys(parentSchema.properties).filter((name) => !isRecord(data) || !Object.hasOwn(data, name));
  return findNearestName(params.additionalProperty, freeNames);
}

const TYPE_RULES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    object: 'must be fields, each a name, a colon and a value',
    array: 'must be a list, each entry beginning with "- "',
    string: 'must be a text, in quotes when it is a number',
    integer: 'must be a whole number',
    number: 'must be a number',
    boolean: 'must be true or false',
  }),
);

function describeSchemaMistake(mistake: SchemaMistake, meantName: string | undefined): string {
  const { missingProperty, additionalProperty, allowedValues, type } = mistake.params;
  if (typeof missingProperty === 'string') return `the field "${formatFieldName(mistake.instancePath, missingProperty)}" is missing.`;
  if (typeof additionalProperty === 'string') {
    const hint = meantName === undefined ? 'is it spelt right?' : `is "${meantName}" meant?`;
    return `the field "${formatFieldName(mistake.instancePath, additionalProperty)}" is not known here; ${hint}`;
  }
  const field = formatFieldName(mistake.instancePath);
  const typeRule = typeof type === 'string' && mistake.message === `must be ${type}` ? TYPE_RULES.get(type) : undefined;
  // A message of the schema's own names the values.
  const isOwnMessage = mistake.message?.endsWith('allowed values') !== true;
  const allowed = Array.isArray(allowedValues) && !isOwnMessage ? ` (${allowedValues.join(', ')})` : '';
  return `${field === '' ? 'the whole entry' : `the field "${field}"`} ${typeRule ?? mistake.message ?? 'is not valid'}${allowed}.`;
}
