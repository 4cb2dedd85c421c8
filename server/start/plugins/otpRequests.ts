import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { startOtpRequestProcessor, type OtpRequestProcessor } from '../../people/login/otpRequests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    otpRequests: OtpRequestProcessor;
  }
}

/** Processes requests for one-time codes (`app.otpRequests`). */
export const otpRequestsPlugin = plugin(async (app: FastifyInstance) => {
  const otpRequests = startOtpRequestProcessor(app.deps);
  app.decorate('otpRequests', otpRequests);
  app.addHook('onClose', () => otpRequests.close());
});
