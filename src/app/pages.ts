import { paths } from '../config/paths.ts';
import type { AccessRule, PageRecord } from './pageRecord.ts';

/** Members only; visitors are asked to sign in (DASH-02). */
const members: AccessRule = {
  allows: ({ _id }) => _id !== null,
  guard: { chunk: 'restricted', load: () => import(/* webpackChunkName: "restricted" */ '../ui/AccessRestricted.tsx') },
};

/** Members only as well; visitors are led to the login at once, as from `Login to apply` on the job board (DASH-02). */
const applicants: AccessRule = {
  ...members,
  // In the chunk of the page that it leads to.
  guard: { chunk: 'login', load: () => import(/* webpackChunkName: "login" */ './guards/LoginToApply.tsx') },
};

/** Members only; visitors are led to the login at once (VID-01). */
const watchers: AccessRule = {
  ...members,
  guard: { chunk: 'login', load: () => import(/* webpackChunkName: "login" */ './guards/LoginToWatch.tsx') },
};

const dashboard = {
  access: members,
  layout: { chunk: 'dashboard', load: () => import(/* webpackChunkName: "dashboard" */ '../features/dashboard/DashboardFrame.tsx') },
} satisfies Partial<PageRecord>;

/** One video, at two addresses (D-4). */
const video = {
  name: 'Video',
  module: { chunk: 'video', load: () => import(/* webpackChunkName: "video" */ '../features/videos/VideoPage.tsx') },
  access: watchers,
} satisfies Partial<PageRecord>;

/** Its addresses all look the same: to the server's cache they are one page, rendered at `sample`. */
const notFound = {
  module: { chunk: 'not-found', load: () => import(/* webpackChunkName: "not-found" */ '../features/notfound/NotFoundPage.tsx') },
} satisfies Partial<PageRecord>;

/** Every page of the site (NAV-01), each declared here and only here: find any screen from its URL. The first that fits answers. */
export const pages: readonly PageRecord[] = [
  {
    path: paths.home,
    name: 'Home',
    module: { chunk: 'home', load: () => import(/* webpackChunkName: "home" */ '../features/home/HomePage.tsx') },
    indexed: true,
  },
  {
    path: paths.exploreJobs,
    name: 'Job board',
    module: { chunk: 'jobs', load: () => import(/* webpackChunkName: "jobs" */ '../features/jobs/JobBoardPage.tsx') },
    indexed: true,
    asksForLogin: true,
    search: ['job', 'keyword', 'location', 'exact', 'type', 'level', 'remote', 'category', 'experience', 'salary', 'closing', 'show'],
  },
  {
    path: paths.search,
    name: 'Search',
    module: { chunk: 'search', load: () => import(/* webpackChunkName: "search" */ '../features/search/SearchPage.tsx') },
    search: ['q'],
  },
  {
    path: paths.login,
    name: 'Member Login',
    module: { chunk: 'login', load: () => import(/* webpackChunkName: "login" */ '../features/session/LoginPage.tsx') },
    indexed: true,
    // The way back, for links that are followed before the scripts (AUTH-07); what a form sent without them leads to.
    search: ['from', 'noscripts'],
  },
  {
    path: paths.otp,
    name: 'Passcode',
    module: { chunk: 'otp', load: () => import(/* webpackChunkName: "otp" */ '../features/session/OtpPage.tsx') },
  },
  {
    path: paths.dashboardProfile,
    name: 'My Profile',
    module: { chunk: 'profile', load: () => import(/* webpackChunkName: "profile" */ '../features/dashboard/ProfilePage.tsx') },
    ...dashboard,
    // The documents lead to `/dashboard/Profile` as well (D-3).
    from: ['/dashboard', '/dashboard/Profile', paths.profile],
  },
  {
    path: paths.dashboardVideos,
    name: 'My Videos',
    module: { chunk: 'my-videos', load: () => import(/* webpackChunkName: "my-videos" */ '../features/videos/MyVideosPage.tsx') },
    ...dashboard,
  },
  {
    path: paths.dashboardBlogs,
    name: 'Blogs',
    // A few bytes, in the chunk of the profile: of each chunk every page has to know.
    module: { chunk: 'profile', load: () => import(/* webpackChunkName: "profile" */ '../features/dashboard/BlogsPage.tsx') },
    ...dashboard,
  },
  {
    path: paths.dashboardJobs,
    name: 'My Jobs',
    module: { chunk: 'my-jobs', load: () => import(/* webpackChunkName: "my-jobs" */ '../features/jobs/mine/MyJobsPage.tsx') },
    ...dashboard,
    search: ['tab', 'job', 'show'],
  },
  {
    path: paths.dashboardMembers,
    name: 'Members',
    // Admins alone need either: one chunk, because of each every page has to know.
    module: { chunk: 'system', load: () => import(/* webpackChunkName: "system" */ '../features/members/MembersPage.tsx') },
    ...dashboard,
  },
  {
    path: paths.dashboardSystem,
    name: 'System',
    module: { chunk: 'system', load: () => import(/* webpackChunkName: "system" */ '../features/dashboard/SystemPage.tsx') },
    ...dashboard,
  },
  {
    path: paths.applicants,
    name: 'Choose a job',
    // `/applicants` leads to this literal parameter (NAV-07).
    when: ({ jobId }) => jobId === ':id',
    sample: '/applicants/:id',
    from: ['/applicants'],
    // In the chunk of those it leads to: of each chunk every page has to know.
    module: { chunk: 'applicants', load: () => import(/* webpackChunkName: "applicants" */ '../features/applicants/ChooseJobPage.tsx') },
    access: members,
  },
  {
    path: paths.applicants,
    name: 'Applicants',
    module: { chunk: 'applicants', load: () => import(/* webpackChunkName: "applicants" */ '../features/applicants/ApplicantsPage.tsx') },
    access: members,
    search: ['name', 'email', 'yearOfExperience', 'employeeType', 'expectedCtc', 'currentCtc', 'stage', 'sort', 'order', 'page'],
    sample: '/applicants/65f1c0ffee65f1c0ffee1001',
  },
  {
    path: paths.applyJob,
    name: 'Apply to a job',
    module: { chunk: 'apply', load: () => import(/* webpackChunkName: "apply" */ '../features/jobs/applying/ApplyPage.tsx') },
    access: applicants,
    sample: '/applyJob/65f1c0ffee65f1c0ffee1001',
  },
  {
    path: paths.postJob,
    name: 'Post a job',
    module: { chunk: 'post-job', load: () => import(/* webpackChunkName: "post-job" */ '../features/jobs/posting/PostJobPage.tsx') },
    access: members,
  },
  {
    path: paths.editJob,
    name: 'Edit a job',
    module: { chunk: 'edit-job', load: () => import(/* webpackChunkName: "edit-job" */ '../features/jobs/posting/EditJobPage.tsx') },
    access: members,
    sample: '/editJob/65f1c0ffee65f1c0ffee1001',
  },
  {
    path: paths.event,
    name: 'Event',
    module: { chunk: 'event', load: () => import(/* webpackChunkName: "event" */ '../features/programs/EventPage.tsx') },
    indexed: true,
    sample: '/special-programs/pm-footprints/4101',
  },
  {
    path: paths.program,
    name: 'Special program',
    module: { chunk: 'program', load: () => import(/* webpackChunkName: "program" */ '../features/programs/ProgramPage.tsx') },
    indexed: true,
    search: ['year'],
    sample: '/special-programs/pm-footprints',
  },
  {
    path: paths.certification,
    name: 'Certification training',
    module: {
      chunk: 'certification',
      load: () => import(/* webpackChunkName: "certification" */ '../features/training/CertificationPage.tsx'),
    },
    indexed: true,
    sample: '/trainings/pmpcertification-training',
  },
  {
    path: paths.about,
    name: 'About us',
    module: { chunk: 'about', load: () => import(/* webpackChunkName: "about" */ '../features/about/AboutPage.tsx') },
    indexed: true,
  },
  {
    path: paths.training,
    name: 'Corporate Training',
    module: {
      chunk: 'corporate',
      load: () => import(/* webpackChunkName: "corporate" */ '../features/corporate/CorporateTrainingPage.tsx'),
    },
    indexed: true,
  },
  {
    path: paths.contact,
    name: 'Contact',
    module: { chunk: 'contact', load: () => import(/* webpackChunkName: "contact" */ '../features/contact/ContactPage.tsx') },
    indexed: true,
    // The training that a link chose; the form that was sent without scripts.
    search: ['course', 'sent'],
  },
  { path: paths.video, ...video, sample: '/Videos/312' },
  { path: paths.profileVideo, ...video, sample: '/Profile/Videos/312' },
  {
    path: paths.volunteering,
    name: 'Volunteering',
    module: {
      chunk: 'volunteering',
      load: () => import(/* webpackChunkName: "volunteering" */ '../features/volunteering/VolunteeringPage.tsx'),
    },
    indexed: true,
  },
  {
    path: paths.nonProfit,
    name: 'Non-Profits and NGOs',
    module: { chunk: 'nonprofit', load: () => import(/* webpackChunkName: "nonprofit" */ '../features/nonprofit/NonProfitPage.tsx') },
    indexed: true,
  },
  {
    path: paths.academicRelations,
    name: 'Academic Relations',
    module: { chunk: 'academic', load: () => import(/* webpackChunkName: "academic" */ '../features/academic/AcademicPage.tsx') },
    indexed: true,
  },
  {
    path: paths.membership,
    name: 'Membership',
    module: { chunk: 'membership', load: () => import(/* webpackChunkName: "membership" */ '../features/membership/MembershipPage.tsx') },
    indexed: true,
  },
  // Suggests the certifications (D-5).
  { path: '/trainings/*', name: 'Training not found', ...notFound, sample: '/trainings' },
];

/** What answers every other address (NF-01). */
export const notFoundPage: PageRecord = { path: '*', name: 'Page not found', ...notFound, sample: '/not-found' };
