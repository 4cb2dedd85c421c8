import type { FastifyInstance } from 'fastify';

/** Far more than an e-mail address. */
const MOST_BYTES = 4_096;

/**
 * Takes the login's form from browsers without scripts. Nothing can come of it, because the session lives in the browser;
 * but sent by GET, the member's address would be in the URL, in histories and in logs. What was sent is not even read;
 * the login page then says in words what is missing (AUTH-01).
 */
export async function registerLoginForm(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, _body, done) => done(null));
    scope.post<{ Querystring: { from?: string | string[] } }>('/Login', (request, reply) => {
      const { from } = request.query;
      const query = new URLSearchParams(typeof from === 'string' ? { from } : {});
      query.set('noscripts', '1');
      return reply.header('cache-control', 'no-store').redirect(`/Login?${query.toString()}`, 303);
    });
  });
}
