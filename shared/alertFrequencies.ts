import type { AlertFrequency } from './operations/board.ts';

export const FREQUENCY_LABELS = { daily: 'every day', weekly: 'every Monday' } as const satisfies Record<AlertFrequency, string>;
