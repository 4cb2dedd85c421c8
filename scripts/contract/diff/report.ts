import { formatScreen, isClientCode } from '../uses.ts';
import type { CompileError } from './compile.ts';
import { mayBreak, type AssessedGroup, type DiffReport, type Verdict } from './verdicts.ts';

const TITLES: Readonly<Record<Verdict, string>> = {
  breaking: 'Breaking for our use',
  unknown: 'Unknown: no caller was found',
  'not breaking': 'Not breaking',
};

/** Formats the report as Markdown. `older` is the name of the older version. */
export function formatMarkdown({ groups, otherErrors }: DiffReport, older: string): string {
  if (groups.length === 0) return `Since ${older}: no changes, except perhaps in descriptions and examples.`;
  const verdicts = Object.keys(TITLES) as Verdict[];
  const groupsByVerdict = new Map(verdicts.map((verdict) => [verdict, groups.filter((group) => group.verdict === verdict)]));
  const counts = [...groupsByVerdict].map(([verdict, { length }]) => `${length} ${verdict}`);
  const sections = [...groupsByVerdict].flatMap(([verdict, list]) =>
    list.length === 0 ? [] : [`### ${TITLES[verdict]}`, list.map(formatGroup).join('\n')],
  );
  const errorLines = listErrorLines(otherErrors).map((item) => `- ${item}`);
  const errorSection = errorLines.length === 0 ? [] : ['### Further TypeScript errors', errorLines.join('\n')];
  return [`Since ${older}: ${counts.join(', ')}.`, ...sections, ...errorSection].join('\n\n');
}

function formatGroup({ contract, changes, errors, callers, screens }: AssessedGroup): string {
  const [first = '', ...others] = changes.map(({ endpoint, location }) => `\`${endpoint}${location === '' ? '' : ` → ${location}`}\``);
  const details: [string, string[]][] = [
    ['also', others],
    ['TypeScript fails in', listErrorLines(errors.filter(({ file }) => isClientCode(file)))],
    ['and in the embedded backend and tests', listErrorLines(errors.filter(({ file }) => !isClientCode(file)))],
    ['called by', callers],
    ['screens', screens.map(formatScreen)],
  ];
  return [
    `- **${contract}** ${first} ${changes[0].description}`,
    ...details.filter(([, items]) => items.length > 0).map(([title, items]) => `  - ${title}: ${items.join(', ')}`),
  ].join('\n');
}

/** Lists the files with errors, each with the line numbers of its errors, for example `src/a.ts:7,9`. */
function listErrorLines(errors: readonly CompileError[]): string[] {
  const linesByFile = new Map<string, Set<number>>();
  for (const { file, line } of errors) linesByFile.set(file, (linesByFile.get(file) ?? new Set()).add(line));
  return [...linesByFile].map(([file, lines]) => `${file}:${[...lines].join(',')}`);
}

/** Formats the report as JSON. Programs read the JSON, so its keys must not change. */
export function formatJson(report: DiffReport, older: string): string {
  const formatError = ({ sourceLine: code, ...error }: CompileError) => ({ ...error, code });
  const classified = report.groups.map(({ changes, errors, ...group }) => ({
    ...group,
    failures: errors.map(formatError),
    changes: changes.map(({ endpoint: call, location: where, sharedLocation: home, description: says, ...change }) => ({
      ...change,
      call,
      where,
      home,
      says,
    })),
  }));
  return JSON.stringify({ older, serious: mayBreak(report), classified, others: report.otherErrors.map(formatError) }, null, 2);
}
