/** Heading that Jest prints above the first failure of a retried test. */
const RETRIED = ' LOGGING RETRY ERRORS ';

/**
 * Finds tests that failed once and passed on retry.
 * @param {string} output of Jest or Playwright, without colours
 * @returns {{ names: string[], failureOutput: string }} `names` are Jest's titles, or Playwright's `file:line:column › title`
 */
export function findFlakyTests(output) {
  const jest = output.match(new RegExp(`^${RETRIED}.+\\n[^]*?(?=^ ?(?:PASS|FAIL) )`, 'gm'));
  if (jest) {
    const failureOutput = jest.join('\n').trimEnd();
    return {
      names: failureOutput.split('\n').flatMap((line) => (line.startsWith(RETRIED) ? line.slice(RETRIED.length).trim() : [])),
      failureOutput,
    };
  }
  const list = /^ {2}\d+ flaky\n(?<lines>(?: {4}.+(?:\n|$))+)/m.exec(output);
  if (!list) return { names: [], failureOutput: '' };
  const names = list.groups.lines.trimEnd().split('\n');
  return {
    names: names.map((line) => line.replace(/ ─+$/, '').trim()),
    failureOutput: output.slice(output.search(/^ {2}1\) /m), list.index).trimEnd(),
  };
}
