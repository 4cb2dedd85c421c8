import { useState } from 'react';
import { useLazySearchApplicantsQuery } from '../../api/endpoints/applicant.ts';
import { describeError, explainFailure, type Explanation } from '../../api/errors.ts';
import type { Applicant } from '../../api/models/job.ts';
import { showToast } from '../../ui/toast/toast.ts';
import type { Filters } from './FilterRow.tsx';

/** What the filters have found (APPL-02). */
export interface ApplicantSearch {
  /** Those that fit; null while nothing is filtered. */
  found: Applicant[] | null;
  /** The last search: nothing fitted, or it failed. The list stays as it was. */
  outcome: 'nothing' | Explanation | null;
  search(filters: Filters): Promise<void>;
  showAll(): void;
}

/** Searches the applicants of a job. */
export function useApplicantSearch(jobId: string): ApplicantSearch {
  const [ask] = useLazySearchApplicantsQuery();
  const [found, setFound] = useState<Applicant[] | null>(null);
  const [outcome, setOutcome] = useState<'nothing' | Explanation | null>(null);

  const search = async (filters: Filters): Promise<void> => {
    setOutcome(null);
    if (Object.values(filters).every((text) => text.trim() === '')) return setFound(null);
    try {
      const applicants = await ask({ ...filters, jobId }).unwrap();
      if (applicants.length > 0) setFound(applicants);
      else setOutcome('nothing');
    } catch (error) {
      setOutcome(explainFailure(error, 'The search', 'searchApplicants'));
      showToast(describeError(error, 'searchApplicants').text, 'error', 'failed-searchApplicants', true);
    }
  };
  const showAll = (): void => {
    setOutcome(null);
    setFound(null);
  };
  return { found, outcome, search, showAll };
}
