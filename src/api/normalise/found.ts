import { certificationPath, eventPath, jobPath, paths, programPath } from '../../config/paths.ts';
import { slugOf } from '../../lib/slug.ts';
import type { SearchAnswer, SearchKind, SearchResult } from '../generated/site/siteSearch';
import type { Findings, Found } from '../models/found.ts';

const LABELS: Record<SearchKind, string> = {
  program: 'Programs',
  event: 'Events',
  certification: 'Certifications',
  page: 'Pages',
  person: 'People',
  job: 'Jobs',
};

/** Where the groups of people stand. */
const PEOPLE: Readonly<Record<string, string>> = {
  director: `${paths.about}#bod`,
  'past-president': `${paths.about}#pp`,
  volunteer: `${paths.volunteering}#chapter`,
};

const HREFS: Record<SearchKind, (result: SearchResult) => string> = {
  program: ({ title }) => programPath(slugOf(title)),
  // The page of an event is found by its id, whatever stands in place of its program.
  event: ({ id, program = '' }) => eventPath(slugOf(program) || 'events', id),
  certification: ({ title }) => certificationPath(slugOf(title)),
  page: ({ id }) => id,
  person: ({ id }) => PEOPLE[id] ?? paths.about,
  job: ({ id }) => jobPath(id),
};

const toFound = (result: SearchResult): Found => {
  const { kind, id, title, note = '', program = '', text = '' } = result;
  const parts = kind === 'event' ? [program, note] : [note];
  return { key: `${kind} ${id} ${title}`, title, href: HREFS[kind](result), note: parts.filter((part) => part !== '').join(' · '), text };
};

/** What was found, with the addresses of this site. */
export function toFindings({ query, total, partial = false, groups }: SearchAnswer): Findings {
  return {
    query,
    total,
    partial,
    groups: groups.map(({ kind, total: all, results }) => ({ kind, label: LABELS[kind], total: all, found: results.map(toFound) })),
  };
}
