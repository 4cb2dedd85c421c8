import { dayOf, dayOfMoment, MONTHS, partsOf, type Day, type DayRange } from '../../shared/days.ts';

/** Token of a date: `D` one or two digits, `Y` four digits, `M` a month. */
interface Token {
  kind: 'D' | 'M' | 'Y';
  value: number;
}

/** For every readable order of tokens: positions of day, month and year of the first day, and of the last day if there are two. */
const ORDERS: ReadonlyMap<string, readonly (readonly [number, number, number])[]> = new Map(
  Object.entries<readonly (readonly [number, number, number])[]>({
    DMY: [[0, 1, 2]],
    DMD: [[0, 1, 2]],
    MDY: [[1, 0, 2]],
    YMD: [[2, 1, 0]],
    DDY: [[0, 1, 2]],
    DDD: [[0, 1, 2]],
    YDD: [[2, 1, 0]],
    DDMY: [
      [0, 2, 3],
      [1, 2, 3],
    ],
    DDMD: [
      [0, 2, 3],
      [1, 2, 3],
    ],
    DDDMY: [
      [0, 3, 4],
      [2, 3, 4],
    ],
    DDDMD: [
      [0, 3, 4],
      [2, 3, 4],
    ],
    MDDY: [
      [1, 0, 3],
      [2, 0, 3],
    ],
    DMDMY: [
      [0, 1, 4],
      [2, 3, 4],
    ],
    DMDMD: [
      [0, 1, 4],
      [2, 3, 4],
    ],
    MDMDY: [
      [1, 0, 4],
      [3, 2, 4],
    ],
    DMYDMY: [
      [0, 1, 2],
      [3, 4, 5],
    ],
    DMDDMD: [
      [0, 1, 2],
      [3, 4, 5],
    ],
    MDYMDY: [
      [1, 0, 2],
      [4, 3, 5],
    ],
    YDDYDD: [
      [2, 1, 0],
      [5, 4, 3],
    ],
    DDYDDY: [
      [0, 1, 2],
      [3, 4, 5],
    ],
  }),
);

/**
 * Parses the day or days in a date text of a CMS (D-15): `20 Nov 26`, `20th November, 2026`, `Nov 20, 2026`, `20/11/2026`, ISO days and
 * times, ranges such as `20-22 Nov 26`, `28 Nov – 2 Dec 2026` or `30 Dec - 2 Jan 27`. Ignores weekdays and times around them. Numeric dates
 * are read as day, month, year; two-digit years as years of this century.
 * @returns null when the text is unreadable, names a day that does not exist, or ends before it starts
 */
export function parseDays(text: string): DayRange | null {
  const dayOfTime = dayOfIsoTime(text);
  if (dayOfTime) return { start: dayOfTime, end: dayOfTime };
  const tokens = tokensOf(text);
  const order = ORDERS.get(tokens?.map((token) => token.kind).join('') ?? '');
  const [first, last = first] = order ?? [];
  if (!tokens || !first || !last) return null;
  const end = dayAt(tokens, last);
  let start = dayAt(tokens, first);
  if (!start || !end) return null;
  // In `30 Dec - 2 Jan 27`, the year is that of the last day.
  if (start > end && first[2] === last[2]) {
    const { year, month, date } = partsOf(start);
    if (month > partsOf(end).month) start = dayOf(year - 1, month, date);
  }
  return start && start <= end ? { start, end } : null;
}

/** Returns the day in India of an ISO time that has a zone; null for any other text. */
function dayOfIsoTime(text: string): Day | null {
  if (!/^\s*\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)\s*$/i.test(text)) return null;
  return dayOfMoment(new Date(text.trim()));
}

const TIME_OF_DAY =
  /\b(?:\d{1,2}(?:[:.]\d{2})?\s*(?:-|–|to)\s*)?\d{1,2}(?:[:.]\d{2}){0,2}\s*[ap]\.?\s?m\b\.?|\bt?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?|\b\d{3,4}\s*(?:hrs|hours)\b|(?:\b\d{1,2}(?:[:.]\d{2})?\s*(?:-|–|to)\s*)?(?:\b12(?:[:.]00)?\s*)?\b(?:noon|midnight)\b/g;
const ORDINAL_SUFFIX = /(\d)(?:st|nd|rd|th)\b/g;

function tokensOf(text: string): Token[] | null {
  const normalisedText = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)t(?=\d{1,2}:)/, '$1 ')
    .replace(TIME_OF_DAY, ' ')
    .replace(ORDINAL_SUFFIX, '$1');
  const tokens: Token[] = [];
  for (const [word] of normalisedText.matchAll(/\d+|\p{L}+/gu)) {
    if (/^\d{1,2}$/.test(word)) tokens.push({ kind: 'D', value: Number(word) });
    else if (/^(?:19|20|21)\d\d$/.test(word)) tokens.push({ kind: 'Y', value: Number(word) });
    else if (/^\d/.test(word)) return null;
    else {
      const month = monthOf(word);
      if (month > 0) tokens.push({ kind: 'M', value: month });
    }
  }
  return tokens;
}

/** Returns 1 to 12 for a month's name or abbreviation (`Sept`, `Nov`), 0 for any other word. */
function monthOf(word: string): number {
  if (word.length < 3) return 0;
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word)) + 1;
}

function dayAt(tokens: Token[], [date, month, year]: readonly [number, number, number]): Day | null {
  const yearToken = tokens[year];
  if (!yearToken) return null;
  return dayOf(yearToken.kind === 'Y' ? yearToken.value : 2000 + yearToken.value, tokens[month]?.value ?? 0, tokens[date]?.value ?? 0);
}
