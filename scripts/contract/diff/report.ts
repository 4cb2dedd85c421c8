import type { Judged } from './judge.ts';
import { stem } from './texts.ts';

/** What is said when nothing is otherwise. */
export const NO_CHANGE = 'Nothing has changed but words.';

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The first sentence of a report: how much there is of what. */
export function summary(judged: readonly Judged[], older: string): string {
  const breaking = judged.filter((one) => one.breaking).length;
  if (judged.length === 0) return `Since ${older}: ${NO_CHANGE}`;
  const rest = judged.length - breaking;
  return `Since ${older}: ${plural(breaking, 'breaking change')}, ${rest === 1 ? '1 that breaks' : `${rest} that break`} nothing here.`;
}

/** Where a change is: each endpoint, and where in it. */
export const places = ({ changes }: Judged): string[] =>
  changes.map(({ call, where }) => `${call.method} ${call.path}${where === '' ? '' : ` → ${where}`}`);

/** What is touched, by kind; kinds of which there is nothing are left out. */
export function touchedLines({ named, touched }: Judged): [string, string][] {
  const components = touched.components.map(({ name, file }) => (stem(file) === name ? name : `${name} (${stem(file)})`));
  const lines: [string, readonly string[]][] = [
    ['in our code', named],
    ['slices', touched.slices],
    ['hooks', touched.hooks],
    ['components', components],
    ['pages', touched.pages],
    ['server', touched.server],
  ];
  return lines.filter(([, items]) => items.length > 0).map(([kind, items]) => [kind, items.join(', ')]);
}

const verdict = ({ breaking }: Judged): string => (breaking ? 'breaking' : 'not breaking');

const sections = (judged: readonly Judged[]): [string, Judged[]][] => [
  ['Breaking for our use', judged.filter((one) => one.breaking)],
  ['Not breaking', judged.filter((one) => !one.breaking)],
];

/** The report for a terminal. */
export function asText(judged: readonly Judged[], older: string): string {
  const parts = sections(judged).flatMap(([title, list]) =>
    list.length === 0 ? [] : [title.toUpperCase(), ...list.map((one) => textOf(one))],
  );
  return [summary(judged, older), ...parts].join('\n\n');
}

function textOf(one: Judged): string {
  const [first, ...others] = places(one);
  const [{ says }] = one.changes;
  const lines = [
    `${one.contract}: ${first}: ${says}; ${verdict(one)}`,
    ...others.map((place) => `  also ${place}`),
    ...touchedLines(one).map(([kind, items]) => `  ${`${kind}:`.padEnd(13)}${items}`),
  ];
  return lines.join('\n');
}

const code = (text: string): string => `\`${text}\``;

/** The report for a pull request. */
export function asMarkdown(judged: readonly Judged[], older: string): string {
  const parts = sections(judged).flatMap(([title, list]) =>
    list.length === 0 ? [] : [`### ${title}`, list.map((one) => markdownOf(one)).join('\n')],
  );
  return ['## Contracts', summary(judged, older), ...parts].join('\n\n');
}

function markdownOf(one: Judged): string {
  const [first = '', ...others] = places(one);
  const [{ says }] = one.changes;
  const lines = [
    `- **${one.contract}** ${code(first)} ${says} (${verdict(one)})`,
    ...(others.length === 0 ? [] : [`  - also ${others.map(code).join(', ')}`]),
    ...touchedLines(one).map(([kind, items]) => `  - ${kind}: ${items}`),
  ];
  return lines.join('\n');
}

/** The report for programs. */
export const asJson = (judged: readonly Judged[], older: string): string =>
  JSON.stringify(
    {
      older,
      breaking: judged.some((one) => one.breaking),
      changes: judged.map(({ contract, changes, breaking, named, touched }) => ({
        contract,
        says: changes[0].says,
        breaking,
        side: changes[0].side,
        places: changes.map(({ call, where }) => ({ operationId: call.operationId, method: call.method, path: call.path, where })),
        named,
        ...touched,
      })),
    },
    null,
    2,
  );
