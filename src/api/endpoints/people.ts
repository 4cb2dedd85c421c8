import { cmsEndpoints } from '../generated/cms.ts';
import type { Director, PastPresident, Volunteer } from '../models/person.ts';
import { toDirector, toPastPresident, toVolunteer } from '../normalise/people.ts';
import { listResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { TagType } from '../tags.ts';

interface Results {
  listDirectors: Director[];
  listPastDirectors: PastPresident[];
  listVolunteers: Volunteer[];
}

const api = cmsEndpoints.enhanceEndpoints<TagType, WithResults<typeof cmsEndpoints, Results>>({
  endpoints: {
    listDirectors: listResponse(toDirector),
    listPastDirectors: listResponse(toPastPresident),
    listVolunteers: listResponse(toVolunteer),
  },
});

export const { listDirectors, listPastDirectors, listVolunteers } = api.endpoints;
export const { useListDirectorsQuery, useListPastDirectorsQuery, useListVolunteersQuery } = api;
