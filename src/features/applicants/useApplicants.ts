import { useState } from 'react';
import { useListApplicantsQuery, useSearchApplicantsQuery } from '../../api/endpoints/applications.ts';
import type { ApplicantPage } from '../../api/models/job.ts';
import { isFiltered, NO_FILTERS, queryOf, type ApplicantsAddress } from './applicantsAddress.ts';

/** A page of the list, with the URL state that it belongs to. */
export interface LoadedPage {
  page: ApplicantPage;
  address: ApplicantsAddress;
}

export interface Applicants {
  /** Null until the first response. The old page stays while another one loads. */
  shownPage: LoadedPage | null;
  /** Whether no applicant matches the filters; `shownPage` then stays as it was (APPL-02). */
  isEmpty: boolean;
  busy: boolean;
  error: unknown;
  retry(): void;
}

/** Requests the list or, with filters, a search. The specification has a call for each. */
function useResponse(jobId: string, address: ApplicantsAddress, skip = false) {
  const query = queryOf(jobId, address);
  const hasFilters = isFiltered(address.filters);
  const { sort, order, limit, page } = query;
  const unfilteredQuery = useListApplicantsQuery({ jobId, sort, order, limit, page }, { skip: skip || hasFilters });
  const filteredQuery = useSearchApplicantsQuery(query, { skip: skip || !hasFilters });
  return hasFilters ? filteredQuery : unfilteredQuery;
}

/** Loads the applicants for a URL state. */
export function useApplicants(jobId: string, address: ApplicantsAddress): Applicants {
  const [shownPage, setShownPage] = useState<LoadedPage | null>(null);
  const requestedResponse = useResponse(jobId, address);
  const isEmpty = isFiltered(address.filters) && requestedResponse.currentData?.total === 0;
  // URL state of the page of the list that stays. Before the first response, this is the first page of the unfiltered list.
  const previousAddress = shownPage?.address ?? { ...address, filters: NO_FILTERS, page: 1 };
  const previousResponse = useResponse(jobId, previousAddress, !isEmpty);
  const current = isEmpty ? previousResponse : requestedResponse;
  const page = current.currentData;
  if (page !== undefined && page !== shownPage?.page) setShownPage({ page, address: isEmpty ? previousAddress : address });
  return {
    shownPage,
    isEmpty,
    busy: current.isFetching && page === undefined,
    error: current.error,
    retry: () => void current.refetch(),
  };
}
