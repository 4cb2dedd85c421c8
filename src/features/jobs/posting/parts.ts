import { createContext, use } from 'react';
import { fieldsWhere, isJobField, JOB_PARTS, rowOf, type JobField, type JobPart } from '../../../../shared/jobFields.ts';
import type { JobValues } from './jobValues.ts';

export type PartId = JobPart;

interface Part {
  title: string;
  intro: string;
  fields: readonly JobField[];
  requiredFields: readonly JobField[];
}

const createPart = (id: PartId, title: string, intro: string): Part => {
  const fields = fieldsWhere((row) => row.part === id);
  return { title, intro, fields, requiredFields: fields.filter((name) => rowOf(name).requiredMessage !== undefined) };
};

export const PARTS: Readonly<Record<PartId, Part>> = {
  job: createPart('job', 'The job', 'What it is called, who offers it, and what the work is.'),
  person: createPart('person', 'Who you are looking for', 'The skills and experience that you expect.'),
  place: createPart('place', 'Where and when', 'Where the work is done, and the last day to apply.'),
  pay: createPart('pay', 'Pay', 'By the year, by the hour, or left out. Jobs that state their pay are read more.'),
  contact: createPart('contact', 'How to apply', 'Members see these in full; visitors see them masked.'),
};

export const PART_IDS = JOB_PARTS;

/** Returns the part of a field; undefined for an unknown field. */
export const partOf = (field: string | null): PartId | undefined => (field !== null && isJobField(field) ? rowOf(field).part : undefined);

/** Returns whether a part has an error. */
export const hasPartErrors = (id: PartId, errors: object): boolean => PARTS[id].fields.some((field) => field in errors);

/** Counts the empty required fields of a part. */
export const countEmptyRequired = (id: PartId, values: JobValues): number =>
  PARTS[id].requiredFields.filter((name) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
  }).length;

interface OpenParts {
  openIds: ReadonlySet<PartId>;
  setPartOpen(id: PartId, open: boolean): void;
}

export const OpenPartsContext = createContext<OpenParts>({ openIds: new Set(PART_IDS), setPartOpen: () => undefined });

export const useOpenParts = (): OpenParts => use(OpenPartsContext);

/** Returns the parts that are open at first: all, or for a job that was sent back for one field, only that field's part. */
export function initialOpenParts(remarkField: string | null): ReadonlySet<PartId> {
  const part = partOf(remarkField);
  return new Set(part === undefined ? PART_IDS : [part]);
}

/** Returns the set with one part opened or closed. */
export function withPart(openIds: ReadonlySet<PartId>, id: PartId, isOpen: boolean): ReadonlySet<PartId> {
  if (openIds.has(id) === isOpen) return openIds;
  return new Set(PART_IDS.filter((item) => (item === id ? isOpen : openIds.has(item))));
}
