import { useState } from 'react';
import { useListApplicantsQuery, useSearchApplicantsQuery } from '../../api/endpoints/applications.ts';
import type { ApplicantPage } from '../../api/models/job.ts';
import { isFiltered, NO_FILTERS, queryOf, type ApplicantsAddress } from './applicantsAddress.ts';

/** Rows, and the address that they belong to. */
export interface Shown {
  page: ApplicantPage;
  address: ApplicantsAddress;
}

/** What the page shows for an address. */
export interface Applicants {
  /** Null until the first rows have come; then the last ones stay until others come. */
  shown: Shown | null;
  /** Nobody fits the filters of the address: the list is unchanged (APPL-02). */
  nothing: boolean;
  /** Other rows are on their way. */
  busy: boolean;
  error: unknown;
  retry(): void;
}

/** The documents' two calls: the list, and the search where there is something to search for. */
function useAnswer(jobId: string, address: ApplicantsAddress, skip = false) {
  const query = queryOf(jobId, address);
  const filtered = isFiltered(address.filters);
  const { sort, order, limit, page } = query;
  const all = useListApplicantsQuery({ jobId, sort, order, limit, page }, { skip: skip || filtered });
  const some = useSearchApplicantsQuery(query, { skip: skip || !filtered });
  return filtered ? some : all;
}

/** The applicants of a job as an address has them. */
export function useApplicants(jobId: string, address: ApplicantsAddress): Applicants {
  const [shown, setShown] = useState<Shown | null>(null);
  const asked = useAnswer(jobId, address);
  const nothing = isFiltered(address.filters) && asked.currentData?.total === 0;
  // What stood there before; for an address that is opened with such filters, everybody.
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
