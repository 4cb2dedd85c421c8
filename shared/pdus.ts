import { listKeys } from './values.ts';
import type { Pdus } from './operations/people.ts';

export type { Pdus };

export type PduPart = keyof Pdus;

/** The skill areas (PMI's talent triangle) by which professional development units are counted. */
export const PDU_PARTS = listKeys<PduPart>({ waysOfWorking: true, powerSkills: true, businessAcumen: true });

export const PDU_LABELS: Readonly<Record<PduPart, string>> = {
  waysOfWorking: 'Ways of Working',
  powerSkills: 'Power Skills',
  businessAcumen: 'Business Acumen',
};

/** Sums the units of each skill area. */
export const sumPdus = (items: readonly Pdus[]): Pdus => {
  const sum = (part: PduPart): number => items.reduce((total, pdus) => total + pdus[part], 0);
  return { waysOfWorking: sum('waysOfWorking'), powerSkills: sum('powerSkills'), businessAcumen: sum('businessAcumen') };
};

/** Returns the units of all skill areas together. */
export const totalPdus = (pdus: Pdus): number => PDU_PARTS.reduce((total, part) => total + pdus[part], 0);

/** Formats units: `1.5 PDUs`, `1 PDU`. */
export const formatPdus = (units: number): string => `${units} ${units === 1 ? 'PDU' : 'PDUs'}`;

/** Formats units by skill area: `1.5 Ways of Working, 0.5 Power Skills`. */
export const formatParts = (pdus: Pdus): string =>
  PDU_PARTS.filter((part) => pdus[part] > 0)
    .map((part) => `${pdus[part]} ${PDU_LABELS[part]}`)
    .join(', ');
