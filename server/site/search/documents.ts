import { listCourses } from '../../../shared/batches.ts';
import { readEventStatus } from '../../../shared/eventStatus.ts';
import type { BatchMonth, Certification, CmsOperations, EventCategory, EventSummary } from '../../../shared/operations/cms.ts';
import type { SearchKind, SearchResult } from '../../../shared/operations/site.ts';
import { formatPdus } from '../../../shared/pdus.ts';
import { htmlToText, decodeEntities } from '../../../shared/text.ts';
import { isRow, unwrapList } from '../../../shared/values.ts';
import type { QueryValues } from '../../../src/api/query.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { CMS_BASE } from '../../platform/contract/load.ts';
import { mapConcurrently } from '../../platform/lib/longWork.ts';
import { KIND_KEYWORDS, findPageKeywords } from './keywords.ts';
import { hasAllowedId } from './shortenTexts.ts';

/** An event's status with what explains it, as in a result. */
export type StatusFields = Pick<SearchResult, 'status' | 'statusReason' | 'formerTime' | 'formerVenue'>;

export interface SearchDocument {
  /** Unique key. It consists of kind and id, and of the name for people, whose id is only their group. */
  key: string;
  kind: Exclude<SearchKind, 'job'>;
  id: string;
  title: string;
  text: string;
  /** Text that is shown with the title, such as a role or a time. */
  note?: string;
  program?: string;
  /** Words by which visitors may search for the document, besides the words of its texts. */
  keywords?: string;
  isPast?: boolean;
  /** Place of an event. */
  venue?: string;
  /** Fee of an upcoming event. */
  fee?: string | number;
  /** Units of an event. */
  pdus?: number;
  /** Status of an event; absent for one as announced. */
  status?: StatusFields;
}

export interface DocumentSource {
  name: string;
  /** Reads the documents. @throws when the source cannot be read */
  read: () => Promise<SearchDocument[]>;
}

/** Searched lists of the content system. */
const LISTS = {
  listEventCategories: '/custom/v1/event-categories',
  listCertifications: '/custom/v1/certifications-listing/',
  listActiveEvents: '/custom/v1/active-events/',
  listPastEvents: '/custom/v1/past-events/',
  listDirectors: '/custom-api/v1/directors',
  listPastDirectors: '/custom-api/v1/past-directors/',
  listVolunteers: '/custom/v1/volunteers-list/',
} as const satisfies { [Id in keyof CmsOperations]?: CmsOperations[Id]['path'] };

type ListId = keyof typeof LISTS;

/** An item of the list in a response. The list may be wrapped (D-22). */
type ListItem<Body> = Body extends readonly (infer Item)[] ? Item : Body extends { data: infer Data } ? ListItem<Data> : never;

type ListRow<Id extends ListId> = RowOf<ListItem<CmsOperations[Id]['response']>>;

/** The first year with events (SPP-04). */
const FIRST_YEAR = 2021;

type FetchPath = (path: string) => Promise<Response>;

async function readRows<Id extends ListId>(get: FetchPath, id: Id, query = ''): Promise<ListRow<Id>[]> {
  const response = await get(`${CMS_BASE}${LISTS[id]}${query}`);
  const list = response.ok ? unwrapList(await response.json()) : undefined;
  // The documents of a list that cannot be read are kept.
  if (list === undefined) throw new Error(`${id} responded ${response.status} without a list.`);
  return list.filter((row): row is ListRow<Id> => isRow(row));
}

/**
 * Returns the sources of past events, one per program and year.
 * @param get fetches a path of this server
 * @param currentYear year in India
 * @throws when the programs cannot be read
 */
export async function listPastEventSources(get: FetchPath, currentYear: number): Promise<DocumentSource[]> {
  const years = Array.from({ length: currentYear - FIRST_YEAR + 1 }, (_, index) => currentYear - index);
  const programs = await readRows(get, 'listEventCategories');
  return programs.flatMap(({ id }) =>
    years.map((year) => {
      const query = { year: String(year), category_id: toPlainText(id) } satisfies QueryValues<CmsOperations['listPastEvents']['query']>;
      const queryString = new URLSearchParams(query).toString();
      return {
        name: `past events ${queryString}`,
        read: async () =>
          (await readRows(get, 'listPastEvents', `?${queryString}`)).flatMap((row) => toEventDocuments(row, { isPast: true })),
      };
    }),
  );
}

/**
 * Returns the sources of everything except jobs and past events. They are read through the site's own routes, so that the search finds what
 * visitors see, whichever backend is used.
 * @param get fetches a path of this server
 */
export function createSources(get: FetchPath): DocumentSource[] {
  const createSource = <Id extends ListId>(name: string, id: Id, toDocuments: (row: ListRow<Id>) => SearchDocument[]): DocumentSource => ({
    name,
    read: async () => (await readRows(get, id)).flatMap(toDocuments),
  });
  return [
    createSource('programs', 'listEventCategories', (row) =>
      toDocuments('program', toPlainText(row.id), toPlainText(row.name), {
        text: toPlainText(row.description),
        keywords: KIND_KEYWORDS.program,
      }),
    ),
    { name: 'certifications', read: async () => readCertifications(get) },
    createSource('events', 'listActiveEvents', (row) => toEventDocuments(row, { isPast: false })),
    createSource('directors', 'listDirectors', (row) => toPersonDocuments('director', row, toPlainText(row.designation))),
    createSource('past presidents', 'listPastDirectors', (row) =>
      toPersonDocuments('past-president', row, [toPlainText(row.role), toPlainText(row.from_to)].filter(Boolean).join(' · ')),
    ),
    createSource('volunteers', 'listVolunteers', (row) => toPersonDocuments('volunteer', row, toPlainText(row.department))),
    { name: 'pages', read: async () => readPages(get) },
  ];
}

async function readCertifications(get: FetchPath): Promise<SearchDocument[]> {
  const rows = await readRows(get, 'listCertifications');
  const documents = await mapConcurrently(rows, async (row) => {
    const id = toPlainText(row.cert_id);
    return toDocuments('certification', id, toPlainText(row.certification_name), {
      text: joinSentences([row.shortform, row.experience, row.short_description, ...(await readFeesAndDates(get, id))].map(toPlainText)),
      note: toPlainText(row.shortform),
      keywords: KIND_KEYWORDS.certification,
    });
  });
  return documents.flat();
}

const joinSentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');

const formatFee = (fee: unknown): string => (typeof fee === 'number' ? `₹${fee.toLocaleString('en-IN')}` : toPlainText(fee));

/** Returns a certification's fees and its next batches as searchable texts; each is an empty string when the response lacks it. */
async function readFeesAndDates(get: FetchPath, id: string): Promise<string[]> {
  const path = '/custom/v1/certification/{id}' satisfies CmsOperations['getCertification']['path'];
  const response = await get(`${CMS_BASE}${path.replace('{id}', encodeURIComponent(id))}`);
  const body: unknown = response.ok ? await response.json() : null;
  const details: RowOf<Certification> = [isRow(body) ? body.data : undefined, body].find((row) => isRow(row)) ?? {};
  const [memberFee, nonMemberFee] = [details.fees_for_members, details.fees_for_non_members].map(formatFee);
  const fees = [memberFee && `${memberFee} for members`, nonMemberFee && `${nonMemberFee} for others`].filter(Boolean).join(', ');
  const batches = extractList<RowOf<BatchMonth>>(details.upcoming_batches_dates).map((row) => {
    const courses = listCourses(row).map(({ dates }) => toPlainText(dates));
    return [toPlainText(row.month), courses.filter(Boolean).join('; ')].filter(Boolean).join(': ');
  });
  return [fees && `Course fee: ${fees}`, batches.length > 0 ? `Next batches: ${batches.join('. ')}` : ''];
}

/** Returns a value of the content system as plain text; an empty string for a value that is neither text nor a number (D-21). */
const toPlainText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? htmlToText(String(value)) : '');

/** Returns the rows of a list, which may be wrapped (D-22). */
const extractList = <Item extends object>(value: unknown): Item[] => (unwrapList(value) ?? []).filter((row): row is Item => isRow(row));

/** Returns one document, or none when the title is missing or the id is not allowed. */
function toDocuments(
  kind: SearchDocument['kind'],
  id: string,
  title: string,
  { note, ...details }: Partial<Omit<SearchDocument, 'key' | 'kind' | 'id' | 'title'>> & { text: string },
): SearchDocument[] {
  if (id === '' || title === '' || !hasAllowedId({ id })) return [];
  return [{ key: `${kind}:${id}:${kind === 'person' ? title : ''}`, kind, id, title, ...details, ...(note ? { note } : {}) }];
}

function toEventDocuments(row: RowOf<EventSummary>, { isPast }: { isPast: boolean }): SearchDocument[] {
  const program = extractList<RowOf<EventCategory>>(row.event_category).map(({ name }) => toPlainText(name))[0] ?? '';
  const note = toPlainText(row.event_time);
  const [venue, units] = [toPlainText(row.venue), countPdus(row.pdus)];
  const fee = typeof row.fee === 'number' ? row.fee : toPlainText(row.fee);
  const status = readStatus(row);
  return toDocuments('event', toPlainText(row.event_id) || toPlainText(row.id), toPlainText(row.title), {
    text: toPlainText(row.brief_content),
    note,
    program,
    keywords: [isPast ? KIND_KEYWORDS.pastEvent : KIND_KEYWORDS.upcomingEvent, describePdus(units), venue, status?.status]
      .filter(Boolean)
      .join(' '),
    isPast,
    ...(venue !== '' && { venue }),
    ...(!isPast && fee !== '' && { fee }),
    ...(units > 0 && { pdus: units }),
    ...(status && { status }),
  });
}

/** Returns an event's status; undefined for an event as announced. */
function readStatus(row: RowOf<EventSummary>): StatusFields | undefined {
  const status = readEventStatus(row.status);
  if (status === null) return undefined;
  const [reason, formerTime, formerVenue] = [row.status_reason, row.former_time, row.former_venue].map(toPlainText);
  return { status, ...(reason && { statusReason: reason }), ...(formerTime && { formerTime }), ...(formerVenue && { formerVenue }) };
}

const countPdus = (pdus: unknown): number =>
  isRow(pdus) ? Object.values(pdus).reduce<number>((sum, units) => sum + (Number(units) || 0), 0) : 0;

const describePdus = (units: number): string => (units > 0 ? `${formatPdus(units)} professional development units` : '');

const toPersonDocuments = (group: string, row: { name?: unknown; designation?: unknown }, note: string): SearchDocument[] =>
  toDocuments('person', group, toPlainText(row.name), { text: [toPlainText(row.designation), note].filter(Boolean).join('. '), note });

/** Pages whose content is in other documents. Of these pages, only title and description are searched. */
const PAGES_WITHOUT_TEXT = ['/', '/events', '/exploreJobs'];

async function readPages(get: FetchPath): Promise<SearchDocument[]> {
  const sitemap = await get('/sitemap.xml');
  // There is no sitemap when the site has not been built.
  if (!sitemap.ok) return [];
  // Each page once: the addresses of the newest jobs are those of one page with parameters.
  const pathnames = new Set([...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname));
  const readPage = async (path: string): Promise<SearchDocument[]> => {
    const response = await get(path);
    if (!response.ok) return [];
    const [title, pageText] = readPageDocument(await response.text(), { includesMain: !PAGES_WITHOUT_TEXT.includes(path) });
    return toDocuments('page', path, title, { ...pageText, keywords: findPageKeywords(path) });
  };
  const paths = [...pathnames].filter((path) => /^\/[^/]*$/.test(path));
  return (await mapConcurrently(paths, readPage)).flat();
}

/** Maximum number of characters of a page's text. */
const MAX_LENGTH = 20_000;

/** Removes spaces around punctuation that come from adjacent HTML elements, as in `Where : (Salem )`. */
const removeSpacesAtPunctuation = (text: string): string => text.replace(/ (?=[,.:;)]+(?:\s|$))/g, '').replace(/(?<=\() /g, '');

const matchFirst = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/**
 * Returns the title of a page's HTML without the chapter's name, and its searchable text: the description and the text of the main element.
 * @param options `includesMain`: whether the text includes the main element
 */
export function readPageDocument(html: string, { includesMain = true } = {}): [title: string, more: { text: string }] {
  const title = decodeEntities(matchFirst(html, /<title[^>]*>([^<]*)<\/title>/i)).replace(/\s+[|·–—-]\s+[^|·–—]+$/, '');
  const description = decodeEntities(matchFirst(html, /<meta name="description" content="([^"]*)"/i));
  const main = !includesMain ? '' : removeSpacesAtPunctuation(htmlToText(matchFirst(html, /<main\b[^>]*>([\s\S]*?)<\/main>/i)));
  return [title.trim(), { text: `${description} ${main}`.trim().slice(0, MAX_LENGTH) }];
}
