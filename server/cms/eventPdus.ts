import type { Pdus } from '../../shared/pdus.ts';
import type { EventFields } from './types.ts';

/** Converts units in the content system's spelling to that of the job backend; an absent part has none. */
export const toPdus = ({ ways_of_working = 0, power_skills = 0, business_acumen = 0 }: NonNullable<EventFields['pdus']>): Pdus => ({
  waysOfWorking: ways_of_working,
  powerSkills: power_skills,
  businessAcumen: business_acumen,
});
