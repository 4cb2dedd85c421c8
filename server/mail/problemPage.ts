import { createHash } from 'node:crypto';
import { escapeHtml } from '../platform/lib/escapeHtml.ts';

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:8vh auto;padding:0 1.25rem}' +
  'h1{line-height:1.2}dt{font-weight:600;text-transform:capitalize}dd{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}';

/** Content-Security-Policy of the page. It allows only the page's own style. */
export const PROBLEM_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Returns the page for browsers without scripts whose enquiry was refused. It has the reasons and all that was typed. All text is escaped.
 * @param reasons sentences, at least one
 * @param values names and values of the fields
 */
export function renderProblemPage(reasons: readonly string[], values: readonly (readonly [string, string])[]): string {
  const definitions = values.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>Email failed</title><style>${style}</style></head><body><main>` +
    '<h1>Email failed</h1><p>Your enquiry was not sent:</p>' +
    `<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>` +
    '<p>Go back with your browser: it keeps what you typed. Or <a href="/Contact">open the form anew</a>.</p>' +
    (definitions === '' ? '' : `<h2>What you typed</h2><dl>${definitions}</dl>`) +
    '</main></body></html>'
  );
}
