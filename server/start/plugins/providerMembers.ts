import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Member } from '../../platform/contract/types.ts';
import { openProviderLogins } from '../../people/login/providerLogins.ts';
import { createProviderLookup } from '../../people/login/providerMember.ts';
import { createInternalFetch } from '../../site/internalFetch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks up the provider's member to whom a request's session belongs (`createProviderLookup`); undefined with embedded backends. */
    findProviderMember: ((request: FastifyRequest) => Promise<Member | null>) | undefined;
  }
}

/** Looks up the member of a request's session at the provider (`app.findProviderMember`): this server does not store its members. */
export const providerMembersPlugin = plugin(async (app: FastifyInstance) => {
  const { settings, clock } = app.deps;
  const { findEmail } = openProviderLogins(app.deps);
  const hasProvider = settings.cmsOrigin !== undefined || settings.jobsOrigin !== undefined;
  const lookup = { fetchProvider: createInternalFetch(app), origin: settings.publicUrl, clock, findLoginEmail: findEmail };
  app.decorate('findProviderMember', hasProvider ? createProviderLookup(lookup) : undefined);
});
