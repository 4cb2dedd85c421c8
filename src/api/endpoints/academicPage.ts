import { academicPageSlice } from '../generated/site/academicPage';
import { tag, type TagType } from '../tags.ts';

export type { AcademicPage } from '../generated/site/academicPage';

/** The words of the page on academic relations. */
export const academicPageApi = academicPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getAcademicPage: { providesTags: [tag('Page', 'academic-relations')] } },
});

export const { useGetAcademicPageQuery } = academicPageApi;
