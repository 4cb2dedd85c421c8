/**
 * What a work comes to, unless it takes too long; the work itself goes on.
 * @param ms so long is waited, in milliseconds
 * @throws Error with the words `late` when it took longer
 */
export async function inTime<T>(work: Promise<T>, ms: number, late: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(late)), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
