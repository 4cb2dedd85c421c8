import { EVENT_STATUSES } from '../../shared/eventStatus.ts';

/** JSON Schemas of the content files. Unknown fields are mistakes, so that typing errors are found. */

export type Schema = Record<string, unknown>;

// A schema's description is used in its error message.

export const text: Schema = { type: 'string', minLength: 1, description: 'a text' };
export const markdown: Schema = { ...text, description: 'a text in Markdown', 'x-widget': 'markdown' };
/** A text that may need several lines. */
const lines: Schema = { ...text, 'x-widget': 'lines' };
/** The name of a special program; the server of the editor lists them. */
export const programName: Schema = { ...text, 'x-widget': 'program' };
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
const positiveSeats: Schema = { type: 'integer', minimum: 1, maximum: 10_000, description: 'a whole number from 1 to 10000' };
const seats: Schema = { type: 'integer', minimum: 0, maximum: 10_000, description: 'the number of seats that are left, at most 10000' };
/** Returns the schema of a picture, with the ratio and the width in pixels that its place needs at most. */
const picture = (ratio: number, width: number): Schema => ({
  type: 'string',
  format: 'picture',
  description: 'the name of a file in pictures/',
  'x-ratio': ratio,
  'x-width': width,
});
const cardPicture = picture(1.6, 1280);
const portrait = picture(1, 512);
const icon = picture(1, 256);
export const link: Schema = {
  type: 'string',
  pattern: '^(https?://|mailto:|tel:|/(?!/))',
  description: 'a path such as /exploreJobs, or an address that begins with https://',
};
const span: Schema = { type: 'string', pattern: '^\\d{1,5} (day|week)s?$', description: 'a number of days or weeks, such as 12 days' };
export const day: Schema = { type: 'string', format: 'date', description: 'a valid date, such as 2024-03-16' };
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

/** What the form of the editor knows of a field besides its meaning. */
interface FormWords {
  /** Label; without one, the field's name in words. */
  label?: string;
  /** Hint, where the meaning is for people who write files; '' for none. */
  hint?: string;
  /** Heading of the group that it stands in. */
  section?: string;
}

/**
 * Returns the schema of a field with its meaning, which the README of the content (`npm run codegen`) and the editor show.
 * @param words what the editor shows otherwise
 */
export const meaning = (sentence: string, schema: Schema, words: FormWords = {}): Schema => ({
  ...schema,
  title: sentence,
  ...Object.fromEntries(Object.entries(words).map(([word, value]) => [`x-${word}`, value])),
});

/** Words of the schemas for the form of the editor (`src/features/content/form`). */
export const FORM_WORDS = ['x-label', 'x-hint', 'x-section', 'x-widget', 'x-ratio', 'x-width', 'x-newest-first'];

/** Returns the schema of a field that the form of the editor does not show. */
export const hidden = (schema: Schema): Schema => ({ ...schema, 'x-widget': 'hidden' });

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
  'x-widget': 'when',
};

/** A course as `{month, dates}` or as `{in, weekends}`, with the seats that are left and a registration of its own. */
const batch: Schema = {
  ...fields(
    {},
    {
      month: meaning('month', text, { hint: 'Such as December 2026' }),
      dates: meaning('days in the month', { ...list(text), 'x-widget': 'dates' }, { hint: 'Such as 12, 13, 19 and 20' }),
      in: meaning('time until the first day', hidden(span)),
      weekends: meaning('number of weekends', hidden(positiveInteger)),
      seats: meaning('seats left', seats, { label: 'Seats left', hint: '' }),
      register_link: meaning('registration of this batch alone', link, { hint: 'Address, if this batch has a registration of its own' }),
    },
  ),
  oneOf: [{ required: ['month', 'dates'] }, { required: ['in', 'weekends'] }],
  dependentRequired: { month: ['dates'], dates: ['month'], in: ['weekends'], weekends: ['in'] },
  description: 'a course as "month" and "dates", or as "in" and "weekends"',
  'x-label': 'Batch',
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

const speaker: Schema = {
  ...fields(
    {
      name: meaning('name', text),
      designation: meaning('position and employer', text, { label: 'Position', hint: 'Position and employer' }),
    },
    {
      linkedin: meaning('their profile', link, { label: 'LinkedIn' }),
      image: meaning('portrait', portrait, { label: 'Portrait', hint: '' }),
    },
  ),
  'x-label': 'Speaker',
};

export const statisticSchema = {
  ...fields({
    number: meaning('the figure', figure, { label: 'Figure' }),
    content: meaning('what it counts', text, { label: 'What it counts' }),
  }),
  'x-label': 'Figure',
};

export const slideSchema = {
  ...fields(
    {
      background_image: meaning('picture behind the slide', picture(16 / 9, 1600), { label: 'Background' }),
      banner: meaning('drawing on the slide', picture(4 / 3, 1000), { label: 'Drawing' }),
      title: meaning('heading', text),
      sub_content: meaning('sentence below the heading', lines, { label: 'Text' }),
      read_more_button_link: meaning('where the button leads', link, { label: 'Address of the button' }),
    },
    {
      read_more_button_title: meaning('words on the button', text, { label: 'Button' }),
      is_backgroud_purple: meaning('whether the slide is in the colour of the chapter', flag, {
        label: 'In the colour of the chapter',
        hint: '',
      }),
      hidden: meaning('keeps the slide in the file without showing it', flag, { label: 'Hidden', hint: 'Stays here, but is not shown' }),
    },
  ),
  'x-label': 'Slide',
};

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

export const categorySchema = {
  ...fields({
    id: meaning('id of the program', hidden(id)),
    name: meaning('name, of which its address is made', text),
    description: meaning('text on its page', markdown),
    image: meaning('picture on its card', cardPicture),
  }),
  'x-label': 'Program',
};

/** Headings of the groups that an event's form has. */
const WHEN = 'When and where';
const REGISTRATION = 'Registration';
const STATUS = 'Cancelled, postponed or moved';
const SPEAKERS = 'Speakers';
const TEXTS = 'Further texts';
const PDUS = 'PDUs';
const AFTERWARDS = 'After the event';

/** A heading with a text, whose field has another name in each place. */
const extraText = (name: string, sentence: string): Schema =>
  fields({
    title: meaning('heading', text, { label: 'Heading', hint: '' }),
    [name]: meaning(sentence, markdown, { label: 'Text', hint: '' }),
  });

/** Places that people take on the site itself. */
const registration: Schema = {
  ...fields(
    { seats: meaning('number of places', positiveSeats, { label: 'Places', hint: '' }) },
    {
      opens: meaning('first day of registration; at once without it', day, { label: 'Opens on', hint: 'Open at once without one' }),
      closes: meaning('last day of registration; the beginning of the event without it', day, {
        label: 'Closes after',
        hint: 'Until the event begins without one',
      }),
      members_only: meaning('whether only members can register', flag, { label: 'Only for members', hint: '' }),
      waiting_list: meaning('whether there is a waiting list once it is full', flag, { hint: 'For those who come when it is full' }),
      payment: meaning('how one pays, such as at the door', lineSchema(500), { hint: 'How one pays, such as: ₹150 at the door' }),
    },
  ),
  description: 'places and rules, such as { seats: 40, waiting_list: true }',
};

export const eventSchema = fields(
  {
    id: meaning('id, part of the address', hidden(id)),
    title: meaning('title', text),
    category: meaning('special program: a `name` in `event-categories.yaml`', programName, { label: 'Special program', hint: '' }),
    when: meaning('day or days, counted from today in India', when, { section: WHEN, hint: '' }),
    brief_content: meaning('sentence on cards and in search results', lines, { label: 'Short text' }),
  },
  {
    time: meaning('hours, read by calendars too: `6:30 PM to 8:00 PM`', text, {
      hint: 'Such as 6:30 PM to 8:00 PM, which calendars can read',
      section: WHEN,
    }),
    venue: meaning('place; `Online` without one', text, { hint: 'Without one, the page says Online', section: WHEN }),
    fee: meaning('what attending costs: rupees (`0` when it is free) or a text such as `₹2,400, members ₹1,800`', figure, {
      section: REGISTRATION,
    }),
    featured_image: meaning('picture on cards and on the page', cardPicture, { label: 'Picture' }),
    register_button_link: meaning('where Register leads', link, {
      label: 'Register link',
      hint: 'Address where people register, if not on this site',
      section: REGISTRATION,
    }),
    registration: meaning('registration on this site, in place of `register_button_link`, `sold_out` and `seats`', registration, {
      label: 'Registration on this site',
      hint: 'In place of Register link, Sold out and Seats left',
      section: REGISTRATION,
    }),
    sold_out: meaning('shows SOLD OUT in place of Register', flag, { section: REGISTRATION }),
    seats: meaning('seats left', seats, { label: 'Seats left', hint: '', section: REGISTRATION }),
    status: meaning(
      'what became of the event; interested members and guests are told once',
      { type: 'string', enum: EVENT_STATUSES, description: EVENT_STATUSES.join(', ').replace(/,(?= \w+$)/, ' or') },
      { section: STATUS },
    ),
    status_reason: meaning('why, in a sentence beside the status', lineSchema(200), { label: 'Reason', section: STATUS }),
    moved_from: meaning('what a moved event had before; needed with `status: moved`', movedFrom, {
      hint: 'What a moved event had before; needed for one that has moved',
      section: STATUS,
    }),
    slides: meaning('slides of a past event', link, { section: AFTERWARDS }),
    recording: meaning('recording of a past event, such as `/Videos/312`', link, { section: AFTERWARDS }),
    pdus: meaning(
      'professional development units by part of the talent triangle; members then record that they attended ([docs/pdus.md](../../docs/pdus.md))',
      pdus,
      {
        label: 'PDUs',
        hint: 'Professional development units by part of the talent triangle; members then record that they attended',
        section: PDUS,
      },
    ),
    speakers: meaning('who speaks', list(speaker), { section: SPEAKERS }),
    audience: meaning('who should come', extraText('content', 'the text'), {
      section: TEXTS,
    }),
    professional_certifications: meaning('certifications that the event counts for', extraText('certifications', 'the text'), {
      section: TEXTS,
    }),
    key_experience: meaning('what people learn', extraText('points', 'the text, usually a list'), { section: TEXTS }),
    about_speaker: meaning('about the speakers', markdown, { label: 'About the speakers', hint: '', section: SPEAKERS }),
    fees_right_section: meaning(
      'table of fees; only the first entry is shown',
      list({
        ...fields({
          label: meaning('its name', text, { label: 'Name', hint: '' }),
          image: meaning('small picture', cardPicture, { label: 'Small picture', hint: '' }),
          linkfile: meaning('the table itself', link, { label: 'Address of the table', hint: '' }),
        }),
        'x-label': 'Table of fees',
      }),
      { label: 'Table of fees', hint: 'Only the first one is shown', section: REGISTRATION },
    ),
  },
);

const BATCHES = 'Batches';
const REASONS = 'Reasons';
const FEES = 'Fees';

export const certificationSchema = fields(
  {
    cert_id: meaning('id; three are fixed, see below', hidden(id)),
    certification_name: meaning('name, of which the address is made', text, { label: 'Name' }),
    shortform: meaning('abbreviation, such as PMP', text, { label: 'Abbreviation', hint: 'Such as PMP' }),
    experience: meaning('experience that it asks for', text),
    short_description: meaning('sentence on cards and in search results', lines),
    right_corner_icon: meaning('icon on the card', icon, { label: 'Icon', hint: 'On the card' }),
    background_image: meaning('picture behind the title of the page', cardPicture),
    inner_icon: meaning('icon beside the title of the page', icon, { label: 'Icon of the page', hint: 'Beside its title' }),
    schedule_title: meaning('heading of the batches', text, { label: 'Heading', hint: '', section: BATCHES }),
    schedule_description: meaning('text above the batches', markdown, { label: 'Text', hint: '', section: BATCHES }),
    upcoming_batches: meaning('courses; the first one has the `register_link` of the certification', list(batch), {
      label: 'Batches',
      hint: 'The first one has the register link of the training',
      section: BATCHES,
    }),
    why_pmp_title: meaning('heading of the reasons', text, { label: 'Heading', hint: '', section: REASONS }),
    why_pmp_description: meaning('the reasons', markdown, { label: 'Text', hint: '', section: REASONS }),
    why_pmp_image: meaning('picture beside the reasons', picture(4 / 3, 1000), { label: 'Picture', hint: '', section: REASONS }),
    why_pmp_image_alt: meaning('what the picture shows, for people who do not see it', text, {
      label: 'Alternative text',
      section: REASONS,
    }),
    training_fees_title: meaning('heading of the fees', text, { label: 'Heading', hint: '', section: FEES }),
    fees_for_members: meaning('fee in rupees, or a text', figure, { section: FEES }),
    fees_for_non_members: meaning('fee in rupees, or a text', figure, { section: FEES }),
    what_you_receive_points: meaning('what is included', list({ ...lines, 'x-label': 'Point' }), {
      label: 'What is included',
      hint: '',
      section: FEES,
    }),
    explore_pmp_certification_on_pmi: meaning('page about the certification at PMI', link, { label: 'Page at PMI', hint: '' }),
  },
  { register_link: meaning('where Register leads', link, { section: BATCHES }) },
);

export const directorSchema = {
  ...fields(
    {
      id: meaning('id', hidden(id)),
      name: meaning('name', text),
      designation: meaning('office', text, { label: 'Office', hint: '' }),
      email: meaning('e-mail address', mail, { label: 'E-mail address', hint: '' }),
    },
    {
      from_to: meaning('years in office', text, { label: 'Years in office', hint: 'Such as 2022 to 2024' }),
      linkedin: meaning('profile', link, { label: 'LinkedIn', hint: 'Address of the profile' }),
      profile_picture: meaning('portrait', portrait, { label: 'Portrait', hint: '' }),
    },
  ),
  'x-label': 'Director',
};

export const pastPresidentSchema = {
  ...fields(
    {
      name: meaning('name', text),
      role: meaning('office in the chapter', text, { label: 'Office', hint: 'In the chapter' }),
      designation: meaning('position and employer', text, { label: 'Position', hint: 'Position and employer' }),
      from_to: meaning('years in office', text, { label: 'Years in office', hint: 'Such as 2022 to 2024' }),
    },
    {
      linkedin: meaning('profile', link, { label: 'LinkedIn', hint: 'Address of the profile' }),
      profile_picture: meaning('portrait', portrait, { label: 'Portrait', hint: '' }),
    },
  ),
  'x-label': 'Past president',
};

export const volunteerSchema = {
  ...fields(
    { name: meaning('name', text) },
    { department: meaning('where they help', text), profile_picture: meaning('portrait', portrait, { label: 'Portrait', hint: '' }) },
  ),
  'x-label': 'Volunteer',
};

export const videoSchema = {
  ...fields(
    {
      id: meaning('id, part of the address', hidden(id)),
      title: meaning('title', text),
      brief: meaning('sentence on the card', lines, { label: 'Short text' }),
    },
    {
      vimeo_embed_url: meaning('address of the player', link, {
        label: 'Address of the player',
        hint: 'Such as https://player.vimeo.com/video/312',
      }),
      featured_image: meaning('picture on the card', picture(16 / 9, 1280), { label: 'Picture' }),
    },
  ),
  'x-label': 'Video',
};
