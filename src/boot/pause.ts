/** Lets the browser do what waits, such as painting or answering the visitor, before the next step. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
