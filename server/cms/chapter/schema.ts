import { list, fields, link, mail, text, type Schema } from '../schemas.ts';

/** Creates the schema of a single-line text. Names have no line breaks, because titles, mail headers and other files contain them. */
const lineSchema = (maxLength: number): Schema => ({
  type: 'string',
  pattern: `^(?!\\s)[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]{1,${maxLength}}(?<!\\s)$`,
  description: `a text of one line, at most ${maxLength} characters`,
});

const webLink: Schema = { ...link, pattern: '^https?://[^\\s/]', description: 'an address that begins with https://' };
const colour: Schema = { type: 'string', pattern: '^#[\\da-fA-F]{6}$', description: "a colour of six digits such as '#RRGGBB', in quotes" };
const code: Schema = { type: 'string', pattern: '^[a-z]{2,3}(-[A-Z]{2})?$', description: 'the code of a language, such as en or pt-BR' };
const brandColours = fields({}, { brand: colour, deep: colour, accent: colour, paper: colour });
const logo: Schema = {
  type: 'string',
  pattern: '^[\\w-][\\w. -]*\\.svg$',
  description: 'the name of an SVG file beside chapter.yaml, such as logo.svg',
};

const programIds: Schema = {
  type: 'object',
  propertyNames: { pattern: '^[a-z0-9-]+$' },
  additionalProperties: { type: 'integer', minimum: 1, description: 'a whole number above 0' },
  description: 'ids by slug, such as { conferences: 59 }',
};

/** Schema of `chapter.yaml`. */
export const chapterSchema = fields(
  {
    name: lineSchema(60),
    shortName: lineSchema(20),
    tagline: lineSchema(120),
    description: lineSchema(300),
    supportEmail: mail,
    address: { ...list(lineSchema(120)), minItems: 1, description: 'one line or more' },
    membershipShop: webLink,
  },
  {
    foundedYear: { type: 'integer', minimum: 1900, maximum: 2100, description: 'a year such as 1998' },
    language: code,
    mailAddress: mail,
    phones: list({ type: 'string', pattern: '^[+\\d][\\d ()./-]{2,30}$', description: "a telephone number such as '+91 431 555 0142'" }),
    social: list(fields({ name: lineSchema(40), href: webLink })),
    translations: list(fields({ code, name: text })),
    soldOutSpeakers: list(text),
    footerPrograms: list(text),
    archivesProgram: text,
    programIds,
    logo,
    colours: fields({}, { light: brandColours, dark: brandColours }),
  },
);
