import { isRecord } from '../../../server/contract/pointer.ts';
import type { OperationId } from '../../../server/contract/operations.ts';
import { dayInIndia, partsOf } from '../../../shared/days.ts';

/** Where values for a parameter are found: in the answers of another call, or in the calendar. */
export type Source = AnswerSource | { years: number };

interface AnswerSource {
  from: OperationId;
  /** The field, written as in the reports: `data[].id`. */
  at: string;
  /** The field holds an address; the value is what comes behind this beginning. */
  behind?: string;
  /** Only of entries in which this field has this value. */
  only?: readonly [field: string, value: string];
}

const of = (from: OperationId, ...fields: string[]): AnswerSource[] => fields.map((at) => ({ from, at }));

const events = [
  ...of('listActiveEvents', 'data[].event_id', 'data[].id'),
  ...of('listUpcomingEvents', 'data[].event_id', 'data[].id'),
  ...of('listPastEvents', 'data[].event_id', 'data[].id'),
];
const programs = of('listEventCategories', 'data[].id');
const openJobs = of('listAllJobs', '[]._id');
// Whose applicants a caller may see: those of their own jobs, an admin those of all.
const judgedJobs = [...of('listJobsCreatedByUser', '[]._id'), ...of('listJobsByStatus', '[]._id')];
const ownId = { userId: of('getUserDetails', '_id') };

/** The values that the app takes from one answer to the next question, by call and parameter. */
export const SOURCES: Readonly<Partial<Record<OperationId, Readonly<Record<string, readonly Source[]>>>>> = {
  getCertification: { id: of('listCertifications', 'data[].cert_id') },
  listUpcomingEvents: { category_id: programs },
  listPastEvents: { category_id: programs, year: [{ years: 2 }] },
  getEvent: { id: events },
  listRelatedEvents: { id: events },
  listJobsCreatedByUser: ownId,
  listJobsAppliedByUser: ownId,
  getJob: { id: openJobs },
  listSimilarJobs: { id: openJobs },
  getJobSentBack: { id: [{ from: 'listJobsByStatus', at: '[]._id', only: ['status', 'sentback'] }] },
  listApplicants: { jobId: judgedJobs },
  searchApplicants: { jobId: judgedJobs },
  exportApplicants: { jobId: judgedJobs },
  getFile: {
    fileId: [
      { from: 'listAllJobs', at: '[].jobDescription', behind: '/api/files/' },
      { from: 'listApplicants', at: '[].cv', behind: '/api/files/' },
    ],
  },
};

/** Where the values of a call's parameters come from, by parameter. */
export function sourcesOf(operationId: string): Readonly<Record<string, readonly Source[]>> {
  return (SOURCES as Readonly<Record<string, Readonly<Record<string, readonly Source[]>>>>)[operationId] ?? {};
}

/** Different values of a parameter from some answers, at most so many, by turns from each source. */
export function valuesFrom(
  sources: readonly Source[],
  answersOf: (operationId: string) => readonly unknown[],
  most: number,
  today: Date,
): string[] {
  const lists = sources.map((source) => {
    if ('years' in source) {
      const { year } = partsOf(dayInIndia(today));
      return Array.from({ length: source.years }, (_none, ago) => String(year - ago));
    }
    const { from, at, behind = '', only } = source;
    const found = answersOf(from).flatMap((answer) => valuesAt(answer, at.match(/\[\]|[^.[\]]+/g) ?? [], only));
    return found.flatMap((value) => (value.startsWith(behind) && value.length > behind.length ? [value.slice(behind.length)] : []));
  });
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_none, index) => lists.flatMap((list) => list[index] ?? [])).flat();
  return [...new Set(turns)].slice(0, most);
}

function valuesAt(value: unknown, [step, ...steps]: readonly string[], only?: AnswerSource['only']): string[] {
  if (step === undefined) return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  if (step === '[]') {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const wanted = only === undefined ? entries : entries.filter((entry) => isRecord(entry) && entry[only[0]] === only[1]);
    return wanted.flatMap((entry) => valuesAt(entry, steps));
  }
  return isRecord(value) ? valuesAt(value[step], steps) : [];
}
