import { objectOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { trainingSlice } from '../generated/cms/training';
import type { Certification } from '../models/certification.ts';
import { toCertification } from '../normalise/training.ts';
import { tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  getCertification: Certification;
}

/** One certification with its training. */
export const trainingApi = trainingSlice.enhanceEndpoints<TagType, Shaped<typeof trainingSlice, Results>>({
  endpoints: {
    getCertification: { ...objectOf(toCertification), providesTags: (_item, _error, id) => [tag('Certification', id)] },
  },
});

export const { useGetCertificationQuery } = trainingApi;
