import { useState } from 'react';
import { useListApplicantsQuery, useSearchApplicantsQuery } from '../../api/endpoints/applications.ts';
import type { ApplicantPage } from '../../api/models/job.ts';
import { isFiltered, NO_FILTERS, queryOf, type ApplicantsAddress } from './applicantsAddress.ts';

/** Rows with the URL state they belong to. */
export interface Shown {
  page: ApplicantPage;
  address: ApplicantsAddress;
}

export interface Applicants {
  /** Null until the first response; old rows stay while others load. */
  shown: Shown | null;
  /** No applicant matches the filters: the list is unchanged (APPL-02). */
  nothing: boolean;
  /** Other rows are loading. */
  busy: boolean;
  error: unknown;
  retry(): void;
}

/** The documents have two calls: the list, and a search when there are filters. */
function useAnswer(jobId: string, address: ApplicantsAddress, skip = false) {
  const query = queryOf(jobId, address);
  const filtered = isFiltered(address.filters);
  const { sort, order, limit, page } = query;
  const all = useListApplicantsQuery({ jobId, sort, order, limit, page }, { skip: skip || filtered });
  const some = useSearchApplicantsQuery(query, { skip: skip || !filtered });
  return filtered ? some : all;
}

/** Loads the applicants for a URL state. */
export function useApplicants(jobId: string, address: ApplicantsAddress): Applicants {
  const [shown, setShown] = useState<Shown | null>(null);
  const asked = useAnswer(jobId, address);
  const nothing = isFiltered(address.filters) && asked.currentData?.total === 0;
  // The state before; for a URL that is opened with filters, the unfiltered list.
  const before = shown?.address ?? { ...address, filters: NO_FILTERS, page: 1 };
  const previous = useAnswer(jobId, before, !nothing);
  const answer = nothing ? previous : asked;
  const page = answer.currentData;
  if (page !== undefined && page !== shown?.page) setShown({ page, address: nothing ? before : address });
  return {
    shown,
    nothing,
    busy: answer.isFetching && page === undefined,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
