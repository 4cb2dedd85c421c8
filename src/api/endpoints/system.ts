import { siteEndpoints } from '../generated/site.ts';
import type { TagType } from '../tags.ts';

export type { Drift, ProviderDrift, Screen, SystemMail, SystemMails, SystemState } from '../generated/site.ts';

const api = siteEndpoints.enhanceEndpoints<TagType>({
  endpoints: {
    sendMailAgain: {
      // Invalidated after a refusal too, because the mail may have been sent meanwhile.
      invalidatesTags: ['SystemMail'],
    },
  },
});

export const { getProviderDrift, getSystemState, listSystemMails, sendMailAgain } = api.endpoints;
export const { useGetProviderDriftQuery, useGetSystemStateQuery, useListSystemMailsQuery, useSendMailAgainMutation } = api;
