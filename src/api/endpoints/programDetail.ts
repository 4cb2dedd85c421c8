import type { CmsOperations } from '../../../shared/operations/cms.ts';
import { slugOf } from '../../lib/slug.ts';
import { listOf, toItems } from '../answers.ts';
import { programSlice } from '../generated/cms/program';
import type { ProgramDetail } from '../models/program.ts';
import { toProgramDetail } from '../normalise/programs.ts';
import { tag } from '../tags.ts';

/**
 * One program in full, out of the same answer that menus read: the list stands in every page, descriptions and pictures
 * only in the page of their program. Null when the content system serves none of that slug.
 */
export const programDetailApi = programSlice.injectEndpoints({
  endpoints: (build) => ({
    getProgram: build.query<ProgramDetail | null, string>({
      query: () => ({ url: '/custom/v1/event-categories' satisfies CmsOperations['listEventCategories']['path'] }),
      rawResponseSchema: listOf(toProgramDetail).rawResponseSchema,
      transformResponse: (body: unknown, _meta, slug) => toItems(body, toProgramDetail).find(({ name }) => slugOf(name) === slug) ?? null,
      providesTags: (_item, _error, slug) => [tag('Program', slug)],
    }),
  }),
});

export const { useGetProgramQuery } = programDetailApi;
