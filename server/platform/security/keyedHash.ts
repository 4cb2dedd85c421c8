import { createHmac } from 'node:crypto';

/**
 * Returns the HMAC-SHA-256 of strings for one purpose. Hashes for different purposes differ. The names of the purposes must not change,
 * because stored hashes and sent links depend on them.
 */
export function keyedHash(
  secret: Buffer,
  purpose:
    // Sessions: the stored hash of a token, and the id that its member sees.
    | 'session'
    | 'session-id'
    // The stored hash of a provider's token.
    | 'provider-login'
    // One-time codes: the code itself, and its stored hash.
    | 'otp-code'
    | 'otp-hash'
    // The hash of a client's network address.
    | 'client'
    // Signatures of links.
    | 'end-alert'
    | 'renew-job'
    | 'end-reminders'
    | 'registration'
    | 'provider-file'
    // The code of an event's attendance.
    | 'attendance',
  ...texts: string[]
): Buffer {
  const mac = createHmac('sha256', secret).update(purpose);
  for (const text of texts) mac.update(`\0${Buffer.byteLength(text)}\0`).update(text);
  return mac.digest();
}
