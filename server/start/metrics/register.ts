import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DriftMonitor } from '../../provider/drift/driftMonitor.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { isLocalRequest } from '../../platform/security/localRequest.ts';
import type { Settings } from '../../platform/settings.ts';
import { registerDriftMetrics } from './drift.ts';
import { registerRequestMetrics } from './requests.ts';
import { shareWorkerMetrics } from './workers.ts';

type MetricsAccess = Pick<Settings, 'metricsToken' | 'isLocal'>;

let processRegistry: Registry | undefined;

/** Returns the registry of metrics of memory, processor, event loop and garbage collection. Creates it once per process. */
function getProcessRegistry(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/**
 * Registers `/metrics` for Prometheus, with metrics of requests and of the process, and with a provider also of contract drift. Callers
 * need `METRICS_TOKEN`. If it is not set, only a local server responds, and only to programs of the same machine.
 * @param monitor undefined with embedded backends
 * @param registerMore registers further metrics
 */
export function registerMetrics(
  app: FastifyInstance,
  settings: MetricsAccess,
  monitor: DriftMonitor | undefined,
  registerMore: (registry: Registry) => void,
): void {
  const registry = new Registry();
  registerRequestMetrics(app, registry);
  if (monitor !== undefined) registerDriftMetrics(registry, monitor);
  registerMore(registry);
  const allMetrics = Registry.merge([getProcessRegistry(), registry]);
  const workerMetrics = shareWorkerMetrics(allMetrics);
  app.addHook('onClose', async () => workerMetrics?.close());
  app.get('/metrics', async (request, reply) => {
    authorise(request, settings);
    return reply
      .header('cache-control', 'no-store')
      .type(allMetrics.contentType)
      .send(await (workerMetrics?.formatText() ?? allMetrics.metrics()));
  });
}

/** Throws HttpError 401 for a request without the token. If no token is set, throws 404 unless caller and server are local. */
function authorise(request: FastifyRequest, { metricsToken, isLocal }: MetricsAccess): void {
  if (metricsToken === undefined) {
    if (!isLocal || !isLocalRequest(request)) throw new HttpError(404, getStatusMessage(404));
    return;
  }
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(token), digest(metricsToken))) {
    throw new HttpError(401, 'The token for the metrics is missing or wrong.', { 'www-authenticate': 'Bearer' });
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
