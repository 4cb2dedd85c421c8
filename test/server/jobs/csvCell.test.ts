/** @jest-environment node */
import { formatCsvCell } from '../../../server/csv.ts';

/**
 * Reads a table as spreadsheets do, with any sign between the cells: a quote means something at the beginning of a cell only, and what
 * stands behind the closing one belongs to the cell as it is.
 */
function readAs(separator: string, text: string): string[][] {
  const rows: string[][] = [];
  let [row, at]: [string[], number] = [[], 0];
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += 1) {
        cell += text[at] ?? '';
        if (text[at] === '"') at += 1;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && !/[\r\n]/.test(text[at] ?? '')) {
      cell += text[at] ?? '';
      at += 1;
    }
    row.push(cell);
    if (text[at] === separator) at += 1;
    else {
      rows.push(row);
      row = [];
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
  return rows;
}

const table = (rows: readonly (readonly (string | number)[])[]): string =>
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
]);

describe('[APPL-01] a cell of the export', () => {
  it.each([',', ';', '\t'])('never begins a formula, when “%s” separates the cells', (separator) => {
    const rows = formulaCells.map((text) => [text, 'Asha', text, -5, text]);
    const cells = readAs(separator, table(rows)).flat();
    expect(cells.length).toBeGreaterThanOrEqual(formulaCells.length);
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && cell !== '-5')).toEqual([]);
  });

  it('is exported as written, except for an apostrophe before a formula', () => {
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
    ];
    expect(readAs(',', table([harmlessCells]))).toEqual([harmlessCells]);
    const formulas = ['=1', ' =1', '\t=1', '\tx', 'a;=1', 'a;-b;@c', '＝1'];
    expect(readAs(',', table([formulas]))).toEqual([["'=1", "' =1", "'\t'=1", "'\tx", "a;'=1", "a;'-b;'@c", "'＝1"]]);
  });
});
