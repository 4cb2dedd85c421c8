import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../security/keyedHash.ts';

/** Paths of signed links in mails, which work without login. */
const LINKS = { 'end-alert': '/job-alerts/end', 'renew-job': '/jobs/renew', 'end-reminders': '/reminders/end' } as const;

export type SignedPurpose = keyof typeof LINKS;

export const pathOf = (purpose: SignedPurpose): string => LINKS[purpose];

const keyOf = (secret: Buffer, purpose: SignedPurpose, subject: string): string =>
  keyedHash(secret, purpose, subject).subarray(0, 18).toString('base64url');

/** Builds a signed path; `subject` is an id, which further data may follow. */
export function signedPath(secret: Buffer, purpose: SignedPurpose, subject: string): string {
  return `${LINKS[purpose]}?${new URLSearchParams({ of: subject, key: keyOf(secret, purpose, subject) }).toString()}`;
}

/** Verifies a signed query; returns its subject, or null when the signature is invalid. */
export function subjectOf(secret: Buffer, purpose: SignedPurpose, query: { of?: unknown; key?: unknown }): string | null {
  const { of: subject, key } = query;
  if (typeof subject !== 'string' || typeof key !== 'string') return null;
  const [givenKey, expectedKey] = [Buffer.from(key), Buffer.from(keyOf(secret, purpose, subject))];
  // Constant time, because the caller supplies the signature.
  return givenKey.length === expectedKey.length && timingSafeEqual(givenKey, expectedKey) ? subject : null;
}
