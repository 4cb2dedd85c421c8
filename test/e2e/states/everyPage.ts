/** States of every page, by the behaviour of the backends. */
import { ADMIN, EMPLOYER, waitUntilLoaded, combineSteps, step, wait, type State } from './state.ts';

/** Conditions of a page: a scenario of the backends, and a step that waits until the page shows it. */
const conditions = {
  /** Neither the server that renders the page nor the browser gets a response. */
  loading: { scenario: 'slow', responses: { '**/{wp-json,api,site}/**': 'never' }, prepare: wait(4_000) },
  failing: { scenario: 'failing', prepare: waitUntilLoaded },
  hostile: { scenario: 'hostile', prepare: waitUntilLoaded },
  'long-words': { scenario: 'long-words', prepare: waitUntilLoaded },
  empty: { scenario: 'empty', prepare: waitUntilLoaded },
  huge: { scenario: 'huge', prepare: waitUntilLoaded },
  /** The first call that needs the session succeeds, and later ones fail. */
  'signed-out': {
    scenario: 'signed-out',
    prepare: combineSteps(
      step('reload the page', (page) => page.reload()),
      wait(2_500),
    ),
  },
} satisfies Record<string, Partial<State>>;

type Condition = keyof typeof conditions;

/** The conditions in which every page is shown. */
export const COMMON_CONDITIONS = ['loading', 'failing', 'hostile', 'long-words'] as const satisfies readonly Condition[];

interface PageEntry {
  page: string;
  address: string;
  member?: boolean | string;
  /** Whether the page has a list, which may be empty or huge. */
  hasList?: boolean;
  /** Whether the page shows nothing but the member's data, and so needs a session. */
  needsSession?: boolean;
}

const PROGRAM = '/special-programs/pm-footprints';
const MY_JOBS = '/dashboard/jobs?tab=';

/** Every page and tab, with the URL path of an example that has data. */
const pageEntries: readonly PageEntry[] = [
  { page: 'home', address: '/', hasList: true },
  { page: 'program', address: PROGRAM, hasList: true },
  { page: 'events', address: '/events', hasList: true },
  { page: 'event', address: '/special-programs/conferences/4105', hasList: true },
  { page: 'past-event', address: '/special-programs/pm-footprints/4201', member: true },
  { page: 'certification', address: '/trainings/pmpcertification-training', hasList: true },
  { page: 'about', address: '/About-us', hasList: true },
  { page: 'volunteering', address: '/volunteering', hasList: true },
  { page: 'contact', address: '/Contact' },
  { page: 'corporate-training', address: '/Training' },
  { page: 'non-profit', address: '/non-profit' },
  { page: 'academic', address: '/academic-relations' },
  { page: 'membership', address: '/membership' },
  { page: 'search', address: '/search?q=scrum', hasList: true },
  { page: 'not-found', address: '/no-such-page' },
  { page: 'training-not-found', address: '/trainings/no/such/training' },
  { page: 'board', address: '/exploreJobs', hasList: true },
  { page: 'login', address: '/Login' },
  { page: 'data-erased', address: '/erased' },
  { page: 'profile', address: '/dashboard/profile', member: true, hasList: true },
  { page: 'my-videos', address: '/dashboard/videos', member: true, hasList: true },
  { page: 'video', address: '/Videos/312', member: true, hasList: true },
  { page: 'blogs', address: '/dashboard/blogs', member: true },
  { page: 'my-jobs-applied', address: `${MY_JOBS}applied`, member: true, hasList: true, needsSession: true },
  { page: 'my-jobs-created', address: `${MY_JOBS}created`, member: EMPLOYER, hasList: true, needsSession: true },
  { page: 'my-jobs-saved', address: `${MY_JOBS}saved`, member: true, hasList: true, needsSession: true },
  { page: 'my-jobs-alerts', address: `${MY_JOBS}alerts`, member: true, hasList: true, needsSession: true },
  { page: 'my-pdus', address: '/dashboard/pdus', member: true, hasList: true, needsSession: true },
  { page: 'pending', address: `${MY_JOBS}pending`, member: ADMIN, hasList: true, needsSession: true },
  { page: 'members', address: '/dashboard/members', member: ADMIN, hasList: true, needsSession: true },
  { page: 'system', address: '/dashboard/system', member: ADMIN },
  { page: 'choose-a-job', address: '/applicants/:id', member: true },
  { page: 'applicants', address: '/applicants/65f1c0ffee65f1c0ffee1003', member: EMPLOYER, hasList: true, needsSession: true },
  { page: 'apply', address: '/applyJob/65f1c0ffee65f1c0ffee1008', member: true },
  { page: 'post-job', address: '/postJob', member: true },
  { page: 'edit-job', address: '/editJob/65f1c0ffee65f1c0ffee1001', member: ADMIN },
];

const listConditions = ({ hasList, needsSession }: PageEntry): readonly Condition[] => [
  ...COMMON_CONDITIONS,
  ...(hasList === true ? (['empty', 'huge'] as const) : []),
  ...(needsSession === true ? (['signed-out'] as const) : []),
];

export const everyPage: State[] = pageEntries.flatMap((entry) => {
  const { page, address, member = false } = entry;
  return [
    { name: page, address, member, prepare: waitUntilLoaded },
    ...listConditions(entry).map((condition): State => ({ name: `${page}/${condition}`, address, member, ...conditions[condition] })),
  ];
});
