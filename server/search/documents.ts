import type { CmsOperations, EventCategory, EventSummary } from '../../shared/operations/cms.ts';
import type { SearchKind } from '../../shared/operations/site.ts';
import { htmlToText } from '../../shared/text.ts';
import type { Sent } from '../../src/api/query.ts';
import type { RowOf } from '../../src/api/responses.ts';
import { CMS_BASE } from '../contract/load.ts';
import { isRecord } from '../contract/pointer.ts';
import { pageDocument } from './pageDocument.ts';

/** Something of the site that can be found. */
export interface SearchDocument {
  /** kind and id together; unique */
  key: string;
  kind: Exclude<SearchKind, 'job'>;
  id: string;
  title: string;
  /** all its words, as one line */
  text: string;
  note?: string;
  program?: string;
  /** an event that is over */
  past?: boolean;
}

/** What one part of the site has. */
export interface Source {
  name: string;
  /** @throws when it cannot be read */
  read: () => Promise<SearchDocument[]>;
}

/** The lists of the content system that are searched. */
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

/** An item of the list in an answer, however deep it is wrapped (D-22). */
type ItemOf<Answer> = Answer extends readonly (infer Item)[] ? Item : Answer extends { data: infer Data } ? ItemOf<Data> : never;

type RowIn<Id extends ListId> = RowOf<ItemOf<CmsOperations[Id]['answer']>>;

/** The first year with events (SPP-04). */
const FIRST_YEAR = 2021;

/**
 * Everything that is searched except jobs, which their backend searches itself, read through the site's own routes: so it is
 * what visitors see, whichever backend stands behind it.
 * @param get reads an address of this server
 * @param year the current one, in India
 */
export function sources(get: (path: string) => Promise<Response>, year: number): Source[] {
  const rows = async <Id extends ListId>(id: Id, query = ''): Promise<RowIn<Id>[]> => {
    const answer = await get(`${CMS_BASE}${LISTS[id]}${query}`);
    if (!answer.ok) throw new Error(`${id} answered ${answer.status}.`);
    return listIn<RowIn<Id>>(await answer.json());
  };
  const years = Array.from({ length: year - FIRST_YEAR + 1 }, (_, index) => year - index);
  const pastEvents = async (): Promise<SearchDocument[]> => {
    const programs = await rows('listEventCategories');
    const queries = programs.flatMap(({ id }) =>
      years.map((one) => ({ year: String(one), category_id: words(id) }) satisfies Sent<CmsOperations['listPastEvents']['query']>),
    );
    const lists = await Promise.all(queries.map((query) => rows('listPastEvents', `?${new URLSearchParams(query).toString()}`)));
    return lists.flat().flatMap((row) => eventDocument(row, true));
  };
  const source = <Id extends ListId>(name: string, id: Id, toDocuments: (row: RowIn<Id>) => SearchDocument[]): Source => ({
    name,
    read: async () => (await rows(id)).flatMap(toDocuments),
  });
  return [
    source('programs', 'listEventCategories', (row) => made('program', words(row.id), words(row.name), { text: words(row.description) })),
    source('certifications', 'listCertifications', (row) =>
      made('certification', words(row.cert_id), words(row.certification_name), {
        text: [row.shortform, row.experience, row.short_description].map(words).join('. '),
        note: words(row.shortform),
      }),
    ),
    source('events', 'listActiveEvents', (row) => eventDocument(row, false)),
    { name: 'past events', read: pastEvents },
    source('directors', 'listDirectors', (row) => person('director', row, words(row.designation))),
    source('past presidents', 'listPastDirectors', (row) =>
      person('past-president', row, [words(row.role), words(row.from_to)].filter(Boolean).join(' · ')),
    ),
    source('volunteers', 'listVolunteers', (row) => person('volunteer', row, words(row.department))),
    { name: 'pages', read: async () => pages(get) },
  ];
}

/** Plain words of a value of the content system; empty for its ways to say nothing (D-21). */
const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? htmlToText(String(value)) : '');

/** The list in an answer, however deep it is wrapped (D-22). */
function listIn<Row extends object>(body: unknown): Row[] {
  if (Array.isArray(body)) return body.filter((row): row is Row => isRecord(row));
  return isRecord(body) && 'data' in body ? listIn(body.data) : [];
}

function made(
  kind: SearchDocument['kind'],
  id: string,
  title: string,
  { note, ...more }: { text: string; note?: string; program?: string; past?: boolean },
): SearchDocument[] {
  if (id === '' || title === '') return [];
  return [{ key: `${kind}:${id}:${kind === 'person' ? title : ''}`, kind, id, title, ...more, ...(note ? { note } : {}) }];
}

function eventDocument(row: RowOf<EventSummary>, past: boolean): SearchDocument[] {
  const program = listIn<RowOf<EventCategory>>(row.event_category).map(({ name }) => words(name))[0] ?? '';
  const note = words(row.event_time);
  return made('event', words(row.event_id) || words(row.id), words(row.title), { text: words(row.brief_content), note, program, past });
}

const person = (group: string, row: { name?: unknown; designation?: unknown }, note: string): SearchDocument[] =>
  made('person', group, words(row.name), { text: [words(row.designation), note].filter(Boolean).join('. '), note });

/** Pages that consist of what is found by itself: of them only title and description are searched. */
const WITHOUT_WORDS = ['/', '/exploreJobs'];

/** The pages that the sitemap names at the top level of the site: programs, events and certifications below it are known already. */
async function pages(get: (path: string) => Promise<Response>): Promise<SearchDocument[]> {
  const sitemap = await get('/sitemap.xml');
  // Without a built site there are no pages.
  if (!sitemap.ok) return [];
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const read = async (path: string): Promise<SearchDocument[]> => {
    const answer = await get(path);
    return answer.ok ? made('page', path, ...pageDocument(await answer.text(), !WITHOUT_WORDS.includes(path))) : [];
  };
  return (await Promise.all(addresses.filter((path) => /^\/[^/]*$/.test(path)).map(read))).flat();
}
