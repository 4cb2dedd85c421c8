import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { programSlice } from '../generated/cms/program';
import type { Program } from '../models/content.ts';
import { toProgram } from '../normalise/programs.ts';
import { listTags, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listEventCategories: Program[];
}

/** The special programs, which every page has in its menu. */
export const programApi = programSlice.enhanceEndpoints<TagType, Shaped<typeof programSlice, Results>>({
  endpoints: {
    listEventCategories: { ...listOf(toProgram), providesTags: (items) => listTags('Program', items) },
  },
});

export const { useListEventCategoriesQuery } = programApi;
