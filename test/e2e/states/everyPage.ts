/** States of every page, by the behaviour of the backends. */
import { ADMIN, EMPLOYER, waitUntilLoaded, combineSteps, step, wait, type Extra, type State } from './state.ts';

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
const pageEntries = {
  home: { address: '/', hasList: true },
  program: { address: PROGRAM, hasList: true },
  events: { address: '/events', hasList: true },
  event: { address: '/special-programs/conferences/4105', hasList: true },
  register: { address: '/special-programs/pm-outreach/4106/register' },
  'past-event': { address: `${PROGRAM}/4201`, member: true },
  certification: { address: '/trainings/pmpcertification-training', hasList: true },
  about: { address: '/About-us', hasList: true },
  volunteering: { address: '/volunteering', hasList: true },
  contact: { address: '/Contact' },
  'corporate-training': { address: '/Training' },
  'non-profit': { address: '/non-profit' },
  academic: { address: '/academic-relations' },
  membership: { address: '/membership' },
  search: { address: '/search?q=scrum', hasList: true },
  'not-found': { address: '/no-such-page' },
  'training-not-found': { address: '/trainings/no/such/training' },
  board: { address: '/exploreJobs', hasList: true },
  login: { address: '/Login' },
  'data-erased': { address: '/erased' },
  profile: { address: '/dashboard/profile', member: true, hasList: true },
  'my-videos': { address: '/dashboard/videos', member: true, hasList: true },
  video: { address: '/Videos/312', member: true, hasList: true },
  blogs: { address: '/dashboard/blogs', member: true },
  'my-jobs-applied': { address: `${MY_JOBS}applied`, member: true, hasList: true, needsSession: true },
  'my-jobs-created': { address: `${MY_JOBS}created`, member: EMPLOYER, hasList: true, needsSession: true },
  'my-jobs-saved': { address: `${MY_JOBS}saved`, member: true, hasList: true, needsSession: true },
  'my-jobs-alerts': { address: `${MY_JOBS}alerts`, member: true, hasList: true, needsSession: true },
  'my-pdus': { address: '/dashboard/pdus', member: true, hasList: true, needsSession: true },
  'my-events': { address: '/dashboard/events', member: true },
  registrations: { address: '/dashboard/registrations', member: ADMIN },
  guests: { address: '/dashboard/registrations/4106', member: ADMIN },
  'check-in': { address: '/dashboard/registrations/4106/check-in', member: ADMIN },
  pending: { address: `${MY_JOBS}pending`, member: ADMIN, hasList: true, needsSession: true },
  members: { address: '/dashboard/members', member: ADMIN, hasList: true, needsSession: true },
  system: { address: '/dashboard/system', member: ADMIN },
  content: { address: '/dashboard/content', member: ADMIN },
  'edit-content': { address: '/dashboard/content/file?file=events%2F4101-reading-the-river.md', member: ADMIN },
  'choose-a-job': { address: '/applicants/:id', member: true },
  applicants: { address: '/applicants/65f1c0ffee65f1c0ffee1003', member: EMPLOYER, hasList: true, needsSession: true },
  apply: { address: '/applyJob/65f1c0ffee65f1c0ffee1008', member: true },
  'post-job': { address: '/postJob', member: true },
  'edit-job': { address: '/editJob/65f1c0ffee65f1c0ffee1001', member: ADMIN },
} satisfies Record<string, PageEntry>;

const listConditions = ({ hasList, needsSession }: PageEntry): readonly Condition[] => [
  ...COMMON_CONDITIONS,
  ...(hasList === true ? (['empty', 'huge'] as const) : []),
  ...(needsSession === true ? (['signed-out'] as const) : []),
];

export const everyPage: State[] = Object.entries<PageEntry>(pageEntries).flatMap(([page, entry]) => {
  const { address, member = false } = entry;
  return [
    { name: page, address, member, prepare: waitUntilLoaded },
    ...listConditions(entry).map((condition): State => ({ name: `${page}/${condition}`, address, member, ...conditions[condition] })),
  ];
});

/** Creates further states of a page. Each has the page's address and member, unless it has its own. */
export function statesOf(page: keyof typeof pageEntries, extras: Record<string, Extra>): State[] {
  const { address, member = false }: PageEntry = pageEntries[page];
  return Object.entries(extras).map(([name, extra]) => ({ name: `${page}/${name}`, address, member, ...extra }));
}
