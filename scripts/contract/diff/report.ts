import { isClient, formatScreen } from '../uses.ts';
import type { Failure } from './compile.ts';
import { mayBreak, type ClassifiedChange, type Report, type Verdict } from './verdicts.ts';

const TITLES: Readonly<Record<Verdict, string>> = {
  breaking: 'Breaking for our use',
  unknown: 'Unknown: no code is known to call it',
  'not breaking': 'Not breaking',
};

/** Formats the report as Markdown. */
export function formatMarkdown({ classified, others }: Report, older: string): string {
  if (classified.length === 0) return `Since ${older}: nothing has changed but words.`;
  const verdicts = Object.keys(TITLES) as Verdict[];
  const counts = verdicts.map((verdict) => `${classified.filter((item) => item.verdict === verdict).length} ${verdict}`);
  const sections = verdicts.flatMap((verdict) => {
    const list = classified.filter((item) => item.verdict === verdict);
    return list.length === 0 ? [] : [`### ${TITLES[verdict]}`, list.map((item) => formatChange(item)).join('\n')];
  });
  const rest =
    others.length === 0
      ? []
      : [
          '### Further TypeScript errors',
          formatPlaces(others)
            .map((place) => `- ${place}`)
            .join('\n'),
        ];
  return [`Since ${older}: ${counts.join(', ')}.`, ...sections, ...rest].join('\n\n');
}

function formatChange({ contract, changes, failures, callers, screens }: ClassifiedChange): string {
  const [first = '', ...moreChanges] = changes.map(({ call, where }) => `\`${call}${where === '' ? '' : ` → ${where}`}\``);
  const lines: [string, string[]][] = [
    ['also', moreChanges],
    ['TypeScript fails in', formatPlaces(failures.filter(({ file }) => isClient(file)))],
    ['and in the embedded backend and tests', formatPlaces(failures.filter(({ file }) => !isClient(file)))],
    ['called by', callers],
    ['screens', screens.map(formatScreen)],
  ];
  return [
    `- **${contract}** ${first} ${changes[0].description}`,
    ...lines.filter(([, items]) => items.length > 0).map(([title, items]) => `  - ${title}: ${items.join(', ')}`),
  ].join('\n');
}

function formatPlaces(failures: readonly Failure[]): string[] {
  const byFile = new Map<string, Set<number>>();
  for (const { file, line } of failures) byFile.set(file, (byFile.get(file) ?? new Set()).add(line));
  return [...byFile].map(([file, lines]) => `${file}:${[...lines].join(',')}`);
}

/** Formats the report as JSON; field names are those that existing readers of `--json` expect. */
export function formatJson(report: Report, older: string): string {
  const classified = report.classified.map(({ changes, ...rest }) => ({
    ...rest,
    changes: changes.map(({ description: says, sharedPath: home, ...change }) => ({ ...change, home, says })),
  }));
  return JSON.stringify({ older, serious: mayBreak(report), ...report, classified }, null, 2);
}
