/** Personal data and credentials, and their replacement in logs. */
const patterns: readonly [RegExp, string][] = [
  // Passwords come before e-mail addresses, because a password and its host may look like an e-mail address.
  [/((?:smtps?|https?|postgres(?:ql)?):\/\/)[^\s/@"]+@/gi, '$1[password]@'],
  [/[\p{L}\p{N}._%+'!#$&*^`{|}~-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu, '[e-mail]'],
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}(?![\w-])/g, '[token]'],
  // In an SQL statement `?` is a placeholder, followed by a bracket or a comma.
  [/\?(?![),])[^\s"'\\]+/g, '?[query]'],
];

/** Removes e-mail addresses, tokens, passwords and query strings from a log line. */
export function scrub(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
