import { HttpError } from './httpError.ts';

/** Throws unless the member is an admin. @throws HttpError 403 */
export function requireAdmin({ role }: { readonly role: string }): void {
  if (role !== 'admin') throw new HttpError(403, 'Only admins may see this.');
}
