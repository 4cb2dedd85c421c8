/**
 * The addresses that features link to, in their canonical spelling (NAV-01); the pages behind them are declared in
 * src/app/pages.ts. Patterns are matched without regard to case (D-2 in docs/requirements.md); builders make links.
 */
export const paths = {
  home: '/',
  program: '/special-programs/:specialProgramName',
  event: '/special-programs/:specialProgramName/:id',
  certification: '/trainings/:certification_name',
  about: '/About-us',
  training: '/Training',
  contact: '/Contact',
  video: '/Videos/:id',
  profileVideo: '/Profile/Videos/:id',
  login: '/Login',
  otp: '/otp',
  volunteering: '/volunteering',
  nonProfit: '/non-profit',
  academicRelations: '/academic-relations',
  membership: '/membership',
  search: '/search',
  exploreJobs: '/exploreJobs',
  applyJob: '/applyJob/:jobId',
  postJob: '/postJob',
  editJob: '/editJob/:jobId',
  applicants: '/applicants/:id',
  dashboardProfile: '/dashboard/profile',
  dashboardVideos: '/dashboard/videos',
  dashboardBlogs: '/dashboard/blogs',
  dashboardJobs: '/dashboard/jobs',
  dashboardMembers: '/dashboard/members',
  dashboardSystem: '/dashboard/system',
  profile: '/Profile',
} as const;

const segment = encodeURIComponent;

/** Page of one special program, from its slug (SPP-01). */
export const programPath = (slug: string): string => `/special-programs/${segment(slug)}`;

/** Page of one event below its program's slug (EVT-01). */
export const eventPath = (programSlug: string, eventId: string): string => `/special-programs/${segment(programSlug)}/${segment(eventId)}`;

/** Page of one certification, from its slug (CERT-01). */
export const certificationPath = (slug: string): string => `/trainings/${segment(slug)}`;

/** What the site has on some words. */
export const searchPath = (words: string): string => `${paths.search}?q=${segment(words)}`;

/** One video as the dashboard leads to it (DASH-04). */
export const videoPath = (videoId: string): string => `/Videos/${segment(videoId)}`;

/** One video as another video leads to it (VID-03). */
export const profileVideoPath = (videoId: string): string => `/Profile/Videos/${segment(videoId)}`;

/** The corporate enquiry, about one of the courses for organisations when it is named (CORP-01). */
export const corporateEnquiryPath = (course?: string): string =>
  `${paths.contact}${course === undefined ? '' : `?course=${segment(course)}`}#corporate`;

/**
 * The login, for links that cannot carry navigation state (AUTH-07).
 *
 * @param from path and query to go back to; the login checks it as it checks the state (D-29)
 */
export const loginPath = (from: string): string => `${paths.login}?from=${segment(from)}`;

/** Form to apply for one job (APPLY-01). */
export const applyJobPath = (jobId: string): string => `/applyJob/${segment(jobId)}`;

/** Form to change a job that one has posted (POST-06). */
export const editJobPath = (jobId: string): string => `/editJob/${segment(jobId)}`;

/** Who has applied for a job (APPL-01). */
export const applicantsPath = (jobId: string): string => `/applicants/${segment(jobId)}`;

/** Job board with one job selected, so that the link can be shared (JOBS-03). */
export const jobPath = (jobId: string): string => `${paths.exploreJobs}?job=${segment(jobId)}`;
