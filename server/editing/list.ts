import { dayInIndia, type Day } from '../../shared/days.ts';
import { EVENT_STATUSES, type EventStatusName } from '../../shared/eventStatus.ts';
import type { ContentEntry } from '../../shared/operations/content.ts';
import type { ContentSnapshot } from '../cms/contentSnapshot.ts';
import { eventPath, trainingPath } from '../cms/wire.ts';
import type { Json } from '../platform/contract/pointer.ts';
import { listDrafts } from './drafts.ts';
import { findKind, fixedFiles, isCertification, isEvent } from './files/contentFiles.ts';
import { findDays } from './files/days.ts';
import { listFiles } from './files/listFiles.ts';
import type { EditingDeps } from './saving.ts';
import { listLastChanges } from './versions.ts';

/** Longest text in the list; the contract has the same limit. */
const MAX_TEXT = 1_000;

const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT).toWellFormed() : '');

/** Returns the path of the page that shows a value of a file, which may be a draft with mistakes; undefined when no page does alone. */
export function findPage(file: string, value: Json): string | undefined {
  const { id, category, certification_name: certification } = value;
  const page = isEvent(file)
    ? Number.isSafeInteger(id)
      ? eventPath(toText(category), Number(id))
      : undefined
    : isCertification(file)
      ? trainingPath(toText(certification))
      : findKind(file).page;
  return page === undefined || page.length > MAX_TEXT ? undefined : page;
}

/** Returns what the list says of an event or a training. */
function describeValue(file: string, value: Json, today: Day): Partial<ContentEntry> {
  const page = findPage(file, value);
  const title = toText(isEvent(file) ? value.title : value.certification_name);
  const days = findDays(value.when, today);
  const status = EVENT_STATUSES.find((name): name is EventStatusName => name === value.status);
  return {
    ...(title !== '' && { title }),
    ...(page !== undefined && { path: page }),
    ...(isEvent(file) && {
      ...(toText(value.category) !== '' && { category: toText(value.category) }),
      ...(days && { startsOn: days.start, endsOn: days.end }),
      ...(status && { status }),
    }),
  };
}

/** Returns the values of events and certifications by file. */
function readValues({ content: { events, certifications, origins } }: ContentSnapshot): ReadonlyMap<string, Json> {
  return new Map([...events, ...certifications].map((entry) => [origins.get(entry)?.file ?? '', { ...entry }]));
}

/** Returns all content files that can be edited, and the drafts of files that do not exist yet. */
export async function listEntries({ content, db, clock }: EditingDeps): Promise<ContentEntry[]> {
  const today = dayInIndia(clock());
  const values = readValues(content.current);
  const drafts = await listDrafts(db);
  const changes = await listLastChanges(db);
  const files = await listFiles(content.folder);
  const describe = (file: string, published: boolean): ContentEntry => {
    const draft = drafts.get(file);
    const changed = published ? changes.get(file) : undefined;
    const value = values.get(file) ?? (published ? undefined : draft?.value);
    return {
      file,
      title: file,
      ...(value === undefined ? (fixedFiles.includes(file) ? describeValue(file, {}, today) : {}) : describeValue(file, value, today)),
      published,
      ...(draft && { draft: { at: draft.at, ...(draft.by !== undefined && { by: draft.by }) } }),
      ...(changed && { changed }),
    };
  };
  const newFiles = [...drafts.keys()].filter((file) => !files.includes(file));
  return [...files.map((file) => describe(file, true)), ...newFiles.map((file) => describe(file, false))];
}
