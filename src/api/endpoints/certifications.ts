import { cmsEndpoints } from '../generated/cms.ts';
import type { Certification, CertificationSummary } from '../models/certification.ts';
import { toCertification, toCertificationSummary } from '../normalise/certifications.ts';
import { listResponse, objectResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { TagType } from '../tags.ts';

interface Results {
  listCertifications: CertificationSummary[];
  getCertification: Certification;
}

const api = cmsEndpoints.enhanceEndpoints<TagType, WithResults<typeof cmsEndpoints, Results>>({
  endpoints: {
    listCertifications: listResponse(toCertificationSummary),
    getCertification: objectResponse(toCertification),
  },
});

export const { listCertifications, getCertification } = api.endpoints;
export const { useListCertificationsQuery, useGetCertificationQuery } = api;
