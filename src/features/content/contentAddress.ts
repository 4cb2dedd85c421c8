import type { ContentEntry, ContentFile, ContentValue } from '../../api/endpoints/editing.ts';
import { paths } from '../../config/paths.ts';
import { truncateText } from '../../lib/text.ts';
import { capitalise } from './form/jsonSchema.ts';

/** The sections of the page, each with its files. `pictures` is a section of its own. */
export const SECTIONS = {
  events: { label: 'Events', files: /^events\// },
  trainings: { label: 'Trainings', files: /^certifications\// },
  people: { label: 'People', files: /^(directors|past-presidents|volunteers)\.yaml$/ },
  home: { label: 'Home', files: /^(home-banner|statistics)\.yaml$/ },
  videos: { label: 'Videos', files: /^videos\.yaml$/ },
  programs: { label: 'Programs', files: /^event-categories\.yaml$/ },
  texts: { label: 'Page texts', files: /^pages\// },
  facts: { label: 'Chapter facts', files: /^chapter\.yaml$/ },
  pictures: { label: 'Pictures', files: null },
} as const;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Filters of the events, by URL value. */
export const EVENT_FILTERS = { upcoming: 'Upcoming', past: 'Past', drafts: 'Drafts', cancelled: 'Cancelled' } as const;

export type EventFilter = keyof typeof EVENT_FILTERS;

export interface ContentAddress {
  section: SectionName;
  /** Search words for events; may be empty. */
  q: string;
  show: EventFilter;
}

export const MAX_SEARCH_LENGTH = 100;

/** Reads the URL's query; missing or invalid parts get their default. */
export function readContentAddress(query: URLSearchParams): ContentAddress {
  const section = SECTION_NAMES.find((name) => name === query.get('section')) ?? 'events';
  const show = (Object.keys(EVENT_FILTERS) as EventFilter[]).find((name) => name === query.get('show')) ?? 'upcoming';
  return { section, show, q: truncateText((query.get('q') ?? '').trim(), MAX_SEARCH_LENGTH) };
}

/** Builds the URL of a section; default values are omitted. */
export function contentPath({ section = 'events', q = '', show = 'upcoming' }: Partial<ContentAddress> = {}): string {
  const query = new URLSearchParams({
    ...(section !== 'events' && { section }),
    ...(q !== '' && { q }),
    ...(show !== 'upcoming' && { show }),
  }).toString();
  return query === '' ? paths.dashboardContent : `${paths.dashboardContent}?${query}`;
}

/** Returns the section of a file. */
export const sectionOf = (file: string): SectionName => SECTION_NAMES.find((name) => SECTIONS[name].files?.test(file)) ?? 'facts';

export const isEvent = (file: string): boolean => SECTIONS.events.files.test(file);

/** Names of files that say more than the files' own. */
const FILE_NAMES: ReadonlyMap<string, string> = new Map([
  ['home-banner.yaml', 'Slides of the home page'],
  ['statistics.yaml', 'Figures of the home page'],
  ['event-categories.yaml', 'Special programs'],
  ['chapter.yaml', 'Name, address and other facts'],
  ['pages/about.yaml', 'About us'],
  ['pages/certification.yaml', 'All trainings'],
  ['pages/training.yaml', 'Corporate training'],
  ['pages/own-data.yaml', 'Erasing one’s data'],
  ['pages/posting.yaml', 'Posting a job'],
]);

/** Returns the name of a file for editors: the title of an event or a training, otherwise the name of the file in words. */
export function nameOfFile({ file, title }: Pick<ContentEntry, 'file' | 'title'>): string {
  // The list has the name of the file for an event without a title.
  if (file.endsWith('.md')) return title.trim() === '' || title === file ? 'Untitled' : title;
  return FILE_NAMES.get(file) ?? capitalise(file.replace(/^pages\/|\.yaml$/g, '').replaceAll('-', ' '));
}

/** Returns the name of a file with a value of its form. */
export function nameOfValue(file: string, { title, certification_name: training }: ContentValue): string {
  const found = title ?? training;
  return nameOfFile({ file, title: typeof found === 'string' ? found : '' });
}

/** Returns the name of a file by its draft, or by what is published. */
export const nameOfContent = ({ file, draft, value }: ContentFile): string => nameOfValue(file, draft?.value ?? value ?? {});
