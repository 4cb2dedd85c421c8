import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { startOtpRequestProcessor, type OtpRequestProcessor } from '../../people/login/otpRequests.ts';
import type { Member } from '../../platform/contract/types.ts';
import { openProviderLogins } from '../../people/login/providerLogins.ts';
import { createProviderLookup } from '../../people/login/providerMember.ts';
import { createInternalFetch } from '../../site/internalFetch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Processes requests for one-time codes. */
    otpRequests: OtpRequestProcessor;
    /** Looks up the provider's member to whom a request's session belongs (`createProviderLookup`); undefined with embedded backends. */
    findProviderMember: ((request: FastifyRequest) => Promise<Member | null>) | undefined;
  }
}

/** Provides what the login of members needs. A provider's members are looked up there, because this server does not store them. */
export const membersPlugin = plugin(async (app: FastifyInstance) => {
  const otpRequests = startOtpRequestProcessor(app.deps);
  app.decorate('otpRequests', otpRequests);
  app.addHook('onClose', () => otpRequests.close());
  const { settings, clock } = app.deps;
  const { findEmail } = openProviderLogins(app.deps);
  const hasProvider = settings.cmsOrigin !== undefined || settings.jobsOrigin !== undefined;
  const lookup = { fetchProvider: createInternalFetch(app), origin: settings.publicUrl, clock, findLoginEmail: findEmail };
  app.decorate('findProviderMember', hasProvider ? createProviderLookup(lookup) : undefined);
});
