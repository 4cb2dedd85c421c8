import type { AlertFrequency } from './operations/jobs.ts';

/** How often the new jobs of a search are mailed, in words. */
export const OFTEN = { daily: 'every day', weekly: 'every Monday' } as const satisfies Record<AlertFrequency, string>;
