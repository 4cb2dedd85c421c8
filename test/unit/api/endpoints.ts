import { applicantApi } from '../../../src/api/endpoints/applicant.ts';
import { applyingApi } from '../../../src/api/endpoints/applying.ts';
import { bookmarksApi } from '../../../src/api/endpoints/bookmarks.ts';
import { boardApi } from '../../../src/api/endpoints/board.ts';
import { certificationApi } from '../../../src/api/endpoints/certification.ts';
import { directoryApi } from '../../../src/api/endpoints/directory.ts';
import { erasureApi } from '../../../src/api/endpoints/erasure.ts';
import { eventApi } from '../../../src/api/endpoints/event.ts';
import { eventDetailApi } from '../../../src/api/endpoints/eventDetail.ts';
import { homeApi } from '../../../src/api/endpoints/home.ts';
import { jobFiltersApi } from '../../../src/api/endpoints/jobFilters.ts';
import { jobAlertApi } from '../../../src/api/endpoints/jobAlert.ts';
import { loginApi } from '../../../src/api/endpoints/login.ts';
import { memberApi } from '../../../src/api/endpoints/member.ts';
import { memberImportApi } from '../../../src/api/endpoints/memberImport.ts';
import { moderationApi } from '../../../src/api/endpoints/moderation.ts';
import { ownJobsApi } from '../../../src/api/endpoints/ownJobs.ts';
import { ownSessionsApi } from '../../../src/api/endpoints/ownSessions.ts';
import { personApi } from '../../../src/api/endpoints/person.ts';
import { postingApi } from '../../../src/api/endpoints/posting.ts';
import { profileApi } from '../../../src/api/endpoints/profile.ts';
import { programApi } from '../../../src/api/endpoints/program.ts';
import { programEventsApi } from '../../../src/api/endpoints/programEvents.ts';
import { renewingApi } from '../../../src/api/endpoints/renewing.ts';
import { savedJobsApi } from '../../../src/api/endpoints/savedJobs.ts';
import { similarJobsApi } from '../../../src/api/endpoints/similarJobs.ts';
import { systemApi } from '../../../src/api/endpoints/system.ts';
import { trainingApi } from '../../../src/api/endpoints/training.ts';
import { videoApi } from '../../../src/api/endpoints/video.ts';
import { volunteerApi } from '../../../src/api/endpoints/volunteer.ts';
import { wholeBoardApi } from '../../../src/api/endpoints/wholeBoard.ts';

/** Every endpoint of the content system. */
export const content = {
  ...certificationApi.endpoints,
  ...eventApi.endpoints,
  ...eventDetailApi.endpoints,
  ...homeApi.endpoints,
  ...loginApi.endpoints,
  ...personApi.endpoints,
  ...profileApi.endpoints,
  ...programApi.endpoints,
  ...programEventsApi.endpoints,
  ...trainingApi.endpoints,
  ...videoApi.endpoints,
  ...volunteerApi.endpoints,
};

/** Every endpoint of the job backend. */
export const jobs = {
  ...applicantApi.endpoints,
  ...applyingApi.endpoints,
  ...boardApi.endpoints,
  ...directoryApi.endpoints,
  ...erasureApi.endpoints,
  ...bookmarksApi.endpoints,
  ...jobAlertApi.endpoints,
  ...jobFiltersApi.endpoints,
  ...memberApi.endpoints,
  ...memberImportApi.endpoints,
  ...moderationApi.endpoints,
  ...ownJobsApi.endpoints,
  ...ownSessionsApi.endpoints,
  ...postingApi.endpoints,
  ...renewingApi.endpoints,
  ...savedJobsApi.endpoints,
  ...similarJobsApi.endpoints,
  ...wholeBoardApi.endpoints,
};

/** Those that admins ask the server itself. */
export const system = systemApi.endpoints;
