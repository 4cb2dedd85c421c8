import { EVENT_STATUSES } from '../../shared/eventStatus.ts';

/** JSON Schemas of the content files. Unknown fields are mistakes, so that typing errors are found. */

export type Schema = Record<string, unknown>;

// A schema's description is used in its error message.

export const text: Schema = { type: 'string', minLength: 1, description: 'a text' };
export const markdown: Schema = { ...text, description: 'a text in Markdown' };
/** Numbers are limited as in the contracts. */
const figure: Schema = {
  type: ['string', 'number'],
  minLength: 1,
  minimum: 0,
  maximum: 100_000_000,
  description: 'a number from 0 to 100000000, or a text such as 2,400+',
};
const flag: Schema = { type: 'boolean', description: 'true or false' };
const positiveInteger: Schema = { type: 'integer', minimum: 1, description: 'a whole number above 0' };
const id = positiveInteger;
const seats: Schema = { type: 'integer', minimum: 0, maximum: 10_000, description: 'the number of seats that are left, at most 10000' };
const picture: Schema = { type: 'string', format: 'picture', description: 'the name of a file in pictures/' };
export const link: Schema = {
  type: 'string',
  pattern: '^(https?://|mailto:|tel:|/(?!/))',
  description: 'a path such as /exploreJobs, or an address that begins with https://',
};
const span: Schema = { type: 'string', pattern: '^\\d{1,5} (day|week)s?$', description: 'a number of days or weeks, such as 12 days' };
const day: Schema = { type: 'string', format: 'date', description: 'a valid date, such as 2024-03-16' };
/** Creates the schema of a single-line text. Names have no line breaks, because titles, mail headers and other files contain them. */
export const lineSchema = (maxLength: number): Schema => ({
  type: 'string',
  pattern: `^(?!\\s)[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]{1,${maxLength}}(?<!\\s)$`,
  description: `a text of one line, at most ${maxLength} characters`,
});
export const mail: Schema = { type: 'string', format: 'email', description: 'an e-mail address' };

/** Returns the schema of an object with these fields and no others. */
export function fields(required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required), additionalProperties: false };
}

/** Returns the schema of a list. */
export const list = (items: Schema): Schema => ({ type: 'array', items });

/** Returns the schema of a field with its meaning, which the README of the content shows (`npm run codegen`). */
export const meaning = (sentence: string, schema: Schema): Schema => ({ ...schema, title: sentence });

const when: Schema = {
  ...fields(
    {},
    {
      on: meaning('the day', day),
      in: meaning('time until the day', span),
      ago: meaning('time since the day', span),
      for: meaning('how long it takes; one day without it', span),
    },
  ),
  description: 'a day such as { on: 2024-03-16 } or { in: 12 days }',
};

/** A course as `{month, dates}` or as `{in, weekends}`, with the seats that are left and a registration of its own. */
const batch: Schema = {
  ...fields(
    {},
    {
      month: meaning('month', text),
      dates: meaning('days in the month', list(text)),
      in: meaning('time until the first day', span),
      weekends: meaning('number of weekends', positiveInteger),
      seats: meaning('seats left', seats),
      register_link: meaning('registration of this batch alone', link),
    },
  ),
  oneOf: [{ required: ['month', 'dates'] }, { required: ['in', 'weekends'] }],
  dependentRequired: { month: ['dates'], dates: ['month'], in: ['weekends'], weekends: ['in'] },
  description: 'a course as "month" and "dates", or as "in" and "weekends"',
};

const units: Schema = {
  type: 'number',
  minimum: 0.25,
  maximum: 100,
  multipleOf: 0.25,
  description: 'a multiple of 0.25 such as 1.5, at most 100',
};

/** Units by category; the file leaves out a category without units. */
const pdus: Schema = {
  ...fields(
    {},
    {
      ways_of_working: meaning('Ways of Working', units),
      power_skills: meaning('Power Skills', units),
      business_acumen: meaning('Business Acumen', units),
    },
  ),
  minProperties: 1,
  description: 'units of at least one category, such as { ways_of_working: 1.5 }',
};

const speaker = fields(
  { name: meaning('name', text), designation: meaning('position and employer', text) },
  { linkedin: meaning('their profile', link), image: meaning('portrait', picture) },
);

export const statisticSchema = fields({ number: meaning('the figure', figure), content: meaning('what it counts', text) });

export const slideSchema = fields(
  {
    background_image: meaning('picture behind the slide', picture),
    banner: meaning('drawing on the slide', picture),
    title: meaning('heading', text),
    sub_content: meaning('sentence below the heading', text),
    read_more_button_link: meaning('where the button leads', link),
  },
  {
    read_more_button_title: meaning('words on the button', text),
    is_backgroud_purple: meaning('whether the slide is in the colour of the chapter', flag),
  },
);

/** What a moved event had before. */
const movedFrom: Schema = {
  ...fields(
    {},
    {
      when: meaning('the former day or days', when),
      time: meaning('the former hours', text),
      venue: meaning('the former place', lineSchema(200)),
    },
  ),
  minProperties: 1,
  description: 'the former day, hours or place, such as { when: { on: 2026-12-05 } }',
};

export const categorySchema = fields({
  id: meaning('id of the program', id),
  name: meaning('name, of which its address is made', text),
  description: meaning('text on its page', markdown),
  image: meaning('picture on its card', picture),
});

export const eventSchema = fields(
  {
    id: meaning('id, part of the address', id),
    title: meaning('title', text),
    category: meaning('special program: a `name` in `event-categories.yaml`', text),
    when: meaning('day or days, counted from today in India', when),
    brief_content: meaning('sentence on cards and in search results', text),
  },
  {
    time: meaning('hours, read by calendars too: `6:30 PM to 8:00 PM`', text),
    venue: meaning('place; `Online` without one', text),
    fee: meaning('what attending costs: rupees (`0` when it is free) or a text such as `₹2,400, members ₹1,800`', figure),
    featured_image: meaning('picture on cards and on the page', picture),
    register_button_link: meaning('where Register leads', link),
    sold_out: meaning('shows SOLD OUT in place of Register', flag),
    seats: meaning('seats left', seats),
    status: meaning('what became of the event; interested members are told once', {
      type: 'string',
      pattern: `^(${EVENT_STATUSES.join('|')})$`,
      description: EVENT_STATUSES.join(', ').replace(/,(?= \w+$)/, ' or'),
    }),
    status_reason: meaning('why, in a sentence beside the status', lineSchema(200)),
    moved_from: meaning('what a moved event had before; needed with `status: moved`', movedFrom),
    slides: meaning('slides of a past event', link),
    recording: meaning('recording of a past event, such as `/Videos/312`', link),
    pdus: meaning(
      'professional development units by part of the talent triangle; members then record that they attended ([docs/pdus.md](../../docs/pdus.md))',
      pdus,
    ),
    speakers: meaning('who speaks', list(speaker)),
    audience: meaning('who should come', fields({ title: meaning('heading', text), content: meaning('the text', markdown) })),
    professional_certifications: meaning(
      'certifications that the event counts for',
      fields({ title: meaning('heading', text), certifications: meaning('the text', markdown) }),
    ),
    key_experience: meaning(
      'what people learn',
      fields({ title: meaning('heading', text), points: meaning('the text, usually a list', markdown) }),
    ),
    about_speaker: meaning('about the speakers', markdown),
    fees_right_section: meaning(
      'table of fees; only the first entry is shown',
      list(
        fields({
          label: meaning('its name', text),
          image: meaning('small picture', picture),
          linkfile: meaning('the table itself', link),
        }),
      ),
    ),
  },
);

export const certificationSchema = fields(
  {
    cert_id: meaning('id; three are fixed, see below', id),
    certification_name: meaning('name, of which the address is made', text),
    shortform: meaning('abbreviation, such as PMP', text),
    experience: meaning('experience that it asks for', text),
    short_description: meaning('sentence on cards and in search results', text),
    right_corner_icon: meaning('icon on the card', picture),
    background_image: meaning('picture behind the title of the page', picture),
    inner_icon: meaning('icon beside the title of the page', picture),
    schedule_title: meaning('heading of the batches', text),
    schedule_description: meaning('text above the batches', markdown),
    upcoming_batches: meaning('courses; the first one has the `register_link` of the certification', list(batch)),
    why_pmp_title: meaning('heading of the reasons', text),
    why_pmp_description: meaning('the reasons', markdown),
    why_pmp_image: meaning('picture beside the reasons', picture),
    why_pmp_image_alt: meaning('what the picture shows, for people who do not see it', text),
    training_fees_title: meaning('heading of the fees', text),
    fees_for_members: meaning('fee in rupees, or a text', figure),
    fees_for_non_members: meaning('fee in rupees, or a text', figure),
    what_you_receive_points: meaning('what is included', list(text)),
    explore_pmp_certification_on_pmi: meaning('page about the certification at PMI', link),
  },
  { register_link: meaning('where Register leads', link) },
);

export const directorSchema = fields(
  { id: meaning('id', id), name: meaning('name', text), designation: meaning('office', text), email: meaning('e-mail address', mail) },
  {
    from_to: meaning('years in office', text),
    linkedin: meaning('profile', link),
    profile_picture: meaning('portrait', picture),
  },
);

export const pastPresidentSchema = fields(
  {
    name: meaning('name', text),
    role: meaning('office in the chapter', text),
    designation: meaning('position and employer', text),
    from_to: meaning('years in office', text),
  },
  { linkedin: meaning('profile', link), profile_picture: meaning('portrait', picture) },
);

export const volunteerSchema = fields(
  { name: meaning('name', text) },
  { department: meaning('where they help', text), profile_picture: meaning('portrait', picture) },
);

export const videoSchema = fields(
  { id: meaning('id, part of the address', id), title: meaning('title', text), brief: meaning('sentence on the card', text) },
  { vimeo_embed_url: meaning('address of the player', link), featured_image: meaning('picture on the card', picture) },
);
