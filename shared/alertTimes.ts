import type { AlertFrequency } from './operations/jobs.ts';

export const OFTEN = { daily: 'every day', weekly: 'every Monday' } as const satisfies Record<AlertFrequency, string>;
