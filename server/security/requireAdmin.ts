import { HttpError } from './httpError.ts';

/** Lets admins pass. @throws HttpError 403 for everybody else */
export function requireAdmin({ role }: { readonly role: string }): void {
  if (role !== 'admin') throw new HttpError(403, 'Only admins may see this.');
}
