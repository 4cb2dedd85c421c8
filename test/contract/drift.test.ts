import { getDriftFinder } from '../../server/platform/contract/drift.ts';
import { loadContract, readContract, type ContractName } from '../../server/platform/contract/load.ts';

/** Lists the drifts of a response body, each as path, kind, expected, got and count. */
function findDrifts(contractName: ContractName, operationId: string, value: unknown): unknown[][] {
  const contract = loadContract(contractName);
  const schemaPointer = contract.operations.find((operation) => operation.operationId === operationId)?.responses['200'] ?? '';
  return getDriftFinder(contract)(schemaPointer, value).map(({ path, kind, expected, got, count }) => [path, kind, expected, got, count]);
}

const job = { _id: 'a1', jobTitle: 'Scrum Master' };
const event = { event_title: 'Agile in public works' };

describe('the difference between a response and its contract', () => {
  it.each<[string, ContractName, string, unknown, unknown[][]]>([
    ['a response without a difference', 'jobs', 'listAllJobs', [job, { ...job, skills: ['SQL'], minSalary: '5', remarkField: null }], []],
    ['a missing required field', 'jobs', 'listAllJobs', [job, { _id: 'a2' }], [['[].jobTitle', 'missing', 'text', 'nothing', 1]]],
    [
      'an unknown field in many entries',
      'jobs',
      'listAllJobs',
      [job, job].map((value) => ({ ...value, pay: 5 })),
      [['[].pay', 'extra', 'nothing', 'a whole number', 2]],
    ],
    [
      'unknown fields whose names look like personal data',
      'jobs',
      'getJob',
      { ...job, 'asha@example.org': 1, '9876543210': [] },
      [
        ['*', 'extra', 'nothing', 'an empty list', 1],
        ['*', 'extra', 'nothing', 'a whole number', 1],
      ],
    ],
    ['a wrong type', 'jobs', 'getJob', { ...job, jobType: 5 }, [['jobType', 'type', 'text or empty', 'a whole number', 1]]],
    ['null', 'jobs', 'getJob', { ...job, jobTitle: null }, [['jobTitle', 'null', 'text', 'null', 1]]],
    ['an empty string', 'jobs', 'getJob', { ...job, _id: '' }, [['_id', 'empty', 'not empty', 'an empty string', 1]]],
    [
      'a value that is not in the enum',
      'jobs',
      'getJob',
      { ...job, status: 'open' },
      [['status', 'value', 'one of "published", "unpublished", "sentback"', 'text', 1]],
    ],
    ...[
      ['Published', '"published" in other upper and lower case'],
      [' sent-back', '"sentback" with other spaces or signs'],
      // The value itself may be personal data.
      ['asha@example.org', 'text'],
      ['', 'an empty string'],
    ].map(([status, got]): [string, ContractName, string, unknown, unknown[][]] => [
      `the value ${JSON.stringify(status)}, named only if it is an allowed one written differently`,
      'jobs',
      'getJob',
      { ...job, status },
      [['status', status === '' ? 'empty' : 'value', 'one of "published", "unpublished", "sentback"', got, 1]],
    ]),
    [
      'text in another format',
      'jobs',
      'getJob',
      { ...job, createdAt: 'yesterday' },
      [['createdAt', 'form', 'a time such as 2026-11-20T10:00:00Z', 'text', 1]],
    ],
    [
      'text that is too long',
      'jobs',
      'getJob',
      { ...job, jobCategory: 'x'.repeat(101) },
      [['jobCategory', 'limit', 'at most 100 characters', 'text of 101 characters', 1]],
    ],
    [
      'a value of none of the allowed types',
      'jobs',
      'getJob',
      { ...job, skills: 7 },
      [['skills', 'type', 'a list or text or empty', 'a whole number', 1]],
    ],
    ['an object in place of a list', 'jobs', 'listAllJobs', { jobs: [] }, [['', 'type', 'a list', 'an object', 1]]],
    [
      'a picture that is neither an object nor nothing',
      'cms',
      'listDirectors',
      { data: [{ id: 1, name: 'x', profile_picture: 'a.svg' }] },
      [['data[].profile_picture', 'type', 'an object or nothing', 'text', 1]],
    ],
    [
      'a wrong field within the alternative that matches best',
      'cms',
      'listDirectors',
      { data: [{ id: 1, name: 'x', profile_picture: { url: 5 } }] },
      [['data[].profile_picture.url', 'type', 'text', 'a whole number', 1]],
    ],
    [
      'a misspelt field of the alternative without a wrapper',
      'cms',
      'getEvent',
      { event_titel: 'x' },
      [
        ['event_title', 'missing', 'text', 'nothing', 1],
        ['event_titel', 'extra', 'nothing', 'text', 1],
      ],
    ],
    [
      'many wrong fields of the alternative with a wrapper',
      'cms',
      'getEvent',
      { data: { ...event, venue: 5, sold_out: 5, speakers: 5, audience: 5 } },
      [
        ['data.speakers', 'type', 'a list or nothing', 'a whole number', 1],
        ['data.audience', 'type', 'an object or nothing', 'a whole number', 1],
        ['data.sold_out', 'type', 'true or false', 'a whole number', 1],
        ['data.venue', 'type', 'text or true or false or empty', 'a whole number', 1],
      ],
    ],
    [
      'a required field that another one could replace',
      'cms',
      'listActiveEvents',
      { data: [{ title: 'x' }, { title: 'x', id: 5 }] },
      [['data[].id', 'missing', 'a whole number or text', 'nothing', 1]],
    ],
  ])('consists of the expected drifts for %s', (_name, contractName, operationId, value, expected) => {
    const drifts = findDrifts(contractName, operationId, value);
    expect(drifts).toEqual(expect.arrayContaining(expected));
    expect(drifts).toHaveLength(expected.length);
  });

  it('is found in maps, without revealing their keys', () => {
    const schema = { type: 'object', additionalProperties: { type: 'integer' } };
    const contract = readContract('map', {
      paths: { '/a': { get: { operationId: 'a', responses: { 200: { content: { 'application/json': { schema } } } } } } },
    });
    expect(getDriftFinder(contract)(contract.operations[0]?.responses['200'] ?? '', { 'asha@example.org': 'x', b: 1 })).toEqual([
      { path: '*', kind: 'type', expected: 'a whole number', got: 'text', count: 1 },
    ]);
  });
});
