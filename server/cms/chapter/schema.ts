import { day, hidden, list, fields, lineSchema, link, mail, meaning, programName, text, type Schema } from '../schemas.ts';

const webLink: Schema = { ...link, pattern: '^https?://[^\\s/]', description: 'an address that begins with https://' };
const colour: Schema = { type: 'string', pattern: '^#[\\da-fA-F]{6}$', description: "a colour of six digits such as '#RRGGBB', in quotes" };
const code: Schema = { type: 'string', pattern: '^[a-z]{2,3}(-[A-Z]{2})?$', description: 'the code of a language, such as en or pt-BR' };
const brandColours = fields(
  {},
  {
    brand: meaning('links, headings and buttons', colour),
    deep: meaning('the footer and other dark surfaces', colour),
    accent: meaning('actions and marks', colour),
    paper: meaning('the page itself', colour),
  },
);
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
    name: meaning("the chapter's name", lineSchema(60)),
    shortName: meaning('where there is room for a word or two', lineSchema(20)),
    tagline: meaning('a line about it', lineSchema(120)),
    description: meaning('a sentence about it', { ...lineSchema(300), 'x-widget': 'lines' }),
    supportEmail: meaning('shown to everybody, and where enquiries go unless a setting says otherwise', mail, {
      label: 'E-mail address',
    }),
    address: meaning('lines below the name; the last is the town', {
      ...list({ ...lineSchema(120), 'x-label': 'Line' }),
      minItems: 1,
      description: 'one line or more',
    }),
    membershipShop: meaning('where memberships are sold', webLink),
  },
  {
    foundedYear: meaning('shown nowhere when left out', {
      type: 'integer',
      minimum: 1900,
      maximum: 2100,
      description: 'a year such as 1998',
    }),
    language: meaning('language of the content; `en` when left out', hidden(code)),
    mailAddress: meaning('who mail is from unless `MAIL_FROM` says otherwise; `supportEmail` when left out', mail, {
      label: 'Sender of mail',
      hint: 'Without one, the e-mail address above',
    }),
    phones: meaning(
      'telephone numbers',
      list({
        type: 'string',
        pattern: '^[+\\d][\\d ()./-]{2,30}$',
        description: "a telephone number such as '+91 431 555 0142', in quotes",
        'x-label': 'Telephone number',
        'x-widget': 'phone',
      }),
      { label: 'Telephone numbers' },
    ),
    social: meaning(
      'networks; LinkedIn, YouTube and Instagram have drawings of their own',
      list({
        ...fields({ name: meaning('name', lineSchema(40)), href: meaning('address', webLink, { label: 'Address', hint: '' }) }),
        'x-label': 'Network',
      }),
      { label: 'Networks', hint: '' },
    ),
    notice: meaning(
      'a line at the top of every page, until the end of a day',
      fields(
        {
          text: meaning('the line', lineSchema(200)),
          until: meaning('the last day', day, { label: 'Last day', hint: 'The notice goes by itself after this day' }),
        },
        { link: meaning('where it leads', link, { hint: 'Address that it leads to, if any' }) },
      ),
      { label: 'Notice on every page' },
    ),
    registrations: meaning(
      'registration for events on this site',
      fields(
        {},
        {
          offerHours: meaning(
            'hours for which a free place is held for the first one on the waiting list; 24 when left out',
            { type: 'integer', minimum: 1, maximum: 336, description: 'a whole number from 1 to 336' },
            { label: 'Hours for which a place is held', hint: 'For the first one on the waiting list; 24 when left out' },
          ),
          keptDays: meaning(
            "days after an event for which the guests' data are kept; 30 when left out",
            { type: 'integer', minimum: 1, maximum: 366, description: 'a whole number from 1 to 366' },
            { label: "Days for which guests' data are kept", hint: 'After the event; 30 when left out' },
          ),
        },
      ),
      { label: 'Registration for events' },
    ),
    translations: meaning(
      'languages that pages can be translated into, the own one among them',
      list({ ...fields({ code: meaning('language', code), name: meaning('its name in itself', text) }), 'x-label': 'Language' }),
    ),
    soldOutSpeakers: meaning('speakers whose events show SOLD OUT in place of Register', list({ ...text, 'x-label': 'Speaker' })),
    footerPrograms: meaning(
      'names of the special programs that the footer leads to; the first four when left out',
      list({ ...programName, 'x-label': 'Program' }),
    ),
    archivesProgram: meaning('name of the special program that GO TO ARCHIVES leads to; the first one when left out', programName),
    programIds: meaning(
      'ids of special programs by the last part of their address, so that their pages need not wait for the list of programs',
      hidden(programIds),
    ),
    logo: meaning('at most 100 kB; without one the site draws its mark', hidden(logo)),
    colours: meaning(
      "what is left out is the site's own, or follows: the dark scheme from the light one, all other colours from these",
      hidden(fields({}, { light: meaning('light scheme', brandColours), dark: meaning('dark scheme', brandColours) })),
    ),
  },
);
