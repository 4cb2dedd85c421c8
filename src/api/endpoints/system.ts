import { siteEndpoints } from '../generated/site.ts';
import { tag, type TagType } from '../tags.ts';

export type { Drift, ProviderDrift, Screen, SystemMail, SystemMails, SystemState } from '../generated/site.ts';

const MAILS = tag('System', 'MAILS');

const api = siteEndpoints.enhanceEndpoints<TagType>({
  endpoints: {
    getProviderDrift: { providesTags: [tag('Provider')] },
    getSystemState: { providesTags: [tag('System')] },
    listSystemMails: { providesTags: [MAILS] },
    sendMailAgain: {
      // Invalidated after a refusal too, because the mail may have been sent meanwhile.
      invalidatesTags: [MAILS],
    },
  },
});

export const { getProviderDrift, getSystemState, listSystemMails, sendMailAgain } = api.endpoints;
export const { useGetProviderDriftQuery, useGetSystemStateQuery, useListSystemMailsQuery, useSendMailAgainMutation } = api;
