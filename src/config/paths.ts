/**
 * Paths to link to, in canonical spelling (NAV-01). Pages are declared in src/app/pages.ts. Patterns match case-insensitively (D-2 in
 * docs/requirements.md).
 */
export const paths = {
  home: '/',
  program: '/special-programs/:specialProgramName',
  event: '/special-programs/:specialProgramName/:id',
  register: '/special-programs/:specialProgramName/:id/register',
  events: '/events',
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
  dashboardPdus: '/dashboard/pdus',
  dashboardMembers: '/dashboard/members',
  dashboardSystem: '/dashboard/system',
  dashboardContent: '/dashboard/content',
  dashboardContentFile: '/dashboard/content/file',
  dashboardEvents: '/dashboard/events',
  dashboardRegistrations: '/dashboard/registrations',
  dashboardGuests: '/dashboard/registrations/:eventId',
  dashboardCheckIn: '/dashboard/registrations/:eventId/check-in',
  erased: '/erased',
  profile: '/Profile',
} as const;

const segment = encodeURIComponent;

export const programPath = (slug: string): string => `/special-programs/${segment(slug)}`;

export const eventPath = (programSlug: string, eventId: string): string => `/special-programs/${segment(programSlug)}/${segment(eventId)}`;

/** Page on which people register for an event, from the path of its page. */
export const registerPath = (eventPage: string): string => `${eventPage}/register`;

/** The guests of an event, for admins. */
export const guestsPath = (eventId: string): string => `${paths.dashboardRegistrations}/${segment(eventId)}`;

/** Check-in of an event's guests. */
export const checkInPath = (eventId: string): string => `${guestsPath(eventId)}/check-in`;

/** Events page for all programs or one, with the past events of the newest year or of a given one. */
export function eventsPath({ program, year }: { program?: string | null; year?: number | null } = {}): string {
  const search = new URLSearchParams({ ...(program ? { program } : {}), ...(year ? { year: String(year) } : {}) }).toString();
  return `${paths.events}${search === '' ? '' : `?${search}`}`;
}

export const certificationPath = (slug: string): string => `/trainings/${segment(slug)}`;

/** Search page for a query. */
export const searchPath = (text: string): string => `${paths.search}?q=${segment(text)}`;

/** Video page as linked from the dashboard (DASH-04). */
export const videoPath = (videoId: string): string => `/Videos/${segment(videoId)}`;

/** Video page as linked from another video (VID-03). */
export const profileVideoPath = (videoId: string): string => `/Profile/Videos/${segment(videoId)}`;

/** Form for an enquiry about training, optionally about one course (CORP-01). */
export const enquiryPath = (form: 'corporate' | 'individual', course?: string): string =>
  `${paths.contact}${course === undefined ? '' : `?course=${segment(course)}`}#${form}`;

/**
 * Login page for links that cannot carry navigation state (AUTH-07).
 * @param from path and query to return to; the login validates it (D-29)
 */
export const loginPath = (from: string): string => `${paths.login}?from=${segment(from)}`;

export const applyJobPath = (jobId: string): string => `/applyJob/${segment(jobId)}`;

export const editJobPath = (jobId: string): string => `/editJob/${segment(jobId)}`;

/** Form for a new job, filled in from one that the member has posted. */
export const copyJobPath = (jobId: string): string => `${paths.postJob}?copy=${segment(jobId)}`;

export const applicantsPath = (jobId: string): string => `/applicants/${segment(jobId)}`;

/** Job board with one job selected, as a shareable link (JOBS-03). */
export const jobPath = (jobId: string): string => `${paths.exploreJobs}?job=${segment(jobId)}`;

/** Form of one file of the content (EDIT-08). */
export const contentFilePath = (file: string): string => `${paths.dashboardContentFile}?file=${segment(file)}`;
