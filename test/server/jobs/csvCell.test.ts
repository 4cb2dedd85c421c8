import { formatCsvCell, unescapeCsvCell } from '../../../server/platform/lib/csv.ts';

/**
 * Parses a table with the given separator, as spreadsheets do. A quote is special only at the beginning of a cell, and text after the
 * closing quote is part of the cell.
 */
function parseTable(separator: string, text: string): string[][] {
  const rows: string[][] = [];
  let [row, index]: [string[], number] = [[], 0];
  while (index < text.length) {
    let cell = '';
    if (text[index] === '"') {
      for (index += 1; index < text.length && (text[index] !== '"' || text[index + 1] === '"'); index += 1) {
        cell += text[index] ?? '';
        if (text[index] === '"') index += 1;
      }
      index += 1;
    }
    while (index < text.length && text[index] !== separator && !/[\r\n]/.test(text[index] ?? '')) {
      cell += text[index] ?? '';
      index += 1;
    }
    row.push(cell);
    if (text[index] === separator) index += 1;
    else {
      rows.push(row);
      row = [];
      index += text.startsWith('\r\n', index) ? 2 : 1;
    }
  }
  return rows;
}

const formatTable = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(formatCsvCell).join(',')}\r\n`).join('');

const formulaCells = ['=1', '+1', '-1', '@A1', '＝1', '＋1', '－1', '＠1'].flatMap((formula) => [
  formula,
  ` ${formula}`,
  `\u00a0${formula}`,
  `\t${formula}`,
  `\r${formula}`,
  `a;${formula}`,
  `a; ${formula};b`,
  `a;"${formula}"`,
  `a;"";"${formula}`,
  `a";${formula}`,
  `a;;${formula}`,
  `a\t${formula}`,
  `a\r${formula}`,
  `a\n${formula}`,
  `a\r\n;${formula}`,
  `"${formula}`,
  `";${formula}\t${formula}`,
  `\t \t'\n"${formula}`,
]);

describe('[APPL-01] a cell of the export', () => {
  it.each([',', ';', '\t'])('never begins a formula, when “%s” separates the cells', (separator) => {
    const rows = formulaCells.map((text) => [text, 'Asha', text, -5, text]);
    const cells = parseTable(separator, formatTable(rows)).flat();
    expect(cells.length).toBeGreaterThanOrEqual(formulaCells.length);
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && cell !== '-5')).toEqual([]);
  });

  it('with a great many blanks or quotes gets only one apostrophe before its formula', () => {
    for (const character of ['\t', '\n', ' ', '"', "'"]) {
      const blanks = character.repeat(200_000);
      const [[cell = ''] = []] = parseTable(',', formatTable([[`${blanks}x`]]));
      expect(cell.replace(/^'(?=[\t\n])/, '') === `${blanks}x`).toBe(true);
      const [[formula = ''] = []] = parseTable(',', formatTable([[`${blanks}=1`]]));
      expect(formula.length - blanks.length).toBe(/[\t\n]/.test(character) ? 4 : 3);
    }
  });

  it('[REG-05] that a spreadsheet would change into a day, a time or a number stays a text', () => {
    const changed = ['3-4', '1/2', '12/11/2026', ' 3 - 4 ', "'3-4", 'MAR1', 'Mar 1', '1-Sep', '5 June 2026', '10:30', '7:5 pm'];
    changed.push('1e5', '2.5E-3', '00123', '1234567890123456');
    const cells = parseTable(',', formatTable([changed]));
    expect(cells).toEqual([changed.map((text) => `'${text}`)]);
    expect(cells[0]?.map(unescapeCsvCell)).toEqual(changed);
  });

  it('is exported unchanged, except for an apostrophe before a formula and before a leading tab', () => {
    const harmlessCells = [
      '',
      'Asha',
      'Mary-Ann O’Hara',
      'He said "hi", once',
      'a;b',
      'a; b',
      'C++; R',
      'a=b',
      'Line\nbreak',
      'Édouard நாயர்',
      '"x"',
      'q@r.in',
      '2026-11-20 12:00',
      '2019-2023',
      '12 to 14',
      '3-4 years',
      'Mary 1',
      'May',
      'PMP 2026',
      '0',
      '10:30 to 12:00',
      '9876543210',
      'e5',
    ];
    expect(parseTable(',', formatTable([harmlessCells]))).toEqual([harmlessCells]);
    const formulas = ['=1', ' =1', '\t=1', '\tx', 'a;=1', 'a;-b;@c', '＝1'];
    expect(parseTable(',', formatTable([formulas]))).toEqual([["'=1", "' =1", "'\t'=1", "'\tx", "a;'=1", "a;'-b;'@c", "'＝1"]]);
  });
});
