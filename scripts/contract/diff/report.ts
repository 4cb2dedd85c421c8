import { isClient, screenText } from '../uses.ts';
import type { Failure } from './compile.ts';
import { isSerious, type Classified, type Report, type Verdict } from './verdicts.ts';

const TITLES: Readonly<Record<Verdict, string>> = {
  breaking: 'Breaking for our use',
  unknown: 'Unknown: no code is known to call it',
  'not breaking': 'Not breaking',
};

/** Formats the report as Markdown. */
export function asText({ classified, others }: Report, older: string): string {
  if (classified.length === 0) return `Since ${older}: nothing has changed but words.`;
  const verdicts = Object.keys(TITLES) as Verdict[];
  const counts = verdicts.map((verdict) => `${classified.filter((one) => one.verdict === verdict).length} ${verdict}`);
  const sections = verdicts.flatMap((verdict) => {
    const list = classified.filter((one) => one.verdict === verdict);
    return list.length === 0 ? [] : [`### ${TITLES[verdict]}`, list.map((one) => changeText(one)).join('\n')];
  });
  const rest =
    others.length === 0
      ? []
      : [
          '### TypeScript fails besides in',
          places(others)
            .map((place) => `- ${place}`)
            .join('\n'),
        ];
  return [`Since ${older}: ${counts.join(', ')}.`, ...sections, ...rest].join('\n\n');
}

function changeText({ contract, changes, failures, callers, screens }: Classified): string {
  const [first = '', ...also] = changes.map(({ call, where }) => `\`${call}${where === '' ? '' : ` → ${where}`}\``);
  const lines: [string, string[]][] = [
    ['also', also],
    ['TypeScript fails in', places(failures.filter(({ file }) => isClient(file)))],
    ['and in the embedded backend and tests', places(failures.filter(({ file }) => !isClient(file)))],
    ['called by', callers],
    ['screens', screens.map(screenText)],
  ];
  return [
    `- **${contract}** ${first} ${changes[0].says}`,
    ...lines.filter(([, items]) => items.length > 0).map(([title, items]) => `  - ${title}: ${items.join(', ')}`),
  ].join('\n');
}

/** Groups lines by file. */
function places(failures: readonly Failure[]): string[] {
  const byFile = new Map<string, Set<number>>();
  for (const { file, line } of failures) byFile.set(file, (byFile.get(file) ?? new Set()).add(line));
  return [...byFile].map(([file, lines]) => `${file}:${[...lines].join(',')}`);
}

export const asJson = (report: Report, older: string): string => JSON.stringify({ older, serious: isSerious(report), ...report }, null, 2);
