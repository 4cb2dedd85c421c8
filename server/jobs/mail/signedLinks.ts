import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../platform/security/keyedHash.ts';

/** Paths of the signed links in mails. These links work without login. */
const PATHS = {
  'end-alert': '/job-alerts/end',
  'renew-job': '/jobs/renew',
  'end-reminders': '/reminders/end',
  registration: '/registration',
} as const;

/** What a signed link does. */
export type SignedPurpose = keyof typeof PATHS;

/** Returns the path of a link without its signed query. */
export const getLinkPath = (purpose: SignedPurpose): string => PATHS[purpose];

const signSubject = (secret: Buffer, purpose: SignedPurpose, subject: string): string =>
  keyedHash(secret, purpose, subject).subarray(0, 18).toString('base64url');

/**
 * Builds a signed path. `subject` is an id, after which further data may follow. It comes last, because some mail programs leave a hyphen
 * or underscore at the end of a URL out of the link, and a signature can end with one.
 */
export function createSignedPath(secret: Buffer, purpose: SignedPurpose, subject: string): string {
  return `${PATHS[purpose]}?${new URLSearchParams({ key: signSubject(secret, purpose, subject), of: subject }).toString()}`;
}

/** Returns the subject of a signed query; null when the signature is invalid. */
export function verifySubject(secret: Buffer, purpose: SignedPurpose, query: { of?: unknown; key?: unknown }): string | null {
  const { of: subject, key } = query;
  if (typeof subject !== 'string' || typeof key !== 'string') return null;
  const [givenKey, expectedKey] = [Buffer.from(key), Buffer.from(signSubject(secret, purpose, subject))];
  // Constant time, because the caller supplies the signature.
  return givenKey.length === expectedKey.length && timingSafeEqual(givenKey, expectedKey) ? subject : null;
}
