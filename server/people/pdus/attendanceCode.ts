import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/security/keyedHash.ts';

/**
 * Returns the code of an event: eight digits, 10000000 to 99999999. Within the rate limit, guessing that of one event takes centuries, and
 * that of any recent event decades. The code is derived from the secret, so that it need not be stored.
 */
export function deriveAttendanceCode(secret: Buffer, eventId: string): string {
  const number = keyedHash(secret, 'attendance', eventId).readUIntBE(0, 6);
  return String(10_000_000 + (number % 90_000_000));
}

/**
 * Returns whether a code belongs to an event. The comparison takes constant time, because callers supply the code.
 * @param code eight digits; throws for another length
 */
export const isAttendanceCode = (secret: Buffer, eventId: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(code), Buffer.from(deriveAttendanceCode(secret, eventId)));
