import { addJobDefaults } from '../errors.ts';
import { systemSlice } from '../generated/site/system';
import { tag, type TagType } from '../tags.ts';

export type { SystemMail, SystemMails, SystemState } from '../generated/site/system';

addJobDefaults({ sendMailAgain: 'The mail could not be sent again' });

const MAILS = tag('System', 'MAILS');

/** How this server does, for admins. */
export const systemApi = systemSlice.enhanceEndpoints<TagType>({
  endpoints: {
    getSystemState: { providesTags: [tag('System')] },
    listSystemMails: { providesTags: [MAILS] },
    // One that was refused may have been sent meanwhile.
    sendMailAgain: { invalidatesTags: [MAILS] },
  },
});

export const { useGetSystemStateQuery, useListSystemMailsQuery, useSendMailAgainMutation } = systemApi;
