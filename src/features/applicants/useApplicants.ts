import { useState } from 'react';
import { useListApplicantsQuery, useSearchApplicantsQuery } from '../../api/endpoints/applications.ts';
import type { ApplicantPage } from '../../api/models/job.ts';
import { isFiltered, NO_FILTERS, queryOf, type ApplicantsAddress } from './applicantsAddress.ts';

/** Rows with the URL state they belong to. */
export interface LoadedPage {
  page: ApplicantPage;
  address: ApplicantsAddress;
}

export interface Applicants {
  /** Null until the first response; old rows stay while others load. */
  shown: LoadedPage | null;
  /** No applicant matches the filters: the list is unchanged (APPL-02). */
  isEmpty: boolean;
  busy: boolean;
  error: unknown;
  retry(): void;
}

/** Uses the call for the list or, with filters, the one for a search: the specification has both. */
function useResponse(jobId: string, address: ApplicantsAddress, skip = false) {
  const query = queryOf(jobId, address);
  const filtered = isFiltered(address.filters);
  const { sort, order, limit, page } = query;
  const allApplicants = useListApplicantsQuery({ jobId, sort, order, limit, page }, { skip: skip || filtered });
  const filteredQuery = useSearchApplicantsQuery(query, { skip: skip || !filtered });
  return filtered ? filteredQuery : allApplicants;
}

/** Loads the applicants for a URL state. */
export function useApplicants(jobId: string, address: ApplicantsAddress): Applicants {
  const [shown, setShown] = useState<LoadedPage | null>(null);
  const requested = useResponse(jobId, address);
  const isEmpty = isFiltered(address.filters) && requested.currentData?.total === 0;
  // The state before; for a URL that is opened with filters, the unfiltered list.
  const before = shown?.address ?? { ...address, filters: NO_FILTERS, page: 1 };
  const previous = useResponse(jobId, before, !isEmpty);
  const current = isEmpty ? previous : requested;
  const page = current.currentData;
  if (page !== undefined && page !== shown?.page) setShown({ page, address: isEmpty ? before : address });
  return {
    shown,
    isEmpty,
    busy: current.isFetching && page === undefined,
    error: current.error,
    retry: () => void current.refetch(),
  };
}
