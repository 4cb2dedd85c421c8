/** Names that people use for the same place or the same way of working; each group is interchangeable in a search. */
const GROUPS: readonly (readonly string[])[] = [
  ['bengaluru', 'bangalore'],
  ['chennai', 'madras'],
  ['kochi', 'cochin', 'ernakulam'],
  ['tiruchirappalli', 'trichy', 'tiruchi'],
  ['mysuru', 'mysore'],
  ['mangaluru', 'mangalore'],
  ['hubballi', 'hubli'],
  ['belagavi', 'belgaum'],
  ['thiruvananthapuram', 'trivandrum'],
  ['kozhikode', 'calicut'],
  ['thrissur', 'trichur'],
  ['kollam', 'quilon'],
  ['coimbatore', 'kovai'],
  ['puducherry', 'pondicherry'],
  ['thanjavur', 'tanjore'],
  ['thoothukudi', 'tuticorin'],
  ['visakhapatnam', 'vizag'],
  ['mumbai', 'bombay'],
  ['kolkata', 'calcutta'],
  ['pune', 'poona'],
  ['gurugram', 'gurgaon'],
  ['remote', 'wfh', 'telecommute'],
];

const BY_NAME = new Map(GROUPS.flatMap((group) => group.map((name) => [name, group] as const)));

/** Every name of the group, so that a misspelt `banglore` can be recognised as well. */
export const KNOWN_NAMES: readonly string[] = [...BY_NAME.keys()];

/** A folded word and its other names, the word itself first: `trichy` gives `trichy, tiruchirappalli, tiruchi`. */
export function otherNames(word: string): string[] {
  return [word, ...(BY_NAME.get(word) ?? []).filter((name) => name !== word)];
}
