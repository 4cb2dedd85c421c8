import { listKeys } from './values.ts';
import type { Stage } from './operations/jobs.ts';

export type { Stage };

export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  received: 'Received',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  notchosen: 'Not chosen',
};

export const STAGES = listKeys<Stage>({ received: true, seen: true, shortlisted: true, notchosen: true });

/** Whether a stage is a decision. Applicants are notified of decisions. */
export const IS_DECISION = { received: false, seen: false, shortlisted: true, notchosen: true } as const satisfies Record<Stage, boolean>;

export type DecisionStage = { [Name in Stage]: (typeof IS_DECISION)[Name] extends true ? Name : never }[Stage];

/** Parses a stage; undefined when unknown. */
export const stageOf = (value: unknown): Stage | undefined => STAGES.find((stage) => stage === value);
