import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { readFormFields } from '../../server/platform/contract/form.ts';
import { CMS_BASE, CONTRACT_NAMES, loadContract, type Contract, type Operation } from '../../server/platform/contract/load.ts';
import { startSession } from '../../server/people/login/sessions.ts';
import { createArbitrary, type Pool } from '../support/fuzz/values.ts';
import { findLeaks, PROTOTYPE_NAMES, UNKNOWN_WORD } from '../support/prototypeNames.ts';
import { pdf } from '../server/jobs/forms.ts';
import { memberIds, startBoard, type TestBoard } from '../server/jobs/board.ts';

const operations = CONTRACT_NAMES.flatMap((name) =>
  loadContract(name)
    .operations.filter(({ isBuilt }) => isBuilt)
    .map((operation) => [operation.operationId, loadContract(name), operation] as const),
);

let board: TestBoard;
let pool: Pool;
beforeAll(async () => {
  board = await startBoard();
  const [job] = await board.add({ title: 'Crane Planner' });
  pool = {
    id: [job?.id ?? ''],
    jobId: [job?.id ?? ''],
    service_id: ['service_chapter'],
    template_id: ['template_csr'],
    user_id: ['embedded_mail'],
  };
});

type Fields = readonly (readonly [name: string, value: unknown])[];

/** Lists fields in which the word takes the place of each value in turn, and fields to which it is added as a name. */
const putWord = (fields: Fields, word: string): Fields[] => [
  ...fields.map((_field, changed) => fields.map(([name, value], index) => [name, index === changed ? word : value] as const)),
  [...fields, [word, word]],
];

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lists the addresses of an operation in which the word takes the place of a parameter. */
function listAddresses({ name }: Contract, { path, parameters }: Operation, word: string): string[] {
  const fillPath = (getValue: (name: string) => string): string =>
    (name === 'cms' ? CMS_BASE : '') + path.replace(/\{(\w+)\}/g, (_match, parameter: string) => encodeURIComponent(getValue(parameter)));
  const known = fillPath((parameter) => toText(pool[parameter]?.[0] ?? '1'));
  const queries = putWord(
    parameters.filter(({ location }) => location === 'query').map((parameter) => [parameter.name, ''] as const),
    word,
  );
  return [
    ...(path.includes('{') ? [fillPath(() => word)] : []),
    ...queries.map(
      (query) => `${known}?${new URLSearchParams(query.filter(([, value]) => value !== '').map(([key, value]) => [key, String(value)]))}`,
    ),
  ];
}

/** Lists bodies of an operation that are valid but for the word; one undefined body for an operation that takes none. */
async function listBodies(
  contract: Contract,
  { bodies }: Operation,
  word: string,
): Promise<(Pick<InjectOptions, 'payload' | 'headers'> | undefined)[]> {
  const json = bodies['application/json'];
  const form = bodies['multipart/form-data'];
  const schema = form ?? json;
  if (schema === undefined) return [undefined];
  const [valid] = fc.sample(createArbitrary(contract.document, schema, pool, ''), { numRuns: 1, seed: 41 });
  const lists = putWord(Object.entries(valid as object), word);
  if (form === undefined) {
    const toJson = (fields: Fields): string =>
      `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
    return lists.map((fields) => ({ payload: toJson(fields), headers: { 'content-type': 'application/json' } }));
  }
  const { files } = readFormFields(contract.document, form);
  return Promise.all(
    lists.map(async (fields) => {
      const data = new FormData();
      for (const [name, value] of fields) {
        if (files.has(name)) data.append(name, new File([new Uint8Array(pdf())], `${word}.pdf`));
        else for (const item of [value].flat()) data.append(name, toText(item));
      }
      const response = new Response(data);
      const contentType = response.headers.get('content-type') ?? '';
      return { payload: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': contentType } };
    }),
  );
}

it.each(operations)('%s treats names such as “constructor” like any other text', async (_operationId, contract, operation) => {
  const token = await startSession(board.deps, board.deps.db, memberIds.admin);
  const send = async (word: string): Promise<[statuses: string[], leaks: string[]]> => {
    const statuses: string[] = [];
    const leaks: string[] = [];
    for (const url of listAddresses(contract, operation, word)) {
      for (const body of await listBodies(contract, operation, word)) {
        const headers = { authorization: `Bearer ${token}`, ...body?.headers };
        const { statusCode, body: text } = await board.server.app.inject({ method: operation.method, url, ...body, headers });
        // A write may be answered otherwise when it is repeated.
        if (operation.method === 'GET') statuses.push(`${statusCode} ${url.replaceAll(word, '…')}`);
        if (statusCode >= 500 || findLeaks(text).length > 0) leaks.push(`${url} ${toText(body?.payload ?? '')}: ${statusCode} ${text}`);
      }
    }
    return [statuses, leaks];
  };
  const [expected] = await send(UNKNOWN_WORD);
  for (const word of PROTOTYPE_NAMES) {
    const [statuses, leaks] = await send(word);
    expect(leaks).toEqual([]);
    expect(statuses).toEqual(expected);
  }
});
