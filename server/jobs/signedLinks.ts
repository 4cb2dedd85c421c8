import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../security/keyedHash.ts';

/** Where a link of a mail leads, and what proves that it is ours: it works without a login, and no other can be made of it. */
const LINKS = { 'end-alert': '/job-alerts/end', 'renew-job': '/jobs/renew' } as const;

/** What a link of a mail does. */
export type SignedPurpose = keyof typeof LINKS;

/** The path that answers links of a purpose. */
export const pathOf = (purpose: SignedPurpose): string => LINKS[purpose];

const keyOf = (secret: Buffer, purpose: SignedPurpose, subject: string): string =>
  keyedHash(secret, purpose, subject).subarray(0, 18).toString('base64url');

/** A path with a query that names a subject and proves that we named it. @param subject id, and whatever the link is about */
export function signedPath(secret: Buffer, purpose: SignedPurpose, subject: string): string {
  return `${LINKS[purpose]}?${new URLSearchParams({ of: subject, key: keyOf(secret, purpose, subject) }).toString()}`;
}

/** The subject that a query names; null when it was not we who named it. */
export function subjectOf(secret: Buffer, purpose: SignedPurpose, query: { of?: unknown; key?: unknown }): string | null {
  const { of: subject, key } = query;
  if (typeof subject !== 'string' || typeof key !== 'string') return null;
  const [given, ours] = [Buffer.from(key), Buffer.from(keyOf(secret, purpose, subject))];
  // Here it is the key itself that somebody else may make up.
  return given.length === ours.length && timingSafeEqual(given, ours) ? subject : null;
}
