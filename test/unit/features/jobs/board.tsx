import type { Job } from '../../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import type { ReactElement } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import type { PageContext } from '../../../../src/api/page.ts';
import { createPreloadRun } from '../../../../src/app/preloadRun.ts';
import type { PublicSettings } from '../../../../src/config/settings.ts';
import type { UserState } from '../../../../src/api/session/userSlice.ts';
import JobBoardPage, { preload } from '../../../../src/features/jobs/JobBoardPage.route.ts';
import { recordToasts } from '../../../support/toasts.ts';
import { Providers, renderPage } from '../../../support/renderPage.tsx';
import { json } from '../../api/apiStore.ts';
import { pageStore, visitor } from '../../../support/pageStore.ts';

export { member, visitor } from '../../../support/pageStore.ts';

type RequiredFields = Pick<Job, '_id' | 'jobTitle'>;
type OtherFields = RowOf<Omit<Job, keyof RequiredFields>>;
/** A job as the backend sends it. Fields have the contract's names; except for the id and the title, their values may be anything. */
type WireJob = RequiredFields & OtherFields;

/** Creates a job as the backend sends it. @param number part of its id and title */
export const job = (number: number, overrides: Partial<RequiredFields> & OtherFields = {}): WireJob => ({
  _id: `job${number}`,
  jobTitle: `Role ${number}`,
  location: 'Chennai',
  jobType: 'Full-Time',
  email: 'peop*******.org',
  closingDate: '2099-12-31',
  createdAt: '2026-11-01T04:30:00.000Z',
  status: 'published',
  appliedBy: [],
  ...overrides,
});

export const jobs = (count: number): WireJob[] => Array.from({ length: count }, (_, index) => job(index + 1));

/** The data of the job backend, and how it responds; a test may change it between calls. */
export interface Backend {
  listed: WireJob[];
  /** Jobs that are not listed, but can be requested by their id. */
  unlisted?: WireJob[];
  /** The status and the body of every response, when the backend fails. */
  failure?: { status: number; body: unknown };
  /** Whether requests for single jobs fail. */
  failsForSingleJobs?: boolean;
  /** Whether the backend never responds. */
  neverResponds?: boolean;
  /** Corrections of misspelt keywords. */
  corrections?: Readonly<Record<string, string>>;
  /** Whether the backend ignores `limit` and `cursor`. */
  ignoresPaging?: boolean;
  /** Ids of the jobs that the member has saved; saving and unsaving changes them. */
  savedIds?: string[];
  /** The response with the ids of saved jobs waits for this promise. */
  savedIdsDelay?: Promise<void>;
  /** Whether the member's reminders are on; a call can turn them on. */
  hasReminders?: boolean;
  /** Whether the member has the only alert of this backend; calls create and delete it. */
  hasAlert?: boolean;
  /** Open jobs that are similar to a missing one. */
  similar?: WireJob[];
  /** Categories to choose from. */
  categories?: { name: string; jobs: number }[];
}

/** Returns the response to a call for alerts. There is at most one alert, for interns with five years of experience. */
function respondToAlerts(backend: Backend, method: string): Response {
  if (method === 'GET') return json(backend.hasAlert ? [{ _id: 'alert1', type: 'Intern', experience: 5, frequency: 'weekly' }] : []);
  backend.hasAlert = method === 'POST';
  return json({ success: true, message: backend.hasAlert ? 'You will get the new jobs by e-mail every Monday.' : 'The alert has ended.' });
}

/** Returns the response to a call that is not for jobs; null for a call for jobs. */
function respondToExtension(backend: Backend, { pathname }: URL, method: string): Response | Promise<Response> | null {
  const id = pathname.split('/').at(-1) ?? '';
  if (pathname === '/api/jobCategories') return json(backend.categories ?? []);
  if (pathname.startsWith('/api/similarJobs/')) return json(backend.similar ?? []);
  if (pathname === '/api/savedJobIds') return (backend.savedIdsDelay ?? Promise.resolve()).then(() => json(backend.savedIds ?? []));
  if (pathname.startsWith('/api/jobAlerts')) return respondToAlerts(backend, method);
  if (pathname === '/api/reminders') {
    backend.hasReminders = method === 'PUT' || backend.hasReminders === true;
    return json(method === 'PUT' ? { success: true, message: 'Reminders are on.' } : { enabled: backend.hasReminders });
  }
  if (!pathname.startsWith('/api/savedJobs/')) return null;
  const others = (backend.savedIds ?? []).filter((saved) => saved !== id);
  backend.savedIds = method === 'PUT' ? [...others, id] : others;
  return json({ success: true, message: method === 'PUT' ? 'Job saved.' : 'Job removed.' });
}

function respond(backend: Backend, url: URL, method: string): Response | Promise<Response> {
  if (backend.neverResponds === true) return new Promise<Response>(() => {});
  if (backend.failure) return json(backend.failure.body, { status: backend.failure.status });
  const extensionResponse = respondToExtension(backend, url, method);
  if (extensionResponse !== null) return extensionResponse;
  const name = url.pathname.split('/').at(-1);
  if (name !== 'allJobs' && name !== 'search') {
    if (backend.failsForSingleJobs === true) return json({}, { status: 500 });
    const found = [...backend.listed, ...(backend.unlisted ?? [])].find(({ _id }) => _id === name);
    return found ? json(found) : json({ success: false, error: 'Job not found', message: 'Job not found' }, { status: 404 });
  }
  const typed = url.searchParams.get('keyword') ?? '';
  const corrected = url.searchParams.get('exact') === 'true' ? undefined : backend.corrections?.[typed];
  const word = corrected ?? typed;
  const type = url.searchParams.get('type');
  const matching = backend.listed.filter(
    ({ jobTitle, jobType }) => jobTitle.toLowerCase().includes(word.toLowerCase()) && (type === null || type === jobType),
  );
  if (backend.ignoresPaging === true) return json(matching);
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const to = from + Number(url.searchParams.get('limit') ?? matching.length);
  const headers = {
    'x-total-count': String(matching.length),
    ...(to < matching.length ? { 'x-next-cursor': String(to) } : {}),
    ...(corrected === undefined ? {} : { 'x-search-keyword': encodeURIComponent(corrected), 'x-search-location': '' }),
  };
  return json(matching.slice(from, to), { headers });
}

/** Creates a real store that uses a job backend. `paths` are the backend's calls, each with its method in front unless that is GET. */
export function jobBackend(backend: Backend, user: UserState = visitor) {
  const paths: string[] = [];
  const store = pageStore((url, { method }) => {
    paths.push(`${method === 'GET' ? '' : `${method} `}${url.pathname}${url.search}`);
    return respond(backend, url, method);
  }, user);
  return { store, paths, backend };
}

/** Returns the context that `head` receives at an address. */
export const contextAt = (address: string, store: ReturnType<typeof jobBackend>['store']): PageContext => ({
  params: {},
  name: 'Job board',
  url: new URL(address, 'https://chapter.example.org'),
  state: store.getState(),
  now: new Date('2026-11-21T06:00:00.000Z'),
});

/** Loads the data of the page at an address, as the server does. */
export const preloadBoard = (address: string, { store }: ReturnType<typeof jobBackend>) =>
  preload({ ...contextAt(address, store), runQuery: createPreloadRun(store).runQuery });

function BackButton(): ReactElement {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

const page = (
  <>
    <main>
      <JobBoardPage />
    </main>
    <BackButton />
  </>
);

interface ShowOptions {
  user?: UserState;
  /** Whether the data is there from the first render on, as in a page that the server rendered. */
  loaded?: boolean;
  /** The public settings; by default the backend has every extension. */
  settings?: PublicSettings;
}

/** Returns the board at an address, with the store of a job backend. */
export const boardAt = (address: string, { store }: ReturnType<typeof jobBackend>): ReactElement => (
  <Providers store={store}>
    <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
  </Providers>
);

/** Shows the board at an address, with a job backend. `toasts` collects the texts of the toasts. */
export async function showBoard(address: string, backend: Backend, { user = visitor, loaded = true, settings }: ShowOptions = {}) {
  const system = jobBackend(backend, user);
  if (loaded) await preloadBoard(address, system);
  return { ...system, toasts: recordToasts(), ...renderPage(address, { page, store: system.store, settings }) };
}
