import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify';

/**
 * Responds 503 when a response has not begun in time. Unlike with Fastify's `handlerTimeout`, the time begins when the request has arrived
 * completely, and a response that has begun is not cut off. What the handler returns after the timeout is discarded.
 * @param timeoutMs milliseconds
 */
export function registerResponseTimeout(app: FastifyInstance, timeoutMs: number): void {
  const timedOutReplies = new WeakSet<FastifyReply>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function handle(request, reply) {
      const result: unknown = handler.call(this, request, reply);
      // A reply is thenable, too, but never fails.
      if (!isPromise(result) || Object.is(result, reply)) return result;
      return result.then(undefined, (error: unknown) => {
        if (!timedOutReplies.has(reply)) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        request.log.warn({ method: request.method, route: request.routeOptions.url, reason }, 'a request failed after its timeout');
      });
    };
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const sendTimeout = (): void => {
      // A request that is still arriving is limited by Node.js. Calls within the server arrive at once.
      const isArriving = 'complete' in raw && !raw.complete;
      if (isArriving || reply.sent || reply.raw.headersSent) return;
      timedOutReplies.add(reply);
      void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(timeoutMs, request.routeOptions.url));
      // Otherwise Fastify would report the handler's late response as a mistake.
      reply.hijack();
    };
    const timer = setTimeout(sendTimeout, timeoutMs).unref();
    const restartTimer = (): void => void timer.refresh();
    raw.once('end', restartTimer);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      raw.off('end', restartTimer);
    });
    done();
  });
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
