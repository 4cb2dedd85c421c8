const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    times: '×',
    eacute: 'é',
    rarr: '→',
    zwj: '\u200d',
    zwnj: '\u200c',
  }),
);

/**
 * Decodes HTML entities in CMS titles (`E&amp;C`, `&#8211;`, `&#x2019;`) without a DOM. Unknown entities are kept. Decodes once
 * only, so that `&amp;lt;` becomes `&lt;`.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return NAMED_ENTITIES.get(name.toLowerCase()) ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : entity;
  });
}

/** Beginning of a tag that separates words. */
const BLOCK =
  /^<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|table|caption|section|article|aside|header|footer|nav|figure|figcaption|blockquote|pre|form|fieldset|legend|label|button|option|summary|details)\b/i;

/**
 * Extracts the text of HTML as one line: removes tags, comments, scripts and styles, decodes entities and collapses white space. The
 * result is text and must never be used as HTML.
 */
export function htmlToText(html: string): string {
  const visible = html.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ').replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ');
  // No tag ends after the last `>`; looking for one from each `<` would take quadratic time.
  const end = visible.lastIndexOf('>') + 1;
  const withoutTags = visible.slice(0, end).replace(/<\/?[a-z][^>]*>/gi, (tag) => (BLOCK.test(tag) ? ' ' : '')) + visible.slice(end);
  return decodeEntities(withoutTags).replace(/\s+/g, ' ').trim();
}

/**
 * Removes invisible characters, which are copied along unseen: contacts and messengers put marks of direction around numbers and e-mail
 * addresses. Not for texts in which they matter: Malayalam and Kannada spell with joiners.
 */
export const removeInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** Returns at most the first `maxLength` UTF-16 units. Never ends in half of a surrogate pair, which HTML cannot contain. */
export const truncateText = (text: string, maxLength: number): string => text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');

/**
 * Shortens text at a word boundary with `…`.
 * @param limit maximum length, the ellipsis included
 */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = truncateText(text, Math.max(1, limit - 1));
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Puts a space between ® or ™ and a following word, for display: `PMP® Certification`. Slugs are made from the original name. */
export const spaceAfterTrademarkSigns = (name: string): string => name.replace(/([®™])(?=[\p{L}\p{N}])/gu, '$1 ');

/**
 * Returns the slug of a name (SPP-01, CERT-01, D-6): lower case, only letters, digits and hyphens, spaces as hyphens. `E&C Footprints`
 * gives `ec-footprints`, `PMP®Certification Training` gives `pmpcertification-training`.
 * @param name plain text, without HTML entities
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
