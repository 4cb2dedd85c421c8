import {
  getCertification,
  listCertifications,
  useGetCertificationQuery,
  useListCertificationsQuery,
} from '../../api/endpoints/certifications.ts';
import { getPageContent } from '../../api/endpoints/content.ts';
import type { Certification, CertificationSummary } from '../../api/models/certification.ts';
import type { Ask, PreloadContext } from '../../api/page.ts';
import type { RootState } from '../../api/state.ts';
import { CERTIFICATION_IDS, idOfSlug } from '../../lib/slug.ts';

/** What is known of the certification that an address names. */
export interface Subject {
  /** undefined while it is not there */
  certification: Certification | undefined;
  /** nothing more is to come, and there is no certification: `error` says why, undefined when no listing knows the name */
  missing: boolean;
  error: unknown;
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
}

/** The id of a name, from the fixed ones, else from the listing (CERT-01). */
const idOf = (slug: string, listing: readonly CertificationSummary[] | undefined): string | null =>
  idOfSlug(slug, CERTIFICATION_IDS, listing);

function subjectOf(id: string | null, listing: Answer<CertificationSummary[]>, one: Answer<Certification>): Subject {
  if (one.data !== undefined) return { certification: one.data, missing: false, error: undefined };
  const error = id === null ? listing.error : one.error;
  const unknown = id === null && listing.data !== undefined;
  return { certification: undefined, missing: unknown || error !== undefined, error: unknown ? undefined : error };
}

/** Everything the page shows; the listing first only where the name is not among the fixed ones. */
export async function preloadCertification({ ask, params }: Pick<PreloadContext, 'ask' | 'params'>): Promise<void> {
  const slug = params.certification_name ?? '';
  const words = ask(getPageContent.initiate('certification'));
  const known = idOf(slug, undefined);
  const id = known ?? idOf(slug, (await ask(listCertifications.initiate())).data);
  if (id !== null) await ask(getCertification.initiate(id));
  await words;
}

/** All certifications there are; none when they cannot be had. */
export const listedNames = async (ask: Ask): Promise<string[]> =>
  ((await ask(listCertifications.initiate())).data ?? []).map(({ name }) => name);

/** The subject of an address, out of the cache. */
export function selectSubject(state: RootState, slug: string): Subject {
  const listing = listCertifications.select()(state);
  const id = idOf(slug, listing.data);
  return subjectOf(id, listing, id === null ? {} : getCertification.select(id)(state));
}

/** The same for the page itself, which also asks for it. */
export function useSubject(slug: string): Subject & { listing: CertificationSummary[]; busy: boolean; retry: () => unknown } {
  const listing = useListCertificationsQuery();
  const id = idOf(slug, listing.data);
  const one = useGetCertificationQuery(id ?? '', { skip: id === null });
  const asked = id === null ? listing : one;
  return { ...subjectOf(id, listing, one), listing: listing.data ?? [], busy: asked.isFetching, retry: asked.refetch };
}
