import type { JobField } from '../../../../shared/jobFields.ts';
import type { JobValues } from './jobValues.ts';

interface Part {
  title: string;
  intro: string;
  /** what has to be filled in */
  asks: readonly (keyof JobValues)[];
  fields: readonly JobField[];
}

/** The parts of the form, in their order: a title, what it is about, and what has to be filled in (POST-01). */
export const PARTS = {
  job: {
    title: 'The job',
    intro: 'What it is called, who offers it, and what the work is.',
    asks: ['jobTitle', 'jobType', 'jobCategory', 'jobIndustry'],
    fields: ['jobTitle', 'organization', 'jobType', 'jobCategory', 'jobIndustry', 'description'],
  },
  person: {
    title: 'Who you look for',
    intro: 'What the person should bring along.',
    asks: ['jobQualification', 'skills', 'maxjobExperience'],
    fields: ['jobQualification', 'skills', 'minjobExperience', 'maxjobExperience', 'jobCarrerLevel'],
  },
  place: {
    title: 'Where and when',
    intro: 'Where the work is done, and until when one can apply.',
    asks: ['closingDate'],
    fields: ['location', 'remotePosition', 'hoursPerWeek', 'closingDate'],
  },
  pay: {
    title: 'Pay',
    intro: 'By the year, by the hour or neither. Jobs that name their pay are read more.',
    asks: [],
    fields: ['minSalary', 'maxSalary', 'minRate', 'maxRate'],
  },
  contact: {
    title: 'How to apply',
    intro: 'Members see these in full; visitors see them masked.',
    asks: ['email'],
    fields: ['email', 'extLink', 'jobDescription'],
  },
} as const satisfies Record<string, Part>;

export type PartId = keyof typeof PARTS;

/** All of them. */
export const PART_IDS = Object.keys(PARTS) as PartId[];

/** The part that a field stands in; undefined for a field that the form does not have. */
export const partOf = (field: string | null): PartId | undefined =>
  PART_IDS.find((id) => PARTS[id].fields.some((one: string) => one === field));

/** How many of a part's required fields are empty. */
export const leftIn = (part: PartId, values: JobValues): number =>
  PARTS[part].asks.filter((name: keyof JobValues) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
  }).length;
