import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deriveColours } from '../../server/chapter/colours.ts';
import { findLogoMistake } from '../../server/chapter/read.ts';
import { formatHeaderText, isEmailAddress } from '../../server/mail/address.ts';
import type { ChapterColours } from './recolour.ts';

export interface NewChapter {
  name: string;
  shortName: string;
  email: string;
  town: string;
  phone?: string;
  founded?: number;
  /** Absent: the site's default. */
  colours?: ChapterColours;
  logo?: Buffer;
}

/** A wrong or missing option; the message is a sentence. */
export class OptionError extends Error {
  override name = 'OptionError';
}

export const usage = `npm run new-chapter -- FOLDER [options]

Makes the content of a new chapter in a folder that is empty or not there yet. What is not given is asked for on a terminal.

  --name NAME          the chapter's name, for example "Godavari Chapter"
  --short-name NAME    the same in a word or two, for example Godavari
  --email ADDRESS      where people write to
  --town TOWN          where the chapter is
  --phone NUMBER       a telephone number
  --founded YEAR       the year it was founded
  --brand COLOUR       its colour for links, headings and buttons, such as '#0B5C4A'
  --deep COLOUR        a dark colour, for the footer and for bands
  --accent COLOUR      a bright colour, for actions; needs the two above, as they need it
  --logo FILE          an SVG file`;

interface Question {
  words: string;
  /** Default for an empty reply; without it a reply is required. */
  defaultTo?: (known: Partial<Record<Key, string>>) => string;
  wrong: (answer: string, known: Partial<Record<Key, string>>) => string | undefined;
}

type Key = 'name' | 'short-name' | 'email' | 'town' | 'phone' | 'founded' | 'brand' | 'deep' | 'accent';

const line = (most: number) => (answer: string) =>
  answer !== '' && answer.length <= most && formatHeaderText(answer, most) === answer
    ? undefined
    : `It must be one line of at most ${most} characters.`;
const colour =
  (key: keyof ChapterColours) =>
  (answer: string, { brand, deep, accent }: Partial<Record<Key, string>>) => {
    if (answer === '') return undefined;
    if (!/^#[\da-f]{6}$/i.test(answer)) return "It must be a colour such as '#0B5C4A'.";
    const light = { ...(brand && { brand }), ...(deep && { deep }), ...(accent && { accent }), [key]: answer };
    const mistake = deriveColours({ light }).mistakes.find(({ pointer }) => pointer.endsWith(`/${key}`));
    return mistake && `It does not go with the others: ${mistake.sentence}`;
  };
const noLine = (): string => '';

const QUESTIONS: Readonly<Record<Key, Question>> = {
  name: { words: "The chapter's name", wrong: line(60) },
  'short-name': {
    words: 'The same in a word or two',
    defaultTo: ({ name = '' }) =>
      name
        .replace(/ chapter$/i, '')
        // As many whole words as fit.
        .replace(/^(.{1,20})(?<=\S)(\s.*)?$/u, '$1')
        .slice(0, 20)
        .trim(),
    wrong: line(20),
  },
  email: { words: 'Its e-mail address', wrong: (answer) => (isEmailAddress(answer) ? undefined : 'It must be an e-mail address.') },
  town: { words: 'Its town', wrong: line(60) },
  phone: {
    words: 'Its telephone number, if there is one',
    defaultTo: noLine,
    wrong: (answer) =>
      answer === '' || /^[+\d][\d ()./-]{2,30}$/.test(answer) ? undefined : 'It must be a number such as +91 431 555 0142.',
  },
  founded: {
    words: 'The year it was founded',
    defaultTo: () => String(new Date().getFullYear()),
    wrong: (answer) => (/^(19|20)\d\d$/.test(answer) ? undefined : 'It must be a year such as 1998.'),
  },
  brand: { words: 'Its colour for links, headings and buttons (nothing: violet)', defaultTo: noLine, wrong: colour('brand') },
  deep: { words: 'A dark colour for the footer', defaultTo: noLine, wrong: colour('deep') },
  accent: { words: 'A bright colour for actions', defaultTo: noLine, wrong: colour('accent') },
};

const KEYS = Object.keys(QUESTIONS) as Key[];

/** `ask` is undefined when not interactive. */
async function collectAnswers(given: Partial<Record<Key, string>>, ask: ((words: string) => Promise<string>) | undefined) {
  const known: Partial<Record<Key, string>> = {};
  for (const key of KEYS) {
    const { words, defaultTo, wrong } = QUESTIONS[key];
    const instead = defaultTo?.(known);
    // Colours are all given or none.
    const needless = (key === 'deep' || key === 'accent') && known.brand === '';
    let answer = given[key]?.trim() ?? (ask === undefined || needless ? instead : undefined);
    if (answer === undefined && ask === undefined) throw new OptionError(`--${key} is missing. ${words}?\n\n${usage}`);
    for (;;) {
      answer ??= (await ask?.(`${words}${instead ? ` [${instead}]` : ''}: `))?.trim() || (instead ?? '');
      const mistake = wrong(answer, { ...given, ...known });
      if (mistake === undefined) break;
      if (ask === undefined || given[key] !== undefined) throw new OptionError(`--${key} is not right. ${mistake}`);
      console.log(mistake);
      answer = undefined;
    }
    known[key] = answer;
  }
  return known as Record<Key, string>;
}

function chosenColours({ brand, deep, accent }: Record<Key, string>): ChapterColours | undefined {
  const chosen = [brand, deep, accent].filter((one) => one !== '').length;
  if (chosen === 0) return undefined;
  if (chosen < 3) throw new OptionError('--brand, --deep and --accent belong together: give all three, or none.');
  return { brand, deep, accent };
}

/** @throws OptionError unless a folder is empty or missing */
export function assertEmpty(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory() === false) throw new OptionError(`${folder} is a file: name a folder that is not there yet.`);
  if (there !== undefined && readdirSync(folder).length > 0) throw new OptionError(`${folder} is not empty: nothing was written.`);
}

/** Reads the arguments and prompts for missing ones. @throws OptionError */
export async function readOptions(
  args: string[],
  ask: ((words: string) => Promise<string>) | undefined,
): Promise<{ folder: string; chapter: NewChapter }> {
  const { positionals, values } = parseArguments(args);
  const [folder, ...more] = positionals;
  if (folder === undefined || folder === '' || more.length > 0) throw new OptionError(`Into which folder? Name one.\n\n${usage}`);
  assertEmpty(folder);
  const { logo: logoFile, ...given } = values;
  const logo = logoFile === undefined ? undefined : readLogo(logoFile);
  const answers = await collectAnswers(given, ask);
  const colours = chosenColours(answers);
  return {
    folder,
    chapter: {
      name: answers.name,
      shortName: answers['short-name'],
      email: answers.email,
      town: answers.town,
      founded: Number(answers.founded),
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
  const wrong = findLogoMistake(bytes);
  if (wrong !== undefined) throw new OptionError(`--logo: ${file} ${wrong}.`);
  return bytes;
}

function parseArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...(Object.fromEntries(KEYS.map((key) => [key, text])) as Record<Key, typeof text>), logo: text },
    });
  } catch (error) {
    throw new OptionError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
