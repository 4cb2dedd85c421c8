import { certificationPageSlice } from '../generated/site/certificationPage';
import { tag, type TagType } from '../tags.ts';

/** The words that the pages of all certifications share. */
export const certificationPageApi = certificationPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getCertificationPage: { providesTags: [tag('Page', 'certification')] } },
});

export const { useGetCertificationPageQuery } = certificationPageApi;

export type { CertificationPage, ContactPerson, Eligibility, EligibilitySet, FeeWords, Station } from '../generated/site/certificationPage';
