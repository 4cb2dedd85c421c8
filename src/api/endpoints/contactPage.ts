import { contactPageSlice } from '../generated/site/contactPage';
import { tag, type TagType } from '../tags.ts';

export type { ContactPage } from '../generated/site/contactPage';

/** The words of the contact page. */
export const contactPageApi = contactPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getContactPage: { providesTags: [tag('Page', 'contact')] } },
});

export const { useGetContactPageQuery } = contactPageApi;
