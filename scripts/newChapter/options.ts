import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deriveColours } from '../../server/cms/chapter/colours.ts';
import { findLogoMistake } from '../../server/cms/chapter/read.ts';
import { formatMailLine } from '../../server/mail/address.ts';
import { isEmailAddress } from '../../shared/addresses.ts';
import type { ChapterColours } from './recolour.ts';

export interface NewChapter {
  name: string;
  shortName: string;
  email: string;
  town: string;
  phone?: string;
  founded?: number;
  /** Absent for the site's default colours. */
  colours?: ChapterColours;
  logo?: Buffer;
}

/** Reports a wrong or missing option. The message is shown to the user. */
export class OptionError extends Error {
  override name = 'OptionError';
}

export const usage = `npm run new-chapter -- FOLDER [options]

Makes the content of a new chapter in a folder that is empty or not there yet. In a terminal, it asks for whatever you
leave out, except the logo.

  --name NAME          the chapter's name, for example "Godavari Chapter"
  --short-name NAME    the same in a word or two, for example Godavari
  --email ADDRESS      where people write to
  --town TOWN          where the chapter is
  --phone NUMBER       a telephone number
  --founded YEAR       the year it was founded; the site shows none without it
  --brand COLOUR       its colour for links, headings and buttons, such as '#0B5C4A'
  --deep COLOUR        a dark colour, for the footer and for bands
  --accent COLOUR      a bright colour, for actions; give all three colours or none
  --logo FILE          an SVG file`;

interface Question {
  question: string;
  /** Returns the default for an empty reply. Without this function a reply is required. */
  defaultTo?: (otherAnswers: Partial<Record<Key, string>>) => string;
  /** Returns a sentence that says what is wrong with a reply; undefined for a valid reply. */
  validate: (value: string, otherAnswers: Partial<Record<Key, string>>) => string | undefined;
}

type Key = 'name' | 'short-name' | 'email' | 'town' | 'phone' | 'founded' | 'brand' | 'deep' | 'accent';

const createLineValidator = (maxLength: number) => (value: string) =>
  value !== '' && value.length <= maxLength && formatMailLine(value, maxLength) === value
    ? undefined
    : `It must be one line of at most ${maxLength} characters.`;
const createColourValidator =
  (key: keyof ChapterColours) =>
  (value: string, { brand, deep, accent }: Partial<Record<Key, string>>) => {
    if (value === '') return key === 'brand' || !brand ? undefined : 'All three colours are needed, or none.';
    if (!/^#[\da-f]{6}$/i.test(value)) return "It must be a colour such as '#0B5C4A'.";
    const lightScheme = { ...(brand && { brand }), ...(deep && { deep }), ...(accent && { accent }), [key]: value };
    const mistake = deriveColours({ light: lightScheme }).mistakes.find(({ pointer }) => pointer.endsWith(`/${key}`));
    return mistake && `It cannot be used: ${mistake.message}`;
  };
const defaultToEmpty = (): string => '';

const QUESTIONS: Readonly<Record<Key, Question>> = {
  name: { question: "The chapter's name", validate: createLineValidator(60) },
  'short-name': {
    question: 'The same in a word or two',
    defaultTo: ({ name = '' }) =>
      name
        .replace(/ chapter$/i, '')
        // Keeps as many whole words as fit into 20 characters.
        .replace(/^(.{1,20})(?<=\S)(\s.*)?$/u, '$1')
        .slice(0, 20)
        .trim(),
    validate: createLineValidator(20),
  },
  email: { question: 'Its e-mail address', validate: (value) => (isEmailAddress(value) ? undefined : 'It must be an e-mail address.') },
  town: { question: 'Its town', validate: createLineValidator(60) },
  phone: {
    question: 'Its telephone number, if there is one',
    defaultTo: defaultToEmpty,
    validate: (answer) =>
      answer === '' || /^[+\d][\d ()./-]{2,30}$/.test(answer) ? undefined : 'It must be a number such as +91 431 555 0142.',
  },
  founded: {
    question: 'The year it was founded, if you want to show it',
    defaultTo: defaultToEmpty,
    validate: (answer) => (answer === '' || /^(19|20)\d\d$/.test(answer) ? undefined : 'It must be a year such as 1998.'),
  },
  brand: {
    question: 'Its colour for links, headings and buttons (leave empty for violet)',
    defaultTo: defaultToEmpty,
    validate: createColourValidator('brand'),
  },
  deep: { question: 'A dark colour for the footer', defaultTo: defaultToEmpty, validate: createColourValidator('deep') },
  accent: { question: 'A bright colour for actions', defaultTo: defaultToEmpty, validate: createColourValidator('accent') },
};

const KEYS = Object.keys(QUESTIONS) as Key[];

/**
 * Returns an answer to each question: the option in `values`, else the reply to `prompt`, else the question's default.
 * @param prompt undefined outside a terminal
 * @throws OptionError for an invalid option. Without `prompt`, also for a missing option that has no default.
 */
async function collectAnswers(values: Partial<Record<Key, string>>, prompt: ((question: string) => Promise<string>) | undefined) {
  const answers: Partial<Record<Key, string>> = {};
  for (const key of KEYS) {
    const { question, defaultTo, validate } = QUESTIONS[key];
    const defaultValue = defaultTo?.(answers);
    // Without a brand colour, there is no prompt for the other two colours.
    const isSkippedColour = (key === 'deep' || key === 'accent') && answers.brand === '';
    let answer = values[key]?.trim() ?? (prompt === undefined || isSkippedColour ? defaultValue : undefined);
    if (answer === undefined && prompt === undefined) throw new OptionError(`--${key} is missing. ${question}?\n\n${usage}`);
    for (;;) {
      answer ??= (await prompt?.(`${question}${defaultValue ? ` [${defaultValue}]` : ''}: `))?.trim() || (defaultValue ?? '');
      const mistake = validate(answer, { ...values, ...answers });
      if (mistake === undefined) break;
      if (prompt === undefined || values[key] !== undefined) throw new OptionError(`--${key} is not right. ${mistake}`);
      console.log(mistake);
      answer = undefined;
    }
    answers[key] = answer;
  }
  return answers as Record<Key, string>;
}

function selectColours({ brand, deep, accent }: Record<Key, string>): ChapterColours | undefined {
  const colourCount = [brand, deep, accent].filter((item) => item !== '').length;
  if (colourCount === 0) return undefined;
  if (colourCount < 3) throw new OptionError('--brand, --deep and --accent belong together: give all three, or none.');
  return { brand, deep, accent };
}

/** Checks that a folder is empty or missing. @throws OptionError */
export function assertEmpty(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory() === false) throw new OptionError(`${folder} is a file: name a folder that is not there yet.`);
  if (stats !== undefined && readdirSync(folder).length > 0) throw new OptionError(`${folder} is not empty: nothing was written.`);
}

/** Reads the arguments, and asks for missing options if there is a `prompt`. @throws OptionError */
export async function readOptions(
  args: string[],
  prompt: ((question: string) => Promise<string>) | undefined,
): Promise<{ folder: string; chapter: NewChapter }> {
  const { positionals, values } = parseArguments(args);
  const [folder, ...extraArgs] = positionals;
  if (folder === undefined || folder === '' || extraArgs.length > 0) throw new OptionError(`Into which folder? Name one.\n\n${usage}`);
  assertEmpty(folder);
  const { logo: logoFile, ...options } = values;
  const logo = logoFile === undefined ? undefined : readLogo(logoFile);
  const answers = await collectAnswers(options, prompt);
  const colours = selectColours(answers);
  return {
    folder,
    chapter: {
      name: answers.name,
      shortName: answers['short-name'],
      email: answers.email,
      town: answers.town,
      ...(answers.founded && { founded: Number(answers.founded) }),
      ...(answers.phone && { phone: answers.phone }),
      ...(colours && { colours }),
      ...(logo && { logo }),
    },
  };
}

function readLogo(file: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new OptionError(`--logo: ${file} cannot be read.`);
  }
  const mistake = findLogoMistake(bytes);
  if (mistake !== undefined) throw new OptionError(`--logo: ${file} ${mistake}.`);
  return bytes;
}

function parseArguments(args: string[]) {
  const stringOption = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...(Object.fromEntries(KEYS.map((key) => [key, stringOption])) as Record<Key, typeof stringOption>), logo: stringOption },
    });
  } catch (error) {
    throw new OptionError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
