import { follow, part, type Node, type Operation } from '../documents.ts';
import { stepsText, type Breaks, type Change, type Field, type Root } from './change.ts';
import { callChange, callOf, type Documents, type Pair } from './calls.ts';
import { compareSchemas, type SchemaChange } from './schemas.ts';
import { fingerprint, renames } from './shape.ts';

interface Parameter {
  root: Extract<Root, 'query' | 'params'> | undefined;
  place: string;
  name: string;
  node: Node;
}

const ROOTS: Readonly<Record<string, Parameter['root']>> = { query: 'query', path: 'params' };

/** The parameters of a call, those of its path among them, by place and name. */
function parametersOf(document: Node, { definition, path }: Operation): Map<string, Parameter> {
  const shared = part(part(document, 'paths'), path).parameters;
  const all = [shared, definition.parameters].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  return new Map(
    all.map((item) => {
      const node = follow(document, item);
      const [place, name] = [String(node.in), String(node.name)];
      return [`${place} ${name}`, { root: ROOTS[place], place, name, node }];
    }),
  );
}

/** What is otherwise in the parameters of a call. */
export function parameterChanges({ before: old, after: now }: Documents, { before, after }: Pair): Change[] {
  const [was, is] = [parametersOf(old, before), parametersOf(now, after)];
  const gone = new Map([...was].filter(([key]) => !is.has(key)));
  const added = new Map([...is].filter(([key]) => !was.has(key)));
  const schemas = (map: ReadonlyMap<string, Parameter>) => new Map([...map].map(([key, { node }]) => [key, node.schema]));
  const renamed = renames(schemas(gone), schemas(added));
  const from = new Map([...renamed].map(([key, to]) => [to, key]));
  const change = ({ root, place, name }: Parameter, says: string, breaks: Breaks, isNew = false): Change => ({
    ...callChange(isNew ? after : before, says, breaks, isNew),
    side: 'request',
    where: `${place} ${name}`,
    field: root && { root, steps: [name] },
  });
  const nameIn = (key: string | undefined): string => key?.split(' ')[1] ?? '';
  return [
    ...[...gone].map(([key, parameter]) => {
      const to = nameIn(renamed.get(key));
      return change(parameter, `is gone${to && `; perhaps renamed to ${to}`}`, 'senders');
    }),
    ...[...added].map(([key, parameter]) => {
      const required = parameter.node.required === true;
      const earlier = nameIn(from.get(key));
      return change(
        parameter,
        `is new${required ? ' and required' : ''}${earlier && `; perhaps it was ${earlier}`}`,
        required ? 'silent' : 'nobody',
        true,
      );
    }),
    ...[...was].flatMap(([key, one]) => {
      const other = is.get(key);
      if (other === undefined) return [];
      const [needed, needs] = [one.node.required === true, other.node.required === true];
      const inside = compareSchemas({ before: old, after: now, side: 'request' }, one.node.schema, other.node.schema);
      return [
        ...(needs && !needed ? [change(one, 'is required now', 'callers')] : []),
        ...(needed && !needs ? [change(one, 'may be left out now', 'nobody')] : []),
        ...inside.map((found) => change(one, found.says, found.breaks)),
      ];
    }),
  ];
}

/** The first content of a request or an answer, JSON before others: its media type and its schema. */
function contentOf(document: Node, node: unknown): { type: string; schema: unknown; all: string[] } {
  const content = part(follow(document, node), 'content');
  const all = Object.keys(content);
  const type = all.find((one) => one.includes('json')) ?? all[0] ?? '';
  return { type, schema: part(content, type).schema, all };
}

/** What is otherwise in the body that a call sends. */
export function bodyChanges({ before: old, after: now }: Documents, { before, after }: Pair): Change[] {
  const [was, is] = [follow(old, before.definition.requestBody), follow(now, after.definition.requestBody)];
  const [had, has] = [contentOf(old, was), contentOf(now, is)];
  const body = (says: string, breaks: Breaks): Change => ({ ...callChange(before, says, breaks), side: 'request', where: 'body' });
  if (had.type === '' && has.type === '') return [];
  if (had.type === '') return [body(`is new${is.required === true ? ' and required' : ''}`, is.required === true ? 'callers' : 'nobody')];
  if (has.type === '') return [body('is gone', 'callers')];
  const found: Change[] = [];
  if (!has.all.includes(had.type)) found.push(body(`is ${has.all.join(' or ')} now, was ${had.all.join(' or ')}`, 'callers'));
  if (is.required === true && was.required !== true) found.push(body('is required now', 'callers'));
  if (is.required !== true && was.required === true) found.push(body('may be left out now', 'nobody'));
  const inside = compareSchemas({ before: old, after: now, side: 'request' }, had.schema, has.schema);
  return [...found, ...inside.map((change) => within(before, 'request', 'body', 'body', change))];
}

/** What is otherwise in what a call answers: statuses, headers, content. */
export function responseChanges({ before: old, after: now }: Documents, { before, after }: Pair): Change[] {
  const [was, is] = [part(before.definition, 'responses'), part(after.definition, 'responses')];
  const good = (status: string): boolean => status.startsWith('2');
  const answers = (document: Node, responses: Node): string[] =>
    Object.keys(responses)
      .filter(good)
      .map((status) => fingerprint(contentOf(document, responses[status]).schema));
  const answer = (status: string, says: string, breaks: Breaks): Change => ({
    ...callChange(before, says, breaks),
    side: 'answer',
    where: `answer ${status}`,
  });
  return [
    ...Object.keys(was).flatMap((status) => {
      if (!(status in is)) return [answer(status, 'is gone', good(status) ? 'callers' : 'nobody')];
      return [
        ...headerChanges(old, now, status, [was[status], is[status]], before),
        ...contentChanges(old, now, status, [was[status], is[status]], before),
      ];
    }),
    ...Object.keys(is)
      .filter((status) => !(status in was))
      .map((status) => {
        const same = answers(old, was).includes(fingerprint(contentOf(now, is[status]).schema));
        return answer(status, 'is new', good(status) && !same ? 'callers' : 'nobody');
      }),
  ];
}

function contentChanges(old: Node, now: Node, status: string, [was, is]: [unknown, unknown], operation: Operation): Change[] {
  const [had, has] = [contentOf(old, was), contentOf(now, is)];
  if (had.type !== has.type) {
    const says = `is ${has.type || 'without content'} now, was ${had.type || 'without content'}`;
    return [{ ...callChange(operation, says, status.startsWith('2') ? 'callers' : 'nobody'), side: 'answer', where: `answer ${status}` }];
  }
  const inside = compareSchemas({ before: old, after: now, side: 'answer' }, had.schema, has.schema);
  return inside.map((change) => within(operation, 'answer', `answer ${status}`, 'answer', change));
}

function headerChanges(old: Node, now: Node, status: string, [was, is]: [unknown, unknown], operation: Operation): Change[] {
  const [had, has] = [part(follow(old, was), 'headers'), part(follow(now, is), 'headers')];
  const header = (name: string, says: string, breaks: Breaks, added = false): Change => ({
    ...callChange(operation, says, breaks, added),
    side: 'answer',
    where: `answer ${status} → header ${name}`,
    field: { root: 'header', steps: [name] },
    home: `header ${name}`,
  });
  return [
    ...Object.keys(had).flatMap((name) => {
      if (!(name in has)) return [header(name, 'is gone', 'readers')];
      const [one, other] = [follow(old, had[name]).schema, follow(now, has[name]).schema];
      return compareSchemas({ before: old, after: now, side: 'answer' }, one, other).map(({ says, breaks }) => header(name, says, breaks));
    }),
    ...Object.keys(has)
      .filter((name) => !(name in had))
      .map((name) => header(name, 'is new', 'nobody', true)),
  ];
}

function within(operation: Operation, side: Change['side'], place: string, root: Field['root'], change: SchemaChange): Change {
  const { steps, home, says, breaks, added } = change;
  const where = steps.length === 0 ? place : `${place} → ${stepsText(steps)}`;
  return { call: callOf(operation), side, where, field: { root, steps }, home, says, breaks, added };
}
