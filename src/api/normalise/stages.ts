import type * as jobs from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../answers.ts';
import type { StageChange } from '../models/job.ts';
import { stageOf, type Stage } from '../../../shared/stages.ts';
import { toText } from './values.ts';

/** A stage; null for what is none, and for a backend that knows none. */
export const toStage = (value: unknown): Stage | null => stageOf(value) ?? null;

/** A change of an application; null for a stage that is unknown. */
export function toStageChange(row: RowOf<jobs.StageDay>): StageChange | null {
  const stage = toStage(row.stage);
  return stage && { stage, at: toText(row.at) };
}
