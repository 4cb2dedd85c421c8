import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DriftWatch } from '../drift/watch.ts';
import { statusSentence } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';
import { asksThisMachine } from '../security/thisMachine.ts';
import type { Settings } from '../settings.ts';
import { tellDrift } from './drift.ts';
import { countRequests } from './requests.ts';
import { shareWorkerMetrics } from './workers.ts';

type Reader = Pick<Settings, 'metricsToken' | 'local'>;

let ofProcess: Registry | undefined;

/** Memory, processor, event loop and garbage collection of this process, measured once in it. */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/**
 * `/metrics` for Prometheus: requests, the process and, before a provider, how its answers keep their contracts. For whoever
 * sends the token; without one it is there for programs of this machine only, while nobody else uses the server.
 * @param watch absent: the backends are embedded @param tell adds what else is known
 */
export function registerMetrics(
  app: FastifyInstance,
  settings: Reader,
  watch: DriftWatch | undefined,
  tell: (registry: Registry) => void,
): void {
  const registry = new Registry();
  countRequests(app, registry);
  if (watch !== undefined) tellDrift(registry, watch);
  tell(registry);
  const all = Registry.merge([processMetrics(), registry]);
  const ofWorkers = shareWorkerMetrics(all);
  app.addHook('onClose', async () => ofWorkers?.close());
  app.get('/metrics', async (request, reply) => {
    letIn(request, settings);
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await (ofWorkers?.text() ?? all.metrics()));
  });
}

/** @throws HttpError 401 without the token, 404 where there is none and others than this machine may ask */
function letIn(request: FastifyRequest, { metricsToken, local }: Reader): void {
  if (metricsToken === undefined) {
    if (!local || !asksThisMachine(request)) throw new HttpError(404, statusSentence(404));
    return;
  }
  const sent = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!timingSafeEqual(digest(sent), digest(metricsToken))) {
    throw new HttpError(401, 'The token for the metrics is missing or wrong.', { 'www-authenticate': 'Bearer' });
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
