import type { FastifyRequest } from 'fastify';
import type { Operation } from '../contract/load.ts';
import type { Member } from '../contract/types.ts';
import { splitAddress } from '../proxy/documented.ts';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';

/** Asked while a session is confirmed. */
const CONFIRMS_SESSION = 'checkUser';

const ADMIN_LISTS = new Set(['listJobsByStatus', 'countJobsByStatus']);

/**
 * Refuses what a caller may not do before the provider is asked, because its lists may be open to everybody: without a confirmed
 * session everything that needs one, another member's jobs, and for all but admins the jobs that wait for moderation.
 * @throws HttpError 401 or 403, and what `findMember` throws while the session cannot be confirmed
 */
export async function checkAccess(
  request: FastifyRequest,
  { operationId, security }: Operation,
  findMember: (request: FastifyRequest) => Promise<Member | null>,
): Promise<void> {
  if (security !== 'required' || operationId === CONFIRMS_SESSION) return;
  const member = await findMember(request);
  if (member === null) throw new HttpError(401, statusMessage(401));
  const userId = splitAddress(request.url).query.get('userId');
  const isAnother = userId !== null && userId !== '' && userId !== member.id;
  if (member.role !== 'admin' && (isAnother || ADMIN_LISTS.has(operationId))) throw new HttpError(403, statusMessage(403));
}
