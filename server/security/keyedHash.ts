import { createHmac } from 'node:crypto';

/**
 * Returns the HMAC-SHA-256 of strings for one purpose; hashes of different purposes differ. Comparing them needs no constant time, because
 * without the secret no one can control their bytes.
 */
export function keyedHash(
  secret: Buffer,
  purpose:
    | 'session'
    | 'session-id'
    | 'otp-code'
    | 'otp-hash'
    | 'client'
    | 'end-alert'
    | 'renew-job'
    | 'provider-file'
    | 'attendance'
    | 'end-reminders',
  ...texts: string[]
): Buffer {
  const mac = createHmac('sha256', secret).update(purpose);
  for (const text of texts) mac.update(`\0${Buffer.byteLength(text)}\0`).update(text);
  return mac.digest();
}
