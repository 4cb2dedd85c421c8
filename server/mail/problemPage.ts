import { createPlainPage, escapeHtml } from '../platform/lib/html.ts';

const plainPage = createPlainPage(
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:8vh auto;padding:0 1.25rem}' +
    'h1{line-height:1.2}dt{font-weight:600;text-transform:capitalize}dd{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}',
);

/** Content-Security-Policy of the page. */
export const PROBLEM_POLICY = plainPage.policy;

/**
 * Returns the page for browsers without scripts whose enquiry was refused. It has the reasons and all that was typed. All text is escaped.
 * @param reasons sentences, at least one
 * @param values names and values of the fields
 */
export function renderProblemPage(reasons: readonly string[], values: readonly (readonly [string, string])[]): string {
  const definitions = values.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`).join('');
  return plainPage.render(
    'Email failed',
    '<h1>Email failed</h1><p>Your enquiry was not sent:</p>' +
      `<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>` +
      '<p>Go back with your browser: it keeps what you typed. Or <a href="/Contact">open the form anew</a>.</p>' +
      (definitions === '' ? '' : `<h2>What you typed</h2><dl>${definitions}</dl>`),
  );
}
