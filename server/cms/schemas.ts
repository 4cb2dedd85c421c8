/** JSON Schemas of the content files. Unknown fields are mistakes, so that typing errors are found. */

export type Schema = Record<string, unknown>;

// A schema's description is used in its error message.

export const text: Schema = { type: 'string', minLength: 1, description: 'a text' };
const figure: Schema = { type: ['string', 'number'], minLength: 1, description: 'a number, or a text such as 2,400+' };
const flag: Schema = { type: 'boolean', description: 'true or false' };
const positiveInteger: Schema = { type: 'integer', minimum: 1, description: 'a whole number above 0' };
const id = positiveInteger;
const seats: Schema = { type: 'integer', minimum: 0, description: 'the number of seats that are left' };
const picture: Schema = { type: 'string', format: 'picture', description: 'the name of a file in pictures/' };
export const link: Schema = {
  type: 'string',
  pattern: '^(https?://|mailto:|tel:|/(?!/))',
  description: 'a path such as /exploreJobs, or an address that begins with https://',
};
const span: Schema = { type: 'string', pattern: '^\\d{1,5} (day|week)s?$', description: 'a number of days or weeks, such as 12 days' };
const day: Schema = { type: 'string', format: 'date', description: 'a valid date, such as 2024-03-16' };
export const mail: Schema = { type: 'string', format: 'email', description: 'an e-mail address' };

/** Returns the schema of an object with these fields and no others. */
export function fields(required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required), additionalProperties: false };
}

/** Returns the schema of a list. */
export const list = (items: Schema): Schema => ({ type: 'array', items });

const when: Schema = {
  ...fields({}, { in: span, ago: span, on: day, for: span }),
  description: 'a day such as { on: 2024-03-16 } or { in: 12 days }',
};

/** A course as `{month, dates}` or as `{in, weekends}`, with the seats that are left and a registration of its own. */
const batch: Schema = {
  ...fields({}, { month: text, dates: list(text), in: span, weekends: positiveInteger, seats, register_link: link }),
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
  ...fields({}, { ways_of_working: units, power_skills: units, business_acumen: units }),
  minProperties: 1,
  description: 'units of at least one category, such as { ways_of_working: 1.5 }',
};

const speaker = fields({ name: text, designation: text }, { linkedin: link, image: picture });

export const statisticSchema = fields({ number: figure, content: text });

export const slideSchema = fields(
  { background_image: picture, banner: picture, title: text, sub_content: text, read_more_button_link: link },
  { read_more_button_title: text, is_backgroud_purple: flag },
);

export const categorySchema = fields({ id, name: text, description: text, image: picture });

export const eventSchema = fields(
  { id, title: text, category: text, when, brief_content: text },
  {
    time: text,
    venue: text,
    fee: figure,
    featured_image: picture,
    register_button_link: link,
    sold_out: flag,
    seats,
    slides: link,
    recording: link,
    pdus,
    speakers: list(speaker),
    audience: fields({ title: text, content: text }),
    professional_certifications: fields({ title: text, certifications: text }),
    key_experience: fields({ title: text, points: text }),
    about_speaker: text,
    fees_right_section: list(fields({ label: text, image: picture, linkfile: link })),
  },
);

export const certificationSchema = fields(
  {
    cert_id: id,
    certification_name: text,
    shortform: text,
    experience: text,
    short_description: text,
    right_corner_icon: picture,
    background_image: picture,
    inner_icon: picture,
    schedule_title: text,
    schedule_description: text,
    upcoming_batches: list(batch),
    why_pmp_title: text,
    why_pmp_description: text,
    why_pmp_image: picture,
    why_pmp_image_alt: text,
    training_fees_title: text,
    fees_for_members: figure,
    fees_for_non_members: figure,
    what_you_receive_points: list(text),
    explore_pmp_certification_on_pmi: link,
  },
  { register_link: link },
);

export const directorSchema = fields(
  { id, name: text, designation: text, email: mail },
  { from_to: text, linkedin: link, profile_picture: picture },
);

export const pastPresidentSchema = fields(
  { name: text, role: text, designation: text, from_to: text },
  { linkedin: link, profile_picture: picture },
);

export const volunteerSchema = fields({ name: text }, { department: text, profile_picture: picture });

export const videoSchema = fields({ id, title: text, brief: text }, { vimeo_embed_url: link, featured_image: picture });
