import { eventPath, jobPath, paths } from '../../config/paths.ts';
import { groupIndian } from '../../lib/grouping.ts';
import { slugOf } from '../../lib/slug.ts';
import { certificationHref, programHref } from '../../lib/subjectAddress.ts';
import { spaceAfterTrademarkSigns } from '../../lib/text.ts';
import type * as cms from '../generated/cms.ts';
import type { SearchAnswer, SearchKind, SearchResult } from '../generated/site.ts';
import type { BannerSlide, SearchHit, SearchResults, Statistic, Video } from '../models/content.ts';
import type { RowOf } from '../responses.ts';
import { toFlag, toLink, toOwnEventStatus, toPicture, toText, toTextOrNull, toTitle } from './values.ts';

const DEFAULT_BUTTON = 'Explore Training Programs';

/** Formats a number with Indian grouping, and keeps text (HOME-07). Returns null when the figure or caption is missing. */
export function toStatistic(row: RowOf<cms.Statistic>): Statistic | null {
  const number = typeof row.number === 'number' ? groupIndian(row.number) : toTitle(row.number);
  const content = toTitle(row.content);
  return number === '' || content === '' ? null : { number, caption: content };
}

/** A slide without a title keeps its images and button (HOME-03). Returns null when title, images and link are all missing. */
export function toBannerSlide(row: RowOf<cms.BannerSlide>): BannerSlide | null {
  const title = toTitle(row.title);
  const [background, banner] = [toPicture(row.background_image), toPicture(row.banner)];
  const buttonLink = toLink(row.read_more_button_link);
  if (title === '' && background === null && banner === null && buttonLink === null) return null;
  return {
    title,
    subContent: toTitle(row.sub_content),
    background,
    banner,
    buttonLink,
    buttonTitle: toTitle(row.read_more_button_title) || DEFAULT_BUTTON,
    isOnPurple: toFlag(row.is_backgroud_purple),
  };
}

/** Returns null when the id or title is missing. */
export function toVideo(row: RowOf<cms.Video>): Video | null {
  const [id, title] = [toText(row.id), toTitle(row.title)];
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    briefHtml: toText(row.brief),
    embedUrl: toTextOrNull(row.vimeo_embed_url),
    poster: toPicture(row.featured_image),
  };
}

const LABELS: Record<SearchKind, string> = {
  program: 'Programs',
  event: 'Events',
  certification: 'Certifications',
  page: 'Pages',
  person: 'People',
  job: 'Jobs',
};

const PERSON_HREFS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    director: `${paths.about}#bod`,
    'past-president': `${paths.about}#pp`,
    volunteer: `${paths.volunteering}#chapter`,
  }),
);

const HREFS: Record<SearchKind, (result: SearchResult) => string> = {
  program: ({ title }) => programHref(title) ?? paths.events,
  // Events are found by id; the program's slug is optional.
  event: ({ id, program = '' }) => eventPath(slugOf(program) || 'events', id),
  certification: ({ title }) => certificationHref({ name: title, permalink: null }) ?? `${paths.home}#certifications`,
  page: ({ id }) => id,
  person: ({ id }) => PERSON_HREFS.get(id) ?? paths.about,
  job: ({ id }) => jobPath(id),
};

const toSearchHit = (result: SearchResult): SearchHit => {
  const { kind, id, title, note = '', program = '', text = '', venue = '', fee = null, pdus = null } = result;
  return {
    key: `${kind} ${id} ${title}`,
    title: spaceAfterTrademarkSigns(title),
    href: HREFS[kind](result),
    note,
    text,
    event: kind === 'event' ? { id, category: program, date: note, venue, fee, pdus, status: toOwnEventStatus(result) } : null,
  };
};

export function toSearchResults({ query, total, partial = false, groups }: SearchAnswer): SearchResults {
  return {
    query,
    total,
    partial,
    groups: groups.map(({ kind, total: totalCount, similar = false, keyword = query, results }) => ({
      kind,
      label: LABELS[kind],
      total: totalCount,
      similar,
      keyword,
      results: results.map(toSearchHit),
    })),
  };
}
