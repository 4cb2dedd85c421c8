import Fastify, { type FastifyInstance } from 'fastify';
import { registerLoginForm } from '../../../server/site/loginForm.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await registerLoginForm(app);
});
afterAll(() => app.close());

const EMAIL_FORM = 'email=member%40example.org';
const post = (url: string, payload: string = EMAIL_FORM, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

it.each([
  ['/Login', '/Login?noscripts=1'],
  ['/Login?from=%2FexploreJobs%3Fjob%3D1', '/Login?from=%2FexploreJobs%3Fjob%3D1&noscripts=1'],
  ['/Login?email=member%40example.org', '/Login?noscripts=1'],
  ['/Login?from=%2Fa&from=%2Fb', '/Login?noscripts=1'],
])('[AUTH-01] a form posted to %s redirects to %s, without the e-mail address', async (url, target) => {
  const { statusCode, headers } = await post(url);
  expect(statusCode).toBe(303);
  expect(headers.location).toBe(target);
  expect(headers['cache-control']).toBe('no-store');
});

it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
  '[AUTH-01] a request with a body of the type %s is redirected without validating the body',
  async (type) => {
    const { statusCode } = await post('/Login', '{"email":', type);
    expect(statusCode).toBe(303);
  },
);

it('[AUTH-01] a body that is larger than any login form is refused', async () => {
  expect((await post('/Login', 'x'.repeat(5_000))).statusCode).toBe(413);
});
