/** What may identify a person or open a door, and what it is replaced with in logs. */
const patterns: readonly [RegExp, string][] = [
  // Before addresses: a password and the host behind it may look like one, and its beginning would stay.
  [/((?:smtps?|https?|postgres(?:ql)?):\/\/)[^\s/@"]+@/gi, '$1[password]@'],
  [/[\p{L}\p{N}._%+'!#$&*^`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu, '[e-mail]'],
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}(?![\w-])/g, '[token]'],
  // In a statement `?` is the place of a value, with a bracket or a comma behind it.
  [/\?(?![),])[^\s"'\\]+/g, '?[query]'],
];

/** Strikes e-mail addresses, tokens, passwords and query strings out of a line of log. */
export function scrub(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
