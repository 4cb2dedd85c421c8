import type { EligibilitySet } from '../../api/endpoints/content.ts';
import { formatCount } from '../../lib/text.ts';

export type Schooling = EligibilitySet['education'] | 'none';

const RANKS: Readonly<Record<Schooling, number>> = { none: 0, secondary: 1, bachelor: 2, accredited: 3 };

export interface Answers {
  schooling: Schooling;
  /** months of leading projects within the past eight years */
  months: number;
  /** whether the training hours are completed */
  trained: boolean;
}

export interface Verdict {
  /** the matching or nearest set */
  set: EligibilitySet;
  /** `training`: only the training hours are missing, which our course provides */
  kind: 'fits' | 'training' | 'missing';
  missing: string[];
}

/**
 * Compares the answers with one set (CERT-07). Of the sets whose schooling the member has, this is the set with the fewest months. If
 * there is no such set, it is the set with the least schooling.
 * @returns null without sets
 */
export function evaluateEligibility(sets: readonly EligibilitySet[], { schooling, months, trained }: Answers): Verdict | null {
  const eligibleSets = sets.filter(({ education }) => RANKS[education] <= RANKS[schooling]);
  const [set] =
    eligibleSets.length > 0
      ? eligibleSets.toSorted((a, b) => a.months - b.months)
      : sets.toSorted((a, b) => RANKS[a.education] - RANKS[b.education]);
  if (set === undefined) return null;
  const otherRequirements = [
    ...(eligibleSets.length === 0 ? [`${set.diploma}, or more`] : []),
    ...(months < set.months ? [`${formatCount(set.months - months, 'more month')} of leading projects`] : []),
  ];
  const missingTraining = trained ? [] : [`${formatCount(set.hours, 'hour')} of training, which this training provides`];
  const kind = otherRequirements.length > 0 ? 'missing' : trained ? 'fits' : 'training';
  return { set, kind, missing: [...otherRequirements, ...missingTraining] };
}
