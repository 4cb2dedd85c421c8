import { HttpError } from './httpError.ts';

/** @throws HttpError 403 unless the member is an admin */
export function requireAdmin({ role }: { readonly role: string }): void {
  if (role !== 'admin') throw new HttpError(403, 'Only admins may see this.');
}
