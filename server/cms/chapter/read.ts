import { createHash } from 'node:crypto';
import type { ChapterFacts } from '../../../shared/chapter.ts';
import type { Colours } from '../../../shared/colours.ts';
import type { Mistakes } from '../contentError.ts';
import { readYaml } from '../files.ts';
import type { ContentFolder } from '../folder.ts';
import { createEntryValidator } from '../read.ts';
import { findSvgMistake } from '../svg.ts';
import { deriveColours, DEFAULT_COLOURS, type ChosenColours } from './colours.ts';
import { chapterSchema } from './schema.ts';

/** Path at which the logo is served. */
export const LOGO_PATH = '/logo.svg';

const FILE = 'chapter.yaml';

/** Default number of programs in the footer. */
const FOOTER_PROGRAMS = 4;

const MAX_LOGO_BYTES = 100_000;

/** End of a sentence, without the full stop. */
const TOO_LARGE = `is larger than ${MAX_LOGO_BYTES / 1000} kB, too large for a logo, which every page loads`;

/** The chapter's logo, an untrusted SVG file. */
export interface Logo {
  bytes: Buffer;
  /** Changes with the file, so that a changed logo has a new URL. */
  version: string;
}

/** The chapter as `chapter.yaml` and its logo describe it. */
export interface Chapter {
  facts: ChapterFacts;
  /** Default sender of mail. */
  mailAddress: string;
  colours: Colours;
  logo?: Logo;
  registrations: RegistrationTerms;
}

/** How registration for events works on this site (REG-03, REG-08). */
export interface RegistrationTerms {
  /** Hours for which a free place is held for the next one on the waiting list. */
  offerHours: number;
  /** Days after an event for which the guests' data are kept. */
  keptDays: number;
}

const DEFAULT_TERMS: RegistrationTerms = { offerHours: 24, keptDays: 30 };

/** Fields of `chapter.yaml`, before missing ones get their defaults. */
interface ChapterFields extends Omit<
  ChapterFacts,
  'language' | 'phones' | 'social' | 'translations' | 'soldOutSpeakers' | 'footerPrograms' | 'programIds'
> {
  language?: string;
  mailAddress?: string;
  phones?: string[];
  social?: { name: string; href: string }[];
  translations?: { code: string; name: string }[];
  soldOutSpeakers?: string[];
  footerPrograms?: string[];
  programIds?: Record<string, number>;
  logo?: string;
  colours?: ChosenColours;
  registrations?: Partial<RegistrationTerms>;
}

/**
 * Reads `chapter.yaml` and the logo beside it.
 * @param programs names of the special programs, in menu order
 * @param mistakes records every mistake
 * @returns undefined when the file is missing or violates its schema
 */
export function readChapter(folder: ContentFolder, programs: readonly string[], mistakes: Mistakes): Chapter | undefined {
  const contentFile = readYaml(folder, FILE, mistakes);
  if (contentFile === undefined || !createEntryValidator(new Map(), mistakes)(chapterSchema, contentFile, contentFile.data))
    return undefined;
  const { mailAddress, colours: chosenColours, logo: logoFile, address, registrations, ...fields } = contentFile.data as ChapterFields;
  const { colours, mistakes: colourMistakes } =
    chosenColours === undefined ? { colours: DEFAULT_COLOURS, mistakes: [] } : deriveColours(chosenColours);
  for (const { pointer, message } of colourMistakes) mistakes.add(contentFile, message, pointer);

  const { language = 'en', translations = [] } = fields;
  if (translations.length > 0 && !translations.some(({ code }) => code === language)) {
    mistakes.add(contentFile, `the page's own language, ${language}, is not among them.`, '/translations');
  }
  const { footerPrograms = programs.slice(0, FOOTER_PROGRAMS), archivesProgram = programs[0] } = fields;
  const checkProgram = (name: string, pointer: string): void => {
    if (!programs.includes(name)) mistakes.add(contentFile, `"${name}" is not a name in event-categories.yaml.`, pointer);
  };
  footerPrograms.forEach((name, index) => checkProgram(name, `/footerPrograms/${index}`));
  if (archivesProgram !== undefined) checkProgram(archivesProgram, '/archivesProgram');
  const logo = logoFile === undefined ? undefined : readLogo(folder, logoFile, (message) => mistakes.add(contentFile, message, '/logo'));
  const facts: ChapterFacts = {
    phones: [],
    social: [],
    soldOutSpeakers: [],
    programIds: {},
    ...fields,
    language,
    translations,
    footerPrograms,
    ...(archivesProgram !== undefined && { archivesProgram }),
    address: [fields.name, ...address],
    ...(logo && { logo: `${LOGO_PATH}?v=${logo.version}` }),
  };
  return {
    facts,
    mailAddress: mailAddress ?? fields.supportEmail,
    colours,
    ...(logo && { logo }),
    registrations: { ...DEFAULT_TERMS, ...registrations },
  };
}

function readLogo(folder: ContentFolder, logoFile: string, reportMistake: (message: string) => void): Logo | undefined {
  if (!folder.has(logoFile)) {
    reportMistake(`there is no file "${logoFile}" beside ${FILE}.`);
    return undefined;
  }
  const bytes = folder.read(logoFile, { maxBytes: MAX_LOGO_BYTES, describeTooLarge: () => TOO_LARGE }, (why) =>
    reportMistake(`"${logoFile}" ${why}.`),
  );
  if (bytes === undefined) return undefined;
  const svgMistake = findSvgMistake(bytes);
  if (svgMistake !== undefined) reportMistake(`"${logoFile}" ${svgMistake}.`);
  return { bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 8) };
}

/** Returns what is wrong with a logo: the end of a sentence, without the full stop; undefined when valid. */
export function findLogoMistake(bytes: Buffer): string | undefined {
  return bytes.length > MAX_LOGO_BYTES ? TOO_LARGE : findSvgMistake(bytes);
}
