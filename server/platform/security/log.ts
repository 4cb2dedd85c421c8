import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../settings.ts';
import { scrub } from './scrub.ts';

export interface LogTarget {
  write(line: string): unknown;
}

/**
 * Returns logger options: one JSON line per event. Requests are logged with their route pattern, never with their URL. Errors are logged
 * with type, message and stack. Every line is scrubbed, because error messages of libraries may contain personal data.
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
