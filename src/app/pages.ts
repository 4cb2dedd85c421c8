import { paths } from '../config/paths.ts';
import type { AccessRule, PageRecord } from './pageRecord.ts';

const membersOnly: AccessRule = {
  allows: ({ _id }) => _id !== null,
  guard: { chunk: 'guards', load: () => import('./guards/AccessRestricted.tsx') },
};

/** Redirects visitors to the login at once, as `Login to apply` on the job board does (DASH-02). */
const loginToApply: AccessRule = {
  ...membersOnly,
  guard: { chunk: 'guards', load: async () => ({ default: (await import('./guards/RedirectToLogin.tsx')).LoginToApply }) },
};

/** Redirects visitors to the login at once (VID-01). */
const loginToWatch: AccessRule = {
  ...membersOnly,
  guard: { chunk: 'guards', load: async () => ({ default: (await import('./guards/RedirectToLogin.tsx')).LoginToWatch }) },
};

const dashboard = {
  access: membersOnly,
  layout: { chunk: 'dashboard', load: () => import('../features/dashboard/DashboardFrame.tsx') },
} satisfies Partial<PageRecord>;

const video = {
  name: 'Video',
  module: { chunk: 'videos', load: () => import('../features/videos/VideoPage.route.ts') },
  access: loginToWatch,
} satisfies Partial<PageRecord>;

/** The page looks the same at every URL, so the server renders it once, at `sample`, and caches it. */
const notFound = {
  module: { chunk: 'notfound', load: () => import('../features/notfound/NotFoundPage.route.ts') },
} satisfies Partial<PageRecord>;

/**
 * Every page of the site (NAV-01), in the order of the links in header and footer. When several paths match, React Router picks the most
 * specific one.
 */
export const pages: readonly PageRecord[] = [
  {
    path: paths.home,
    name: 'Home',
    module: { chunk: 'home', load: () => import('../features/home/HomePage.route.ts') },
    indexed: true,
  },
  {
    path: paths.about,
    name: 'About us',
    linkedFrom: ['chapterMenu', 'footer'],
    module: { chunk: 'about', load: () => import('../features/about/AboutPage.route.ts') },
    indexed: true,
  },
  {
    path: paths.events,
    name: 'Events',
    linkedFrom: ['bar', 'footer'],
    module: { chunk: 'programs-events', load: () => import('../features/programs/events/EventsPage.route.ts') },
    indexed: true,
    search: ['program', 'year'],
  },
  {
    path: paths.event,
    name: 'Event',
    module: { chunk: 'programs', load: () => import('../features/programs/EventPage.route.ts') },
    indexed: true,
    returnsAfterLogin: true,
    sample: '/special-programs/pm-footprints/4101',
  },
  {
    path: paths.register,
    name: 'Register',
    module: { chunk: 'registrations', load: () => import('../features/registrations/RegisterPage.route.ts') },
    returnsAfterLogin: true,
    sample: '/special-programs/pm-outreach/4106/register',
  },
  {
    path: paths.program,
    name: 'Special program',
    module: { chunk: 'programs', load: () => import('../features/programs/ProgramPage.route.ts') },
    indexed: true,
    search: ['year'],
    sample: '/special-programs/pm-footprints',
  },
  {
    path: paths.exploreJobs,
    name: 'Job board',
    menuLabel: 'Jobs',
    linkedFrom: ['bar', 'footer'],
    module: { chunk: 'jobs', load: () => import('../features/jobs/JobBoardPage.route.ts') },
    indexed: true,
    returnsAfterLogin: true,
    search: [
      'job',
      'keyword',
      'location',
      'exact',
      'type',
      'level',
      'remote',
      'category',
      'experience',
      'salary',
      'closing',
      'sort',
      'show',
    ],
  },
  {
    path: paths.search,
    name: 'Search',
    module: { chunk: 'search', load: () => import('../features/search/SearchPage.route.ts') },
    search: ['q'],
  },
  {
    path: paths.login,
    name: 'Member Login',
    module: { chunk: 'session', load: () => import('../features/session/LoginPage.route.ts') },
    indexed: true,
    search: ['from', 'noscripts'],
  },
  {
    path: paths.otp,
    name: 'Passcode',
    module: { chunk: 'session', load: () => import('../features/session/OtpPage.route.ts') },
  },
  {
    path: paths.dashboardProfile,
    name: 'My Profile',
    module: { chunk: 'dashboard', load: () => import('../features/dashboard/ProfilePage.route.ts') },
    ...dashboard,
    // The documents also link to `/dashboard/Profile` (D-3).
    from: ['/dashboard', '/dashboard/Profile', paths.profile],
  },
  {
    path: paths.dashboardVideos,
    name: 'My Videos',
    module: { chunk: 'videos', load: () => import('../features/videos/MyVideosPage.route.ts') },
    ...dashboard,
  },
  {
    path: paths.dashboardBlogs,
    name: 'Blogs',
    module: { chunk: 'dashboard', load: () => import('../features/dashboard/BlogsPage.route.ts') },
    ...dashboard,
  },
  {
    path: paths.dashboardJobs,
    name: 'My Jobs',
    module: { chunk: 'jobs-mine', load: () => import('../features/jobs/mine/MyJobsPage.route.ts') },
    ...dashboard,
    search: ['tab', 'job', 'show'],
  },
  {
    path: paths.dashboardPdus,
    name: 'My PDUs',
    module: { chunk: 'pdus', load: () => import('../features/pdus/MyPdusPage.route.ts') },
    ...dashboard,
  },
  {
    path: paths.dashboardEvents,
    name: 'My Events',
    module: { chunk: 'registrations', load: () => import('../features/registrations/MyEventsPage.route.ts') },
    ...dashboard,
  },
  {
    path: paths.dashboardRegistrations,
    name: 'Registrations',
    module: { chunk: 'registrations-guests', load: () => import('../features/registrations/guests/RegistrationsPage.route.ts') },
    ...dashboard,
  },
  {
    path: paths.dashboardGuests,
    name: 'Guests',
    module: { chunk: 'registrations-guests', load: () => import('../features/registrations/guests/GuestsPage.route.ts') },
    ...dashboard,
    search: ['q', 'state', 'page'],
    sample: '/dashboard/registrations/4106',
  },
  {
    path: paths.dashboardCheckIn,
    name: 'Check-in',
    module: { chunk: 'registrations-checkin', load: () => import('../features/registrations/checkin/CheckInPage.route.ts') },
    ...dashboard,
    search: ['guest'],
    sample: '/dashboard/registrations/4106/check-in',
  },
  {
    path: paths.dashboardMembers,
    name: 'Members',
    module: { chunk: 'members', load: () => import('../features/members/MembersPage.route.ts') },
    ...dashboard,
  },
  {
    path: paths.dashboardSystem,
    name: 'System',
    module: { chunk: 'dashboard', load: () => import('../features/dashboard/SystemPage.route.ts') },
    ...dashboard,
  },
  {
    path: paths.dashboardContent,
    name: 'Content',
    module: { chunk: 'content', load: () => import('../features/content/ContentPage.route.ts') },
    ...dashboard,
    search: ['section', 'q', 'show'],
  },
  {
    path: paths.dashboardContentFile,
    name: 'Edit content',
    module: { chunk: 'content', load: () => import('../features/content/FilePage.route.ts') },
    ...dashboard,
    search: ['file'],
  },
  {
    path: paths.applicants,
    name: 'Applicants',
    module: { chunk: 'applicants', load: () => import('../features/applicants/ApplicantsPage.route.ts') },
    access: membersOnly,
    search: ['name', 'email', 'yearOfExperience', 'employeeType', 'expectedCtc', 'currentCtc', 'stage', 'sort', 'order', 'page'],
    from: ['/applicants'],
    sample: '/applicants/65f1c0ffee65f1c0ffee1001',
  },
  {
    path: paths.applyJob,
    name: 'Apply to a job',
    module: { chunk: 'jobs-applying', load: () => import('../features/jobs/applying/ApplyPage.route.ts') },
    access: loginToApply,
    sample: '/applyJob/65f1c0ffee65f1c0ffee1001',
  },
  {
    path: paths.postJob,
    name: 'Post a job',
    module: { chunk: 'jobs-posting', load: () => import('../features/jobs/posting/PostJobPage.route.ts') },
    access: membersOnly,
    search: ['copy'],
  },
  {
    path: paths.editJob,
    name: 'Edit a job',
    module: { chunk: 'jobs-posting', load: () => import('../features/jobs/posting/EditJobPage.route.ts') },
    access: membersOnly,
    sample: '/editJob/65f1c0ffee65f1c0ffee1001',
  },
  {
    path: paths.certification,
    name: 'Certification training',
    module: { chunk: 'training', load: () => import('../features/training/CertificationPage.route.ts') },
    indexed: true,
    sample: '/trainings/pmpcertification-training',
  },
  {
    path: paths.training,
    name: 'Corporate Training',
    module: { chunk: 'corporate', load: () => import('../features/corporate/CorporateTrainingPage.route.ts') },
    indexed: true,
  },
  { path: paths.video, ...video, sample: '/Videos/312' },
  { path: paths.profileVideo, ...video, sample: '/Profile/Videos/312' },
  {
    path: paths.volunteering,
    name: 'Volunteering',
    linkedFrom: ['chapterMenu', 'footer'],
    module: { chunk: 'volunteering', load: () => import('../features/volunteering/VolunteeringPage.route.ts') },
    indexed: true,
  },
  {
    path: paths.nonProfit,
    name: 'Non-Profits and NGOs',
    linkedFrom: ['footer'],
    module: { chunk: 'nonprofit', load: () => import('../features/nonprofit/NonProfitPage.route.ts') },
    indexed: true,
  },
  {
    path: paths.academicRelations,
    name: 'Academic Relations',
    linkedFrom: ['chapterMenu', 'footer'],
    module: { chunk: 'academic', load: () => import('../features/academic/AcademicPage.route.ts') },
    indexed: true,
  },
  {
    path: paths.membership,
    name: 'Membership',
    linkedFrom: ['chapterMenu'],
    module: { chunk: 'membership', load: () => import('../features/membership/MembershipPage.route.ts') },
    indexed: true,
  },
  {
    path: paths.contact,
    name: 'Contact',
    linkedFrom: ['bar', 'footer'],
    module: { chunk: 'contact', load: () => import('../features/contact/ContactPage.route.ts') },
    indexed: true,
    // `course` is the training that a link has chosen, `sent` the form that was sent without scripts.
    search: ['course', 'sent'],
  },
  {
    path: paths.erased,
    name: 'Data erased',
    module: { chunk: 'dashboard', load: () => import('../features/dashboard/ErasedPage.route.ts') },
  },
  // Suggests the certifications (D-5).
  { path: '/trainings/*', name: 'Training not found', ...notFound, sample: '/trainings' },
];

/** Page for every other path (NF-01). */
export const notFoundPage: PageRecord = { path: '*', name: 'Page not found', ...notFound, sample: '/not-found' };
