import { AggregatorRegistry, type Registry } from 'prom-client';

/** What one process has measured. */
type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What several processes have measured, as one. */
export interface MergedMetrics {
  /** Takes what a process says; what is no answer leaves its last one in place. */
  note(id: number, measured: unknown): void;
  /** A process has ended: what it has counted still counts, so that no sum ever falls. */
  gone(id: number): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

export function mergedMetrics(): MergedMetrics {
  const latest = new Map<number, Measured>();
  /** What those have counted that have ended. */
  let past: Measured = [];
  let merging: Promise<unknown> = Promise.resolve();
  return {
    note(id, measured) {
      if (Array.isArray(measured)) latest.set(id, measured as Measured);
    },
    gone(id) {
      const last = latest.get(id);
      latest.delete(id);
      if (last === undefined) return;
      merging = merging.then(async () => {
        const all = await AggregatorRegistry.aggregate([past, last]).getMetricsAsJSON();
        past = all.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
      });
    },
    async text() {
      await merging;
      return AggregatorRegistry.aggregate([...latest.values(), past]).metrics();
    },
  };
}
