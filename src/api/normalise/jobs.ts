import { closingOf, readJobStatus } from '../../../shared/jobState.ts';
import { convertJob, type JobConverters, type JobFieldKind } from '../../../shared/jobFields.ts';
import { readFilters, describeSearch } from '../../../shared/jobSearch.ts';
import { listKeys } from '../../../shared/values.ts';
import { decodePercent } from '../../lib/links.ts';
import type * as board from '../generated/board.ts';
import type * as jobs from '../generated/jobs.ts';
import type { Job, JobAlert, JobCategory, ClosingResult, JobPage, ModelValues } from '../models/job.ts';
import { toItems, type RowOf } from '../responses.ts';
import { toFlag, toNumber, toText, toTextOrNull, toTexts } from './values.ts';

const FREQUENCIES = listKeys<board.AlertFrequency>({ daily: true, weekly: true });

const FROM_WIRE: JobConverters<Record<JobFieldKind, unknown>, ModelValues> = {
  text: toTextOrNull,
  multilineText: toTextOrNull,
  email: toTextOrNull,
  link: toTextOrNull,
  choice: toTextOrNull,
  lookup: toTextOrNull,
  // Not `toTexts` itself, whose second parameter differs from that of a converter.
  textList: (value) => toTexts(value),
  number: toNumber,
  flag: toFlag,
  day: toTextOrNull,
  file: toTextOrNull,
};

/** Returns null when the id or title is missing. */
export function toJob(row: RowOf<jobs.Job>): Job | null {
  const [id, title] = [toText(row._id), toText(row.jobTitle)];
  if (id === '' || title === '') return null;
  return {
    ...convertJob(row, ['wire', 'model'], FROM_WIRE),
    id,
    title,
    creatorId: toTextOrNull(row.userId),
    status: readJobStatus(row.status),
    statusRemark: toTextOrNull(row.statusRemark),
    isRemarkListed: row.statusRemark !== undefined,
    remarkField: toTextOrNull(row.remarkField),
    sentBackAt: toTextOrNull(row.sentBackAt),
    createdAt: toTextOrNull(row.createdAt),
    updatedAt: toTextOrNull(row.updatedAt),
    appliedBy: toTexts(row.appliedBy),
    responseRate: toTextOrNull(row.answers),
    closed: closingOf(row),
  };
}

export const toClosingResult = ({ message, closedAt }: RowOf<board.ClosedMessage>): ClosingResult => ({
  message: toText(message),
  closedAt: toText(closedAt),
});

/** Reads the corrected search words from percent-encoded headers. */
const readCorrection = (headers: Headers): JobPage['corrected'] => ({
  keyword: decodePercent(headers.get('x-search-keyword') ?? ''),
  location: decodePercent(headers.get('x-search-location') ?? ''),
});

/** Reads a page of jobs. A response without paging headers is the whole list. */
export function toJobPage(body: unknown, headers: Headers | undefined): JobPage {
  const jobs = toItems(body, toJob);
  return {
    jobs,
    total: Math.max(toNumber(headers?.get('x-total-count')) ?? 0, jobs.length),
    nextCursor: toTextOrNull(headers?.get('x-next-cursor')),
    corrected: headers?.has('x-search-keyword') ? readCorrection(headers) : null,
  };
}

export function toJobCategory(row: RowOf<board.JobCategory>): JobCategory | null {
  const name = toText(row.name);
  return name === '' ? null : { name, jobCount: toNumber(row.jobs) ?? 0 };
}

/** Returns null when the id is missing. */
export function toJobAlert(row: RowOf<board.JobAlert>): JobAlert | null {
  const id = toText(row._id);
  const query = new URLSearchParams(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? String(value) : toText(value)]),
  );
  const search = { keyword: toText(row.keyword), location: toText(row.location), filters: readFilters(query) };
  if (id === '') return null;
  return {
    id,
    search,
    description: describeSearch(search),
    frequency: FREQUENCIES.find((frequency) => frequency === row.frequency) ?? 'weekly',
    nextAt: toTextOrNull(row.nextAt),
  };
}
