/** The stages of an application as they travel on the wire, and as people call them, in the order in which they come. */
export const STAGE_WORDS = { received: 'Received', seen: 'Seen', shortlisted: 'Shortlisted', notchosen: 'Not chosen' } as const;

/** Where an application stands. */
export type Stage = keyof typeof STAGE_WORDS;

const STAGES = Object.keys(STAGE_WORDS) as Stage[];

/** The stage that a value names; undefined for what is none. */
export const stageOf = (value: unknown): Stage | undefined => STAGES.find((stage) => stage === value);
