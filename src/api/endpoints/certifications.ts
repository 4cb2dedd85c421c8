import { cmsEndpoints } from '../generated/cms.ts';
import type { Certification, CertificationSummary } from '../models/certification.ts';
import { toCertification, toCertificationSummary } from '../normalise/certifications.ts';
import { listResponse, objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import { listTags, tag, type TagType } from '../tags.ts';

interface Results {
  listCertifications: CertificationSummary[];
  getCertification: Certification;
}

const api = cmsEndpoints.enhanceEndpoints<TagType, WithResults<typeof cmsEndpoints, Results>>({
  endpoints: {
    listCertifications: { ...listResponse(toCertificationSummary), providesTags: (items) => listTags('Certification', items) },
    getCertification: { ...objectResponse(toCertification), providesTags: (_item, _error, id) => [tag('Certification', id)] },
  },
});

export const { listCertifications, getCertification } = api.endpoints;
export const { useListCertificationsQuery, useGetCertificationQuery } = api;
