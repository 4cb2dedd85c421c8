import { listAll } from './listAll.ts';
import type { Stage } from './operations/jobs.ts';

export type { Stage };

/** The stages of an application as people call them. */
export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  received: 'Received',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  notchosen: 'Not chosen',
};

/** All stages, in the order in which they come. */
export const STAGES = listAll<Stage>({ received: true, seen: true, shortlisted: true, notchosen: true });

/** Whether a stage is a decision of the poster, of which the applicant is told. */
export const IS_DECISION = { received: false, seen: false, shortlisted: true, notchosen: true } as const satisfies Record<Stage, boolean>;

/** The stages that are decisions. */
export type DecisionStage = { [Name in Stage]: (typeof IS_DECISION)[Name] extends true ? Name : never }[Stage];

/** The stage that a value names; undefined for what is none. */
export const stageOf = (value: unknown): Stage | undefined => STAGES.find((stage) => stage === value);
