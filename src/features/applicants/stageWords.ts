import { STAGE_WORDS } from '../../../shared/stages.ts';

export const STAGE_OPTIONS = Object.entries(STAGE_WORDS).map(([value, label]) => ({ value, label }));
