import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { createBackupHistory } from '../backup/backupHistory.ts';
import { createNightlyBackups } from '../backup/nightly.ts';
import { DriftMonitor } from '../../provider/drift/driftMonitor.ts';
import { registerBackupMetrics } from '../metrics/backups.ts';
import { registerStateMetrics } from '../metrics/state.ts';
import { registerMetrics } from '../metrics/register.ts';
import { registerReadiness } from '../readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Compares a provider's responses with the contracts; undefined with embedded backends. */
    driftMonitor: DriftMonitor | undefined;
  }
}

/** Registers `/metrics`, `/healthz` and `/readyz`, and starts what they report on: contract drift and nightly backups. */
export const monitoringPlugin = plugin(async (app: FastifyInstance) => {
  const { deps } = app;
  const { cmsOrigin, jobsOrigin } = deps.settings;
  const driftMonitor = cmsOrigin === undefined && jobsOrigin === undefined ? undefined : new DriftMonitor(deps.clock, deps.log);
  app.decorate('driftMonitor', driftMonitor);
  app.addHook('onClose', async () => driftMonitor?.close());
  const nightly = createNightlyBackups(deps);
  app.addHook('onReady', async () => nightly.start());
  app.addHook('onClose', () => nightly.close());
  registerMetrics(app, deps.settings, driftMonitor, (registry) => {
    registerBackupMetrics(registry, createBackupHistory(deps.db, deps.clock), nightly);
    registerStateMetrics(registry, deps);
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  registerReadiness(app, deps);
});
