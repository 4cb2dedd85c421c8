import type { AlertFrequency } from './operations/jobs.ts';

/** Alert frequencies as displayed. */
export const OFTEN = { daily: 'every day', weekly: 'every Monday' } as const satisfies Record<AlertFrequency, string>;
