/** Returns a matcher for the name of a link whose text is a URL or an e-mail address. jsdom reads each `<wbr>` in the text as a space. */
export const breakableName =
  (address: string) =>
  (name: string): boolean =>
    name.replaceAll(' ', '') === address;
