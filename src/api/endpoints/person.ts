import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { personSlice } from '../generated/cms/person';
import type { Director, PastPresident } from '../models/person.ts';
import { toDirector, toPastPresident } from '../normalise/people.ts';
import { tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listDirectors: Director[];
  listPastDirectors: PastPresident[];
}

/** Directors and past presidents. */
export const personApi = personSlice.enhanceEndpoints<TagType, Shaped<typeof personSlice, Results>>({
  endpoints: {
    listDirectors: { ...listOf(toDirector), providesTags: [tag('Person', 'DIRECTORS')] },
    listPastDirectors: { ...listOf(toPastPresident), providesTags: [tag('Person', 'PAST_PRESIDENTS')] },
  },
});

export const { useListDirectorsQuery, useListPastDirectorsQuery } = personApi;
