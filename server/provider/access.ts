import type { FastifyRequest } from 'fastify';
import type { Operation } from '../contract/load.ts';
import type { Member } from '../contract/types.ts';
import { onlyAdmins, ownId } from '../jobs/caller.ts';
import { splitAddress } from '../proxy/documented.ts';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';

/** Called while a session is confirmed. */
const CONFIRMS_SESSION = 'checkUser';

const ADMIN_LISTS = new Set(['listJobsByStatus', 'countJobsByStatus']);

/**
 * Refuses what a caller may not do before the provider is asked, because its lists may be open to everybody: without a confirmed
 * session everything that needs one, another member's jobs, and for all but admins the jobs that wait for moderation.
 * @throws HttpError 400, 401 or 403, and what `findMember` throws while the session cannot be confirmed
 */
export async function checkAccess(
  request: FastifyRequest,
  { operationId, security, parameters }: Operation,
  findMember: (request: FastifyRequest) => Promise<Member | null>,
): Promise<void> {
  if (security !== 'required' || operationId === CONFIRMS_SESSION) return;
  const member = await findMember(request);
  if (member === null) throw new HttpError(401, statusMessage(401));
  if (ADMIN_LISTS.has(operationId)) onlyAdmins(member);
  if (!parameters.some(({ name }) => name === 'userId')) return;
  const ids = splitAddress(request.url)
    .query.getAll('userId')
    .filter((id) => id !== '');
  for (const id of ids) ownId(member, id);
  // Without it a provider may list the jobs of every member.
  if (ids.length !== 1) throw new HttpError(400, 'The parameter userId is required once.');
}
