import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { volunteerSlice } from '../generated/cms/volunteer';
import type { Volunteer } from '../models/person.ts';
import { toVolunteer } from '../normalise/volunteers.ts';
import { tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listVolunteers: Volunteer[];
}

/** The chapter's volunteers. */
export const volunteerApi = volunteerSlice.enhanceEndpoints<TagType, Shaped<typeof volunteerSlice, Results>>({
  endpoints: {
    listVolunteers: { ...listOf(toVolunteer), providesTags: [tag('Person', 'VOLUNTEERS')] },
  },
});

export const { useListVolunteersQuery } = volunteerApi;
