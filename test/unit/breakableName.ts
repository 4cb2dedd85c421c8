/** Returns a matcher for the name of a link whose text is an address: jsdom reads each `<wbr>` in it as a space. */
export const breakableName =
  (address: string) =>
  (name: string): boolean =>
    name.replaceAll(' ', '') === address;
