import { aboutPageSlice } from '../generated/site/aboutPage';
import { tag, type TagType } from '../tags.ts';

export type { AboutPage } from '../generated/site/aboutPage';

/** The words of the page about the chapter. */
export const aboutPageApi = aboutPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getAboutPage: { providesTags: [tag('Page', 'about')] } },
});

export const { useGetAboutPageQuery } = aboutPageApi;
