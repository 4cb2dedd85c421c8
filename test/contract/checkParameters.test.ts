/** @tier full */
import { buildUrl, listRequiredValues } from '../../scripts/contract/check/parameters.ts';
import type { TargetOperation } from '../../scripts/contract/check/types.ts';
import { readContract } from '../../server/platform/contract/load.ts';

/** Creates an operation with these required parameters. */
function createOperation(...parameters: { name: string; in: 'query' | 'path'; schema: object }[]): TargetOperation {
  const contract = readContract('jobs', {
    openapi: '3.1.0',
    paths: {
      '/books/{id}': {
        get: {
          operationId: 'getBook',
          parameters: parameters.map((parameter) => ({ ...parameter, required: true })),
          responses: { 200: { description: 'A book.' } },
        },
      },
    },
  });
  const [operation] = contract.operations;
  if (operation === undefined) throw new Error('The contract has no operation.');
  return { ...operation, target: { name: 'jobs', contract, base: 'https://jobs.example.org' } };
}

const idParameter = { name: 'id', in: 'path', schema: { type: 'string' } } as const;

it.each<[string, object, string[]]>([
  ['a constant', { const: 'v2' }, ['/books/1?kind=v2']],
  ['the only value of an enum', { type: 'string', enum: ['all'] }, ['/books/1?kind=all']],
  ['each value of an enum', { type: 'string', enum: ['novel', 'poem'] }, ['/books/1?kind=novel', '/books/1?kind=poem']],
  ['a default', { type: 'integer', default: 3 }, ['/books/1?kind=3']],
  ['no request if the contract names no value', { type: 'string' }, []],
])('for a required parameter without a value in any response, the check sends %s', (_name, schema, expected) => {
  const operation = createOperation(idParameter, { name: 'kind', in: 'query', schema });
  const urls = listRequiredValues(operation, { id: ['1'] }).map((values) => buildUrl(operation, values));
  expect(urls).toEqual(expected.map((path) => `https://jobs.example.org${path}`));
});

it('a value from a response takes precedence over those of the contract', () => {
  const operation = createOperation(idParameter, { name: 'kind', in: 'query', schema: { enum: ['novel'] } });
  expect(listRequiredValues(operation, { id: ['1'], kind: ['poem'] })).toEqual([{ id: '1', kind: 'poem' }]);
});
