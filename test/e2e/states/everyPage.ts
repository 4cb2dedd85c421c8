/** States that every page has, depending on its backends. */
import { ADMIN, EMPLOYER, loaded, runSteps, step, wait, type State } from './state.ts';

/** Scenarios of the backends, with the step that waits until the page shows them. */
const ways = {
  /** No response, neither to the rendering server nor to the browser. */
  loading: { scenario: 'slow', responses: { '**/{wp-json,api,site}/**': 'never' }, arrange: wait(4_000) },
  failing: { scenario: 'failing', arrange: loaded },
  hostile: { scenario: 'hostile', arrange: loaded },
  'long-words': { scenario: 'long-words', arrange: loaded },
  empty: { scenario: 'empty', arrange: loaded },
  huge: { scenario: 'huge', arrange: loaded },
  /** The first call that needs the session succeeds; later ones do not. */
  'signed-out': {
    scenario: 'signed-out',
    arrange: runSteps(
      step('reload the page', (page) => page.reload()),
      wait(2_500),
    ),
  },
} satisfies Record<string, Partial<State>>;

type Way = keyof typeof ways;

/** The scenarios in which every page is shown. */
export const COMMON = ['loading', 'failing', 'hostile', 'long-words'] as const satisfies readonly Way[];

interface Subject {
  page: string;
  address: string;
  member?: boolean | string;
  /** Whether the page has a list, which may be empty or huge. */
  lists?: boolean;
  /** Whether all its data are the member's, so that it needs the session. */
  isMembers?: boolean;
}

const PROGRAM = '/special-programs/pm-footprints';
const MINE = '/dashboard/jobs?tab=';

/** Every page and tab, at an address with data. */
const subjects: readonly Subject[] = [
  { page: 'home', address: '/', lists: true },
  { page: 'program', address: PROGRAM, lists: true },
  { page: 'events', address: '/events', lists: true },
  { page: 'event', address: '/special-programs/conferences/4105', lists: true },
  { page: 'past-event', address: '/special-programs/pm-footprints/4201', member: true },
  { page: 'certification', address: '/trainings/pmpcertification-training', lists: true },
  { page: 'about', address: '/About-us', lists: true },
  { page: 'volunteering', address: '/volunteering', lists: true },
  { page: 'contact', address: '/Contact' },
  { page: 'corporate-training', address: '/Training' },
  { page: 'non-profit', address: '/non-profit' },
  { page: 'academic', address: '/academic-relations' },
  { page: 'membership', address: '/membership' },
  { page: 'search', address: '/search?q=scrum', lists: true },
  { page: 'not-found', address: '/no-such-page' },
  { page: 'training-not-found', address: '/trainings/no/such/training' },
  { page: 'board', address: '/exploreJobs', lists: true },
  { page: 'login', address: '/Login' },
  { page: 'data-erased', address: '/erased' },
  { page: 'profile', address: '/dashboard/profile', member: true, lists: true },
  { page: 'my-videos', address: '/dashboard/videos', member: true, lists: true },
  { page: 'video', address: '/Videos/312', member: true, lists: true },
  { page: 'blogs', address: '/dashboard/blogs', member: true },
  { page: 'my-jobs-applied', address: `${MINE}applied`, member: true, lists: true, isMembers: true },
  { page: 'my-jobs-created', address: `${MINE}created`, member: EMPLOYER, lists: true, isMembers: true },
  { page: 'my-jobs-saved', address: `${MINE}saved`, member: true, lists: true, isMembers: true },
  { page: 'my-jobs-alerts', address: `${MINE}alerts`, member: true, lists: true, isMembers: true },
  { page: 'my-pdus', address: '/dashboard/pdus', member: true, lists: true, isMembers: true },
  { page: 'pending', address: `${MINE}pending`, member: ADMIN, lists: true, isMembers: true },
  { page: 'members', address: '/dashboard/members', member: ADMIN, lists: true, isMembers: true },
  { page: 'system', address: '/dashboard/system', member: ADMIN },
  { page: 'choose-a-job', address: '/applicants/:id', member: true },
  { page: 'applicants', address: '/applicants/65f1c0ffee65f1c0ffee1003', member: EMPLOYER, lists: true, isMembers: true },
  { page: 'apply', address: '/applyJob/65f1c0ffee65f1c0ffee1008', member: true },
  { page: 'post-job', address: '/postJob', member: true },
  { page: 'edit-job', address: '/editJob/65f1c0ffee65f1c0ffee1001', member: ADMIN },
];

const waysOf = ({ lists, isMembers }: Subject): readonly Way[] => [
  ...COMMON,
  ...(lists === true ? (['empty', 'huge'] as const) : []),
  ...(isMembers === true ? (['signed-out'] as const) : []),
];

export const everyPage: State[] = subjects.flatMap((subject) => {
  const { page, address, member = false } = subject;
  return [
    { name: page, address, member, arrange: loaded },
    ...waysOf(subject).map((way): State => ({ name: `${page}/${way}`, address, member, ...ways[way] })),
  ];
});
