import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../security/keyedHash.ts';

/**
 * Returns the code of an event: eight digits, 10000000 to 99999999, so that guessing within the rate limit takes centuries. It is derived
 * from the secret: nothing is stored before it is used.
 */
export function deriveAttendanceCode(secret: Buffer, eventId: string): string {
  const number = keyedHash(secret, 'attendance', eventId).readUIntBE(0, 6);
  return String(10_000_000 + (number % 90_000_000));
}

/**
 * Returns whether a code is that of an event, in constant time because callers supply it.
 * @param code eight digits; another length throws
 */
export const isAttendanceCode = (secret: Buffer, eventId: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(code), Buffer.from(deriveAttendanceCode(secret, eventId)));
