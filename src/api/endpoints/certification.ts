import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { certificationSlice } from '../generated/cms/certification';
import type { CertificationSummary } from '../models/certification.ts';
import { toCertificationSummary } from '../normalise/certifications.ts';
import { listTags, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listCertifications: CertificationSummary[];
}

/** The list of certifications, which every page has in its menu. */
export const certificationApi = certificationSlice.enhanceEndpoints<TagType, Shaped<typeof certificationSlice, Results>>({
  endpoints: {
    listCertifications: { ...listOf(toCertificationSummary), providesTags: (items) => listTags('Certification', items) },
  },
});

export const { useListCertificationsQuery } = certificationApi;
