/** Matches the name of a link that is an address: jsdom takes the places where it may break for spaces. */
export const namedRules =
  (address: string) =>
  (name: string): boolean =>
    name.replaceAll(' ', '') === address;
