import createPurifier, { type DOMPurify, type WindowLike } from 'dompurify';
import { NEW_TAB_REL, parseLink } from '../lib/links.ts';

/** Elements that remain in content; `SafeHtml` lays all of them out. */
export const ALLOWED_TAGS = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'cite',
  'code',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
];
const ATTRIBUTES = [
  'alt',
  'cite',
  'colspan',
  'datetime',
  'dir',
  'headers',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'start',
  'title',
  'width',
];

let purifier: DOMPurify | null = null;
let loadWindow: (() => Promise<WindowLike>) | null = null;
let loading: Promise<void> | null = null;

/** Sets the loader of the DOM window that the sanitiser needs on the server. The loader is called when a page first needs the sanitiser. */
export function provideSanitizerWindow(load: () => Promise<WindowLike>): void {
  loadWindow = load;
  purifier = null;
}

async function prepareWith(load: () => Promise<WindowLike>): Promise<void> {
  try {
    purifier = createSanitizer(await load());
  } finally {
    loading = null;
  }
}

/** Returns null when `sanitizeHtml` can be called; otherwise a promise to wait for. */
export function prepareSanitizer(): Promise<void> | null {
  if (purifier !== null || loadWindow === null) return null;
  loading ??= prepareWith(loadWindow);
  return loading;
}

/**
 * Sanitises HTML of the CMS (D-20). Replaces embedded pages, forms and media by links to them. Removes styles, scripts, ids and event
 * handlers, replaces links by the result of `parseLink`, and lowers headings to levels below the page's own.
 * @param topHeading highest heading level allowed, 1 to 6
 * @throws Error when there is no window and `prepareSanitizer` was not awaited
 */
export function sanitizeHtml(html: string, topHeading = 3): string {
  purifier ??= createSanitizer(window);
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return lowerHeadings(clean, topHeading);
}

function createSanitizer(window: WindowLike): DOMPurify {
  const sanitizer = createPurifier(window);
  if (!sanitizer.isSupported) throw new Error('The HTML sanitiser needs a window with a document.');
  sanitizer.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (node instanceof window.Element) linkToEmbedded(node, tagName, window.Element.prototype);
  });
  sanitizer.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') fixLink(node);
    if (node.tagName === 'IMG') fixPicture(node);
  });
  return sanitizer;
}

/** What the link to a removed element says, and the attributes that may have its URL. */
const EMBEDDED: ReadonlyMap<string, { label: string; attributes: readonly string[] }> = new Map([
  ['iframe', { label: 'Open the embedded page', attributes: ['src', 'data-src'] }],
  ['embed', { label: 'Open the embedded page', attributes: ['src'] }],
  ['object', { label: 'Open the embedded page', attributes: ['data'] }],
  ['video', { label: 'Open the video', attributes: ['src'] }],
  ['audio', { label: 'Open the recording', attributes: ['src'] }],
  ['form', { label: 'Open the form', attributes: ['action'] }],
]);

/**
 * Puts a link to an embedded page, form or medium before it, because the sanitiser removes the element itself.
 * @param prototype has the methods of elements, which the fields of a form may override: `<input name="before">`
 */
function linkToEmbedded(node: Element, tagName: string, prototype: Element): void {
  const embedded = EMBEDDED.get(tagName);
  // A link cannot contain another.
  if (embedded === undefined || prototype.closest.call(node, 'a') !== null) return;
  const url = embedded.attributes.map((name) => prototype.getAttribute.call(node, name)).find((value) => value);
  const link = parseLink(url ?? prototype.querySelector.call(node, 'source')?.getAttribute('src'));
  if (link?.kind !== 'internal' && link?.kind !== 'external') return;
  // An `<embed>` is often the fallback of an `<object>` with the same URL.
  const sibling = Reflect.get(prototype, 'previousElementSibling', node);
  if (sibling !== null && prototype.getAttribute.call(sibling, 'href') === link.href) return;
  const ownerDocument = Reflect.get(prototype, 'ownerDocument', node);
  const replacement = ownerDocument.createElement('a');
  replacement.setAttribute('href', link.href);
  fixLink(replacement);
  const host = link.kind === 'external' ? ` at ${new URL(link.href).host}` : '';
  replacement.textContent = prototype.getAttribute.call(node, 'title')?.trim() || `${embedded.label}${host}`;
  prototype.before.call(node, replacement, ' ');
}

function fixLink(node: Element): void {
  const link = parseLink(node.getAttribute('href'));
  if (!link) {
    node.removeAttribute('href');
    return;
  }
  node.setAttribute('href', link.href);
  if (link.kind !== 'external') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', NEW_TAB_REL);
}

function fixPicture(node: Element): void {
  const link = parseLink(node.getAttribute('src'));
  if (link?.kind !== 'internal' && link?.kind !== 'external') {
    node.remove();
    return;
  }
  // Makes a relative URL an absolute path, because the URL is relative to the content system's root, not to the page.
  node.setAttribute('src', link.href);
  node.setAttribute('loading', 'lazy');
  node.setAttribute('decoding', 'async');
  if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
}

/** Lowers headings to `top` and below. The HTML is sanitised, so `<h2` can only be a tag. */
function lowerHeadings(html: string, top: number): string {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  const shift = Math.max(0, top - Math.min(...levels, 7));
  if (shift === 0) return html;
  return html.replace(/<(\/?)h([1-6])\b/g, (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + shift)}`);
}
