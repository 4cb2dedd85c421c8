import {
  getCertification,
  listCertifications,
  useGetCertificationQuery,
  useListCertificationsQuery,
} from '../../api/endpoints/certifications.ts';
import { getPageContent } from '../../api/endpoints/content.ts';
import type { Certification, CertificationSummary } from '../../api/models/certification.ts';
import type { RunQuery, PreloadContext } from '../../api/page.ts';
import type { RootState } from '../../api/state.ts';
import { CERTIFICATION_IDS, idOfSlug } from '../../lib/slug.ts';

export interface CertificationLookup {
  certification: Certification | undefined;
  /** whether loading has ended without a certification; when the listing lacks the slug, `error` is undefined */
  isMissing: boolean;
  error: unknown;
}

interface QueryState<Data> {
  data?: Data;
  error?: unknown;
}

/** Returns the id of a slug, from the fixed ids or from the listing (CERT-01); null when neither has the slug. */
const idOf = (slug: string, listing: readonly CertificationSummary[] | undefined): string | null =>
  idOfSlug(slug, CERTIFICATION_IDS, listing);

function lookUp(id: string | null, listing: QueryState<CertificationSummary[]>, detail: QueryState<Certification>): CertificationLookup {
  if (detail.data !== undefined) return { certification: detail.data, isMissing: false, error: undefined };
  const error = id === null ? listing.error : detail.error;
  const isUnknown = id === null && listing.data !== undefined;
  return { certification: undefined, isMissing: isUnknown || error !== undefined, error: isUnknown ? undefined : error };
}

/** Preloads the page. For a slug without a fixed id, loads the listing first. */
export async function preloadCertification({ runQuery, params }: Pick<PreloadContext, 'runQuery' | 'params'>): Promise<void> {
  const slug = params.certification_name ?? '';
  const content = runQuery(getPageContent.initiate('certification'));
  const fixedId = idOf(slug, undefined);
  const id = fixedId ?? idOf(slug, (await runQuery(listCertifications.initiate())).data);
  if (id !== null) await runQuery(getCertification.initiate(id));
  await content;
}

/** Loads the names of all certifications; none if the request fails. */
export const loadCertificationNames = async (runQuery: RunQuery): Promise<string[]> =>
  ((await runQuery(listCertifications.initiate())).data ?? []).map(({ name }) => name);

/** Selects the certification of a slug. */
export function selectCertification(state: RootState, slug: string): CertificationLookup {
  const listing = listCertifications.select()(state);
  const id = idOf(slug, listing.data);
  return lookUp(id, listing, id === null ? {} : getCertification.select(id)(state));
}

/** Loads the certification of a slug. */
export function useCertification(
  slug: string,
): CertificationLookup & { listing: CertificationSummary[]; busy: boolean; retry: () => unknown } {
  const listing = useListCertificationsQuery();
  const id = idOf(slug, listing.data);
  const detail = useGetCertificationQuery(id ?? '', { skip: id === null });
  const query = id === null ? listing : detail;
  return { ...lookUp(id, listing, detail), listing: listing.data ?? [], busy: query.isFetching, retry: query.refetch };
}
