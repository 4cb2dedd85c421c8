import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { registerErrors } from '../../platform/security/errors.ts';
import { registerHeaders } from '../../platform/security/headers.ts';
import { registerLimits, requestLimits } from '../../platform/security/limits.ts';
import { registerOriginCheck } from '../../platform/security/origin.ts';
import { registerResponseTimeout } from '../../platform/security/responseTimeout.ts';
import { createRateLimits, type RateLimitOverrides, type RateLimits } from './rateLimits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

export interface SecurityOptions {
  /** Hashes of the site's inline scripts, for example `sha256-…`. */
  inlineScriptHashes?: readonly string[];
  rateLimits?: RateLimitOverrides;
  /** Milliseconds from the arrival of a request until its response begins. */
  responseTimeoutMs?: number;
  /** Largest delay of the event loop in milliseconds; 0 disables the check. */
  maxLoopDelayMs?: number;
}

/** Shorter responses, in bytes, fit into two packets anyway. */
const COMPRESSED_FROM = 2_048;

/** Registers error handling, compression, headers, the origin check and limits for every route. */
export const securityPlugin = plugin(async (app: FastifyInstance, options: SecurityOptions) => {
  const { inlineScriptHashes = [], rateLimits, maxLoopDelayMs, responseTimeoutMs = requestLimits.responseTimeoutMs } = options;
  const { deps } = app;
  app.decorate('rateLimits', createRateLimits(deps.settings, rateLimits));
  registerErrors(app);
  // Compressed requests are refused: a small one may become very large. Pages are compressed by `server/site`, which keeps the result.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: COMPRESSED_FROM, globalDecompression: false });
  registerResponseTimeout(app, responseTimeoutMs);
  await registerHeaders(app, deps.settings, inlineScriptHashes);
  registerOriginCheck(app, deps.settings);
  await registerLimits(app, deps, maxLoopDelayMs);
});
