import { trainingPageSlice } from '../generated/site/trainingPage';
import { tag, type TagType } from '../tags.ts';

export type { TrainingPage } from '../generated/site/trainingPage';

/** The words of the page on corporate training. */
export const trainingPageApi = trainingPageSlice.enhanceEndpoints<TagType>({
  endpoints: { getTrainingPage: { providesTags: [tag('Page', 'training')] } },
});

export const { useGetTrainingPageQuery } = trainingPageApi;
