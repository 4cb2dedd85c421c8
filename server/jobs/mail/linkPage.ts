import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/lib/escapeHtml.ts';

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1.25rem}' +
  'h1{line-height:1.2;overflow-wrap:anywhere}p{overflow-wrap:anywhere}a{display:inline-block;padding:.5rem 0}' +
  'button{font:inherit;font-weight:600;min-height:3rem;padding:.25rem 1.5rem;border-radius:.5rem;cursor:pointer}';

/** Content-Security-Policy of the rendered pages. It allows only their own style, and forms that post to the same origin. */
export const linkPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Content of a page that a link in a mail opens. */
export interface LinkPage {
  title: string;
  text: string;
  /** Label of a button that posts to the page's own URL. Without it, the page has no button. */
  button?: string;
  link: { label: string; path: string };
}

/**
 * Renders a page that works without login, cookies and scripts. Opening it must change nothing, because mail scanners open links. Only its
 * button performs the action. All text is escaped.
 * @param owner name of the chapter
 */
export function renderLinkPage({ title, text, button, link }: LinkPage, owner: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${escapeHtml(owner)}</title><style>${style}</style></head><body><main>` +
    `<p>${escapeHtml(owner)}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    (button === undefined ? '' : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`) +
    `<p><a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a></p></main></body></html>`
  );
}
