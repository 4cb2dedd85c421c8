import { createHash } from 'node:crypto';

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
);

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}

/** A kind of page that needs neither scripts nor the built site. */
interface PlainPage {
  /** Content-Security-Policy, which allows only the page's own style and, for its icon, pictures of this origin. */
  policy: string;
  /** Renders a page. @param title plain text @param main HTML @param scheme chosen colour scheme, as a class of the document */
  render(title: string, main: string, scheme?: string): string;
}

/** Creates a kind of page. @param options `hasForm`: whether it has a form that posts to this origin */
export function createPlainPage(style: string, { hasForm = false } = {}): PlainPage {
  const css = `:root{color-scheme:light dark}${style}`;
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; frame-ancestors 'none'`,
    render: (title, main, scheme = '') =>
      `<!doctype html><html lang="en"${scheme === '' ? '' : ` class="${scheme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${css}</style></head><body><main>${main}</main></body></html>`,
  };
}
