import type { JobValues } from './jobValues.ts';

/** The parts of the form, in their order: a title, what it is about, and what has to be filled in (POST-01). */
export const PARTS = {
  job: {
    title: 'The job',
    intro: 'What it is called, who offers it, and what the work is.',
    asks: ['jobTitle', 'jobType', 'jobCategory', 'jobIndustry'],
  },
  person: {
    title: 'Who you look for',
    intro: 'What the person should bring along.',
    asks: ['jobQualification', 'skills', 'maxjobExperience'],
  },
  place: { title: 'Where and when', intro: 'Where the work is done, and until when one can apply.', asks: ['closingDate'] },
  pay: { title: 'Pay', intro: 'By the year, by the hour or neither. Jobs that name their pay are read more.', asks: [] },
  contact: { title: 'How to apply', intro: 'Members see these in full; visitors see them masked.', asks: ['email'] },
} as const satisfies Record<string, { title: string; intro: string; asks: readonly (keyof JobValues)[] }>;

export type PartId = keyof typeof PARTS;

/** How many of a part's required fields are empty. */
export const leftIn = (part: PartId, values: JobValues): number =>
  PARTS[part].asks.filter((name: keyof JobValues) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
  }).length;
