import type { FastifyInstance } from 'fastify';

const MAX_BYTES = 4_096;

/**
 * Accepts the login form of browsers without scripts. Nobody can log in this way, because scripts keep the session. The form
 * uses POST nevertheless, because GET would put the member's e-mail address into the URL, histories and logs. The body is
 * discarded, and the login page explains that scripts are missing (AUTH-01).
 */
export async function registerLoginForm(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, _body, done) => done(null));
    scope.post<{ Querystring: { from?: string | string[] } }>('/Login', (request, reply) => {
      const { from } = request.query;
      const query = new URLSearchParams(typeof from === 'string' ? { from } : {});
      query.set('noscripts', '1');
      return reply.header('cache-control', 'no-store').redirect(`/Login?${query.toString()}`, 303);
    });
  });
}
