/**
 * Returns whether the browser can still read a chosen file. It cannot when the file was changed, moved or deleted since, or when the app
 * that it came from no longer provides it.
 */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Returns the message for a file that the browser cannot read any more. */
export const describeChangedFile = (name: string): string =>
  `“${name}” has changed since you chose it, or is no longer there. Please choose it again.`;
