import { parseIsoDay } from '../../../shared/days.ts';
import { totalPdus, type Pdus } from '../../../shared/pdus.ts';
import type * as cms from '../generated/cms.ts';
import type * as people from '../generated/people.ts';
import type { AttendedEvent, OwnPdus, PduCycle } from '../models/pdu.ts';
import { isRow, toItems, type RowOf } from '../responses.ts';
import { toNumber, toText, toTextOrNull } from './values.ts';

const toUnits = (value: unknown): number => Math.max(0, toNumber(value) ?? 0);

/** Returns the units by part; an absent or unreadable part has none. */
export function toPdus(value: unknown): Pdus {
  const row = isRow<RowOf<people.Pdus>>(value) ? value : {};
  return { waysOfWorking: toUnits(row.waysOfWorking), powerSkills: toUnits(row.powerSkills), businessAcumen: toUnits(row.businessAcumen) };
}

/** Returns the units of an event of the content system; null when the event has none. */
export function toEventPdus(value: unknown): Pdus | null {
  if (!isRow<RowOf<cms.EventPdus>>(value)) return null;
  const { ways_of_working: waysOfWorking, power_skills: powerSkills, business_acumen: businessAcumen } = value;
  const pdus = toPdus({ waysOfWorking, powerSkills, businessAcumen });
  return totalPdus(pdus) > 0 ? pdus : null;
}

/** Returns null when the id or day is missing. */
function toAttendedEvent(row: RowOf<people.AttendedEvent>): AttendedEvent | null {
  const [id, day] = [toText(row.eventId), parseIsoDay(toText(row.day))];
  if (id === '' || day === null) return null;
  return { id, title: toText(row.title), program: toTextOrNull(row.program), day, pdus: toPdus(row.pdus) };
}

/** Returns null when the target is missing. */
function toCycle(value: unknown): PduCycle | null {
  if (!isRow<RowOf<people.PduCycle>>(value)) return null;
  const [target, start] = [toNumber(value.target), parseIsoDay(toText(value.start))];
  return target === null || target <= 0 ? null : { target, start };
}

/** Returns null when the list of events is missing. */
export function toOwnPdus({ attended, cycle }: RowOf<people.OwnPdus>): OwnPdus | null {
  return Array.isArray(attended) ? { attended: toItems(attended, toAttendedEvent), cycle: toCycle(cycle) } : null;
}

/** Returns null when the code is missing. */
export const toAttendanceCode = ({ code }: RowOf<people.AttendanceCode>): string | null => toTextOrNull(code);
