import { CONTRACT_NAMES, loadContract } from '../../../server/platform/contract/load.ts';
import { startHost } from '../../support/server/host.ts';
import { startTestServer, type TestServer } from '../../support/server/start.ts';

let server: TestServer;
let embeddedServer: TestServer;
/** The URLs of the requests that reached the provider. */
const forwarded: string[] = [];

beforeAll(async () => {
  const { origin } = await startHost((request, response) => {
    forwarded.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"success":true,"data":[]}');
  });
  server = await startTestServer({ env: { CMS_ORIGIN: origin, JOBS_ORIGIN: origin } });
  embeddedServer = await startTestServer();
});
beforeEach(() => forwarded.splice(0));

const inject = async (receiver: TestServer, url: string, { isSignedIn = false } = {}) =>
  receiver.app.inject({ url, headers: isSignedIn ? { authorization: 'Bearer abc' } : {} });

describe.each(['a visitor', 'a member'])('the id in the path of a request by %s', (caller) => {
  it.each([
    '..%2f..%2fsecret',
    '..%5c..%5csecret',
    '%2e%2e',
    '1%00',
    '1%0d%0aHost:%20x',
    '1%3fa=b',
    '1%23a',
    '%252e%252e%252fsecret',
    '%e0%a4%a',
  ])('is not forwarded if it is %s, and gets the same error as from the embedded backends', async (id) => {
    for (const path of ['/wp-json/custom-api/v1/event/', '/api/jobs/', '/api/similarJobs/']) {
      const [response, embeddedResponse] = [
        await inject(server, `${path}${id}`, { isSignedIn: caller === 'a member' }),
        await inject(embeddedServer, `${path}${id}`),
      ];
      expect([path, response.statusCode, response.json()]).toEqual([path, embeddedResponse.statusCode, embeddedResponse.json()]);
      expect([400, 404]).toContain(response.statusCode);
    }
    expect(forwarded).toEqual([]);
  });

  it('is forwarded if it is valid', async () => {
    await inject(server, '/wp-json/custom-api/v1/event/2691', { isSignedIn: caller === 'a member' });
    expect(forwarded).toContain('/wp-json/custom-api/v1/event/2691');
  });
});

it.each(CONTRACT_NAMES.filter((name) => name !== 'mail'))(
  'every path parameter of the contract “%s” has a pattern or a list of values that matches no path',
  (name) => {
    const { document, operations } = loadContract(name);
    const resolvePointer = (pointer: string): unknown =>
      pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
    const parameters = operations.flatMap(({ parameters: allParameters }) => allParameters.filter(({ location }) => location === 'path'));
    expect(parameters.length).toBeGreaterThan(0);
    for (const { schema: schemaPointer } of parameters) {
      const { pattern, enum: values } = resolvePointer(schemaPointer) as { pattern?: string; enum?: string[] };
      for (const invalidId of ['..', '../x', '..\\x', 'a/b', 'a\nb'])
        expect([
          schemaPointer,
          invalidId,
          pattern === undefined ? (values ?? [invalidId]).includes(invalidId) : new RegExp(pattern).test(invalidId),
        ]).toEqual([schemaPointer, invalidId, false]);
    }
  },
);
