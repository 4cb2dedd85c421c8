/**
 * What Playwright's output tells of tests that failed at the first try and passed at the second.
 *
 * @param {string} output without colours
 * @returns {{ names: string[], why: string }} the tests, as `file:line:column › title`, and what it printed of all failures
 */
export function flakyIn(output) {
  const list = /^ {2}\d+ flaky\n(?<lines>(?: {4}.+(?:\n|$))+)/m.exec(output);
  if (!list) return { names: [], why: '' };
  const names = list.groups.lines.trimEnd().split('\n');
  return {
    names: names.map((line) => line.replace(/ ─+$/, '').trim()),
    why: output.slice(output.search(/^ {2}1\) /m), list.index).trimEnd(),
  };
}
