import { Ajv2020 } from 'ajv/dist/2020.js';
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollection, parseDocument, visit } from 'yaml';
import { getObject, listOperations, readContracts } from '../../scripts/contract/documents.ts';
import { CONTRACT_NAMES } from '../../server/platform/contract/load.ts';
import type { ContractObject } from '../../scripts/contract/documents.ts';
import { lintContracts } from '../../scripts/contract/lint.ts';
import { makeTempDir } from '../support/tempDir.ts';

const ROOT = join(import.meta.dirname, '../..');

const contracts = readContracts();
const listEndpoints = (name: string): string[] =>
  listOperations(contracts[name] ?? {}).map(({ method, path }) => `${method.toUpperCase()} ${path}`);

/** Returns the problems that the linter finds in the content system's contract after a change. */
function lintChanged(change: (cms: ContractObject) => void): string[] {
  const cms = structuredClone(contracts.cms ?? {});
  change(cms);
  return lintContracts({ cms });
}

/** Adds a response 423 with this schema to the list of videos. */
function addLockedResponse(cms: ContractObject, schema: ContractObject): void {
  const response = { description: 'Locked.', content: { 'application/json': { schema } } };
  getObject(cms, 'paths', '/custom/v1/videos/', 'get', 'responses')['423'] = response;
}

const getVideoTitle = (cms: ContractObject): ContractObject => getObject(cms, 'components', 'schemas', 'Video', 'properties', 'title');

describe('the contracts', () => {
  it('follow every rule, and their examples match their schemas', () => {
    expect(lintContracts(contracts)).toEqual([]);
  });

  it('have every documented operation at its exact path; all others have contracts of their own', () => {
    expect(listEndpoints('cms').toSorted()).toEqual(
      [
        'GET /custom/v1/matrices/',
        'GET /custom/v1/home-banner/',
        'GET /custom/v1/certifications-listing/',
        'GET /custom/v1/certification/{id}',
        'GET /custom/v1/event-categories',
        'GET /custom/v1/upcoming-events',
        'GET /custom/v1/active-events/',
        'GET /custom/v1/past-events/',
        'GET /custom-api/v1/event/{id}',
        'GET /custom/v1/related-past-events/{id}',
        'GET /custom-api/v1/directors',
        'GET /custom-api/v1/past-directors/',
        'GET /custom/v1/volunteers-list/',
        'GET /custom/v1/user-details',
        'GET /custom/v1/videos/',
        'GET /custom/v1/recent-videos/',
        'POST /custom/v1/send-otp',
        'POST /custom/v1/verify-otp',
      ].toSorted(),
    );
    expect(listEndpoints('jobs').toSorted()).toEqual(
      [
        'GET /api/applicants/{jobId}',
        'GET /api/applicants/search/{jobId}',
        'POST /api/jobs/applyJob',
        'POST /api/jobs/postJob',
        'GET /api/jobs/jobsCreatedByUser',
        'GET /api/jobs/jobsAppliedByUser',
        'GET /api/jobs/allJobs',
        'GET /api/jobs/jobByStatus',
        'PATCH /api/jobs/status',
        'GET /api/jobs/{id}',
        'PUT /api/jobs/updateJob/{id}',
        'GET /api/jobs/search',
        'POST /api/user/checkUser',
      ].toSorted(),
    );
    for (const name of ['board', 'people']) expect(contracts[name]).toMatchObject({ 'x-extension': true });
    expect(listEndpoints('mail')).toEqual(['POST /api/v1.0/email/send', 'POST /api/v1.0/email/send-form']);
  });

  it('declare a token for every operation of the job backend, and for none of the mail service', () => {
    const listSecured = (name: string): string[] =>
      listOperations(contracts[name] ?? {}).flatMap(({ definition }) =>
        Array.isArray(definition.security) ? [String(definition.operationId)] : [],
      );
    for (const name of ['jobs', 'board', 'people']) expect(listSecured(name)).toHaveLength(listEndpoints(name).length);
    expect(listSecured('mail')).toEqual([]);
  });
});

describe('the contracts as YAML', () => {
  it('have no question mark in an unquoted string within brackets, which YAML parsers read differently', () => {
    const findUnquotedQuestionMarks = (yaml: string): string[] => {
      const found: string[] = [];
      visit(parseDocument(yaml), {
        Scalar(_key, node, path) {
          const isInFlowCollection = path.some((outer) => isCollection(outer) && outer.flow === true);
          if (isInFlowCollection && node.type === 'PLAIN' && node.source?.includes('?') === true) found.push(node.source);
        },
      });
      return found;
    };
    expect(findUnquotedQuestionMarks("a: { b: plain?, c: 'quoted?' }\nd: outside?")).toEqual(['plain?']);
    expect(
      CONTRACT_NAMES.flatMap((name) => findUnquotedQuestionMarks(readFileSync(join(ROOT, 'openapi', `${name}.yaml`), 'utf8'))),
    ).toEqual([]);
  });
});

describe('a backend that follows only the documented API', () => {
  const validate = (contract: string, schema: string, response: unknown): boolean => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'https://contract.example.org/', ...contracts[contract] });
    return ajv.validate({ $ref: `https://contract.example.org/#/components/schemas/${schema}` }, response);
  };

  it.each([
    ['cms', 'ErrorBody', {}],
    ['cms', 'ErrorBody', { code: 'rest_no_route', message: 'No route was found', data: { status: 404 } }],
    ['jobs', 'ErrorBody', { error: 'Job not found' }],
    ['jobs', 'ErrorBody', { message: 'Job not found' }],
    ['cms', 'UserDetails', { success: true, _id: '65f1c0ffee65f1c0ffee0001' }],
    ['jobs', 'Job', { _id: '65f1c0ffee65f1c0ffee1001', jobTitle: 'Scrum Master' }],
    ['jobs', 'JobStatusChange', { jobId: 'a1', status: 'sentback', statusRemark: 'x'.repeat(5_000) }],
    ['mail', 'EmailRequest', { service_id: 'a', template_id: 'b', user_id: 'c', template_params: { message: 'x'.repeat(20_000) } }],
  ])('[ERR-02] [D-59] matches the schema %s %s with %j', (contract, schema, response) => {
    expect(validate(contract, schema, response)).toBe(true);
  });

  it.each(['12345', '1234567', '12345a', ''])('[AUTH-03] receives only passcodes of six digits, and not %j', (otp) => {
    expect(validate('cms', 'VerifyOtpRequest', { otp: '123456', email: 'a@example.org' })).toBe(true);
    expect(validate('cms', 'VerifyOtpRequest', { otp, email: 'a@example.org' })).toBe(false);
  });

  it('[D-56] responds to a wrong passcode with 400 or 429, never 401', () => {
    const verifyOperation = listOperations(contracts.cms ?? {}).find(({ definition }) => definition.operationId === 'verifyOtp');
    expect(Object.keys(getObject(verifyOperation?.definition, 'responses'))).toEqual(expect.arrayContaining(['400', '429']));
    expect(Object.keys(getObject(verifyOperation?.definition, 'responses'))).not.toContain('401');
  });
});

describe('the linter', () => {
  it.each<[string, (cms: ContractObject) => void, RegExp]>([
    [
      'an operationId used twice',
      (cms) => void (getObject(cms, 'paths', '/custom/v1/videos/', 'get').operationId = 'getMatrices'),
      /operationId getMatrices is used twice/,
    ],
    [
      'a reference without a target',
      (cms) =>
        void (getObject(cms, 'components', 'schemas', 'Video', 'properties').id = {
          $ref: '#/components/schemas/Gone',
          description: 'x',
          examples: [1],
        }),
      /Gone, which is missing/,
    ],
    ['a string without a maximum length', (cms) => void delete getVideoTitle(cms).maxLength, /Video\.title needs a maxLength/],
    ['a field without an example', (cms) => void delete getVideoTitle(cms).examples, /Video\.title needs an example/],
    ['a wrong example', (cms) => void (getVideoTitle(cms).examples = [5]), /example of .*Video\/properties\/title is wrong/],
    [
      'a required extension',
      (cms) => void (getObject(cms, 'components', 'schemas', 'EventDetail').required = ['sold_out']),
      /EventDetail\.sold_out is an extension and must be optional/,
    ],
    ['an unquoted comma', (cms) => void (getVideoTitle(cms)['in a sentence'] = null), /unknown keyword "in a sentence"/],
    ...['413', '415', '502', '503', '504'].map((status): [string, (cms: ContractObject) => void, RegExp] => [
      `a login operation without the response ${status}`,
      (cms) => void delete getObject(cms, 'paths', '/custom/v1/send-otp', 'post', 'responses')[status],
      new RegExp(`POST /custom/v1/send-otp .*needs a response ${status}`, 'i'),
    ]),
    [
      'an error response without the common error schema',
      (cms) =>
        void (getObject(cms, 'paths', '/custom/v1/videos/', 'get', 'responses')['500'] = {
          description: 'x',
        }),
      /must use ErrorBody for its response 500; an error with other fields needs an object schema in components\/schemas/,
    ],
    [
      'an error with other fields that has no named schema',
      (cms) => addLockedResponse(cms, { type: 'object', properties: {} }),
      /must use ErrorBody for its response 423/,
    ],
    [
      'an error with the schema of a text',
      (cms) => addLockedResponse(cms, { $ref: '#/components/schemas/SuccessFlag' }),
      /must use ErrorBody for its response 423/,
    ],
  ])('finds %s', (_name, change, problem) => {
    expect(lintChanged(change).join('\n')).toMatch(problem);
  });

  it('accepts an error with fields of its own that has a named schema', () => {
    expect(lintChanged((cms) => addLockedResponse(cms, { $ref: '#/components/schemas/VideoList' }))).toEqual([]);
  });
});

/** Runs `codegen --check` for the project, or for a copy of its contracts and generated files. */
const checkGenerated = (...root: string[]) =>
  new Promise<{ failed: boolean; stderr: string }>((resolve) => {
    execFile(process.execPath, ['scripts/codegen.ts', '--check', ...root], { cwd: ROOT }, (error, _out, stderr) =>
      resolve({ failed: error !== null, stderr }),
    );
  });

describe('generated files', () => {
  it('are reported by name when they don’t match', async () => {
    const copy = makeTempDir();
    for (const part of ['openapi', 'src/api/generated', 'shared/operations', 'server/content/README.md'])
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    appendFileSync(join(copy, 'src/api/generated/jobs.ts'), '// changed by hand\n');
    appendFileSync(join(copy, 'shared/operations/mail.ts'), '// changed by hand\n');
    const readme = join(copy, 'server/content/README.md');
    writeFileSync(readme, readFileSync(readme, 'utf8').replace('| `venue` |', '| `place` |'));
    const { failed, stderr } = await checkGenerated(copy);
    expect(failed).toBe(true);
    expect(stderr.split(': ')[1]?.split('. Run')[0]?.split(', ').toSorted()).toEqual([
      'server/content/README.md',
      'shared/operations/mail.ts',
      'src/api/generated/jobs.ts',
    ]);
    expect(stderr).toMatch(/^Out of date with its source: .* Run "npm run codegen" and commit the result\.$/m);
  });
});

/** Lists a contract's components, with their section and name. */
const listComponents = (name: string): [string, unknown][] =>
  Object.entries(getObject(contracts[name] ?? {}, 'components')).flatMap(([section, entries]) =>
    Object.entries(Object(entries) as ContractObject).map(([key, component]): [string, unknown] => [`${section}/${key}`, component]),
  );

it.each(['board', 'people'])('%s.yaml has the components that it shares with jobs.yaml as they stand there', (name) => {
  const components = new Map(listComponents('jobs'));
  const shared = listComponents(name).filter(([key]) => components.has(key));
  expect(shared.length).toBeGreaterThan(3);
  for (const [key, component] of shared) expect([key, component]).toEqual([key, components.get(key)]);
});
