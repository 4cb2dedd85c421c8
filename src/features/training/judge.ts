import type { EligibilitySet } from '../../api/endpoints/content.ts';
import { counted } from '../../lib/text.ts';

/** What somebody has finished. */
export type Schooling = EligibilitySet['education'] | 'none';

const RANKS: Readonly<Record<Schooling, number>> = { none: 0, secondary: 1, bachelor: 2, accredited: 3 };

/** The answers to the three questions. */
export interface Answers {
  schooling: Schooling;
  /** months of leading projects within the past eight years */
  months: number;
  /** has the hours of training */
  trained: boolean;
}

/** What the answers come to. */
export interface Verdict {
  /** the set that fits, or that is nearest */
  set: EligibilitySet;
  /** `training`: only the hours are missing, which the training itself brings */
  kind: 'fits' | 'training' | 'missing';
  /** what the set still asks for, in words */
  missing: string[];
}

/**
 * Holds answers against the sets (CERT-07): of those that the schooling opens, the one that asks for the fewest months; without
 * any, the one that asks for the least schooling.
 *
 * @returns null without sets
 */
export function judge(sets: readonly EligibilitySet[], { schooling, months, trained }: Answers): Verdict | null {
  const open = sets.filter(({ education }) => RANKS[education] <= RANKS[schooling]);
  const [set] =
    open.length > 0
      ? open.toSorted((one, other) => one.months - other.months)
      : sets.toSorted((one, other) => RANKS[one.education] - RANKS[other.education]);
  if (set === undefined) return null;
  const before = [
    ...(open.length === 0 ? [`${set.diploma}, or more`] : []),
    ...(months < set.months ? [`${counted(set.months - months, 'more month')} of leading projects`] : []),
  ];
  const hours = trained ? [] : [`${counted(set.hours, 'hour')} of training, which this training brings`];
  const kind = before.length > 0 ? 'missing' : trained ? 'fits' : 'training';
  return { set, kind, missing: [...before, ...hours] };
}
