import { STAGE_LABELS } from '../../../shared/stages.ts';

export const STAGE_OPTIONS = Object.entries(STAGE_LABELS).map(([value, label]) => ({ value, label }));
