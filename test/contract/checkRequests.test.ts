/** @jest-environment node */
import { buildUrl, requiredValues } from '../../scripts/contract/check/requests.ts';
import type { Call } from '../../scripts/contract/check/types.ts';
import { readContract } from '../../server/contract/load.ts';

/** Creates a call with these required parameters. */
function callWith(...parameters: { name: string; in: 'query' | 'path'; schema: object }[]): Call {
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
  return { target: { name: 'jobs', contract, base: 'https://jobs.example.org' } as unknown as Call['target'], operation };
}

const idParameter = { name: 'id', in: 'path', schema: { type: 'string' } } as const;

it.each<[string, object, string[]]>([
  ['a constant', { const: 'v2' }, ['/books/1?kind=v2']],
  ['the only value of an enum', { type: 'string', enum: ['all'] }, ['/books/1?kind=all']],
  ['each value of an enum', { type: 'string', enum: ['novel', 'poem'] }, ['/books/1?kind=novel', '/books/1?kind=poem']],
  ['a default', { type: 'integer', default: 3 }, ['/books/1?kind=3']],
  ['nothing, and so not at all, where the contract allows any value', { type: 'string' }, []],
])('a required parameter without a value in any response is sent with %s', (_what, schema, expected) => {
  const call = callWith(idParameter, { name: 'kind', in: 'query', schema });
  const addresses = requiredValues(call, { id: ['1'] }).map((values) => buildUrl(call, values));
  expect(addresses).toEqual(expected.map((address) => `https://jobs.example.org${address}`));
});

it('a value from a response takes precedence over those of the contract', () => {
  const call = callWith(idParameter, { name: 'kind', in: 'query', schema: { enum: ['novel'] } });
  expect(requiredValues(call, { id: ['1'], kind: ['poem'] })).toEqual([{ id: '1', kind: 'poem' }]);
});
