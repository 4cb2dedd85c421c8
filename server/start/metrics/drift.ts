import { Counter, Gauge, type Registry } from 'prom-client';
import type { CheckedOperation } from '../../provider/drift/driftLog.ts';
import type { DriftMonitor } from '../../provider/drift/driftMonitor.ts';

/** Registers counts of contract drift by operation and kind. Field names are no labels, because the provider could invent any number. */
export function registerDriftMetrics(registry: Registry, monitor: DriftMonitor): void {
  const registerResponseCounter = (name: string, help: string, getCount: (operation: CheckedOperation) => number): void =>
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames: ['operation'],
        registers: [],
        collect() {
          this.reset();
          for (const operation of monitor.report().operations) this.inc({ operation: operation.operationId }, getCount(operation));
        },
      }),
    );
  registerResponseCounter(
    'provider_answers_checked_total',
    'Responses of the provider that were compared with their contract.',
    ({ checked }) => checked,
  );
  registerResponseCounter(
    'provider_answers_drifted_total',
    'Compared responses of the provider that differed from their contract.',
    ({ drifted }) => drifted,
  );
  registry.registerMetric(
    new Gauge({
      name: 'provider_drifts',
      help: 'Fields that differed from their contract within the last seven days.',
      labelNames: ['operation', 'kind'],
      registers: [],
      collect() {
        this.reset();
        for (const { operationId, kind } of monitor.report().drifts) this.inc({ operation: operationId, kind });
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'provider_answers_skipped_total',
      help: 'Responses of the provider that were due for a comparison but were skipped.',
      labelNames: ['reason'],
      registers: [],
      collect() {
        this.reset();
        for (const [reason, count] of Object.entries(monitor.report().skipped)) this.inc({ reason }, count);
      },
    }),
  );
}
