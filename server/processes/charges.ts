/** Which worker is in charge of which work. */
export interface Charges {
  /** Whether a worker is in charge of a work: whoever asks first is, until it ends. */
  isFor(worker: number, work: string): boolean;
  /** A worker has ended: whoever asks next is in charge of what it was. */
  gone(worker: number): void;
}

export function charges(): Charges {
  const workers = new Map<string, number>();
  return {
    isFor(worker, work) {
      if (!workers.has(work)) workers.set(work, worker);
      return workers.get(work) === worker;
    },
    gone(worker) {
      for (const [work, who] of workers) if (who === worker) workers.delete(work);
    },
  };
}
