/** The same work, done once in a while: its result is good for some milliseconds, and who comes meanwhile waits for it. */
export function remembered<T>(ttlMs: number, work: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; ends: number } | undefined;
  return () => {
    if (last !== undefined && last.ends > performance.now()) return last.result;
    const current = { result: work(), ends: performance.now() + ttlMs };
    last = current;
    // What failed is tried again.
    current.result.catch(() => {
      if (last === current) last = undefined;
    });
    return current.result;
  };
}
