import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Responds 503 when a response has not begun in time. Unlike Fastify's `handlerTimeout` the time begins when the request has arrived, so that
 * a slow line does not use it up, and a response that has begun is not cut off.
 * @param timeoutMs milliseconds
 */
export function registerResponseTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const sendTimeout = (): void => {
      // Connections have limits of their own for a request that is still arriving; calls within the server arrive at once.
      const isArriving = 'complete' in raw && !raw.complete;
      if (isArriving || reply.sent || reply.raw.headersSent) return;
      void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(timeoutMs, request.routeOptions.url));
    };
    const timer = setTimeout(sendTimeout, timeoutMs).unref();
    const restart = (): void => void timer.refresh();
    raw.once('end', restart);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      raw.off('end', restart);
    });
    done();
  });
}
