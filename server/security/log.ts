import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../settings.ts';
import { scrub } from './scrub.ts';

export interface LogTarget {
  write(line: string): unknown;
}

/**
 * Returns logger options: one JSON line per event. Requests are logged by route pattern (never by URL), errors by type, message and
 * stack; every line is scrubbed, so that personal data in a third party's error message is not logged either.
 */
export function createLoggerOptions(level: LogLevel, target: LogTarget): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions.url ?? 'none' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...(error.code === undefined ? {} : { code: error.code }),
      }),
    },
    stream: { write: (line: string) => void target.write(scrub(line)) },
  };
}
