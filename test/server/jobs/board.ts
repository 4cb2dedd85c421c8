import type { Deps } from '../../../server/jobs/deps.ts';
import type { MemberRow } from '../../../server/platform/db/schema.ts';
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { EMPTY_JOB } from '../../../server/jobs/data/jobColumns.ts';
import type { NewJob } from '../../../server/jobs/data/jobWrites.ts';
import type { JobBoard } from '../../../server/jobs/board/service.ts';
import type { WireJob } from '../../../server/jobs/data/serialize.ts';
import { startTestServer } from '../../support/server/start.ts';
import type { TestServer, TestServerOptions } from '../../support/server/start.ts';

/** A server whose job board has only the jobs that the test adds. */
export interface TestBoard {
  server: TestServer;
  jobBoard: JobBoard;
  deps: Deps;
  /** Stores jobs with the given fields, which include the status; see `newJob` for the other fields. */
  add(...jobs: Partial<NewJob>[]): Promise<NewJob[]>;
  /** Stores an application of a member. */
  apply(jobId: string, memberId: string, at?: string): Promise<void>;
  /** Reads a list; throws unless the status is 200. */
  list(path: string, token?: string): Promise<ListResponse>;
}

export interface ListResponse {
  jobs: WireJob[];
  titles: string[];
  total: number;
  /** The cursor of the next page, or null on the last page. */
  next: string | null;
  /** The search with corrected spelling, or null if nothing was corrected. */
  corrected: { keyword: string; location: string } | null;
}

/** The ids of the members of a test board, by the part of their e-mail address before the `@`. */
export const memberIds = { owner: createId('a', 1), member: createId('a', 2), other: createId('a', 3), admin: createId('a', 4) } as const;

/** Number of jobs and applications that the current board has got. Their ids and times follow from it. */
let idCount = 0;

function createId(letter: string, number: number): string {
  return letter + number.toString(16).padStart(23, '0');
}

/**
 * Starts a server without demo data but with the members of `memberIds`. By default its clock shows noon in India on 20 November 2026.
 * @param options.alsoSite registers additional routes
 */
export async function startBoard({
  alsoSite,
  ...options
}: TestServerOptions & { alsoSite?: TestServerOptions['site'] } = {}): Promise<TestBoard> {
  idCount = 0;
  const captured: { deps?: Deps } = {};
  const server = await startTestServer({
    now: '2026-11-20T12:00:00+05:30',
    ...options,
    env: { DEMO: 'false', ...options.env },
    site: async (app, appDeps) => {
      captured.deps = appDeps;
      await alsoSite?.(app, appDeps);
    },
  });
  const { deps } = captured;
  if (!deps) throw new Error('The server did not pass its dependencies.');
  const board = deps.board;
  const members = Object.entries(memberIds).map(([name, id], index) =>
    newMember({
      id,
      cms_id: 9000 + index,
      email: `${name}@example.org`,
      name: `Test ${name}`,
      role: name === 'admin' ? 'admin' : 'member',
    }),
  );
  await insertMembers(deps.db, members);

  return {
    server,
    jobBoard: board,
    deps,
    async add(...jobs) {
      const rows = jobs.map(newJob);
      await board.repository.insert(rows, dayInIndia(deps.clock()));
      return rows;
    },
    async apply(jobId, memberId, at = '2026-11-15T08:00:00.000Z') {
      idCount += 1;
      await board.repository.insertApplications([
        {
          id: createId('c', idCount),
          job_id: jobId,
          user_id: memberId,
          name: 'Test applicant',
          email: 'applicant@example.org',
          phone_no: '9840000000',
          year_of_experience: '4',
          employee_type: 'Full-time',
          city: 'Chennai',
          current_ctc: 900_000,
          expected_ctc: 1_100_000,
          cv_file: null,
          created_at: at,
        },
      ]);
    },
    async list(path, token) {
      const { status, body, headers } = await server.json<WireJob[]>(path, { token });
      if (status !== 200) throw new Error(`${path} responded with ${status}: ${JSON.stringify(body)}`);
      return {
        jobs: body,
        titles: body.map((job) => job.jobTitle),
        total: Number(headers.get('x-total-count')),
        next: headers.get('x-next-cursor'),
        corrected: headers.has('x-search-keyword')
          ? {
              keyword: decodeURIComponent(headers.get('x-search-keyword') ?? ''),
              location: decodeURIComponent(headers.get('x-search-location') ?? ''),
            }
          : null,
      };
    },
  };
}

/** Logs in every member of a test board. @returns their session tokens */
export async function loginAll({ server }: TestBoard): Promise<Record<keyof typeof memberIds, string>> {
  const login = (name: string) => server.login(`${name}@example.org`);
  return { owner: await login('owner'), member: await login('member'), other: await login('other'), admin: await login('admin') };
}

/** Returns a member; unless `fields` says otherwise, one without details whose e-mail address begins with the id. */
export function newMember(fields: Partial<MemberRow> & Pick<MemberRow, 'id' | 'cms_id'>): Omit<MemberRow, 'name_key'> {
  return {
    email: `${fields.id}@example.org`,
    name: 'Test member',
    role: 'member',
    job_role: null,
    membership_number: null,
    mobile_number: null,
    profile_picture: null,
    created_at: '2026-01-01T00:00:00.000Z',
    deactivated_at: null,
    ...fields,
  };
}

/** Creates a job that is published and open unless `overrides` says otherwise. By default each job is a minute newer than the last. */
export function newJob(overrides: Partial<NewJob> = {}): NewJob {
  idCount += 1;
  const timestamp = new Date(Date.parse('2026-11-01T00:00:00Z') + idCount * 60_000).toISOString();
  return {
    ...EMPTY_JOB,
    id: createId('b', idCount),
    title: 'Project Manager',
    location: 'Chennai',
    remote: 0,
    job_type: 'Full-Time',
    category: 'Project Management',
    industry: 'Construction',
    qualifications: '["MBA"]',
    skills: '["Scheduling"]',
    description: 'Lead the work and tell people early.',
    ext_link: 'https://jobs.example.org/openings/1001',
    closing_date: '2026-12-31',
    email: 'careers@example.org',
    career_level: 'Mid-level',
    min_experience: 3,
    max_experience: 6,
    min_rate: null,
    max_rate: null,
    min_salary: 1_200_000,
    max_salary: 1_800_000,
    hours_per_week: 40,
    organization: 'Test Works',
    user_id: memberIds.owner,
    status: 'published',
    status_remark: '',
    created_at: timestamp,
    updated_at: timestamp,
    published_at: overrides.status === undefined || overrides.status === 'published' ? timestamp : null,
    ...overrides,
  };
}

/** Returns objects with the titles `Job 1`, `Job 2`, … for `TestBoard.add`. */
export function createNumberedJobs(count: number, name = 'Job'): { title: string }[] {
  return Array.from({ length: count }, (_, index) => ({ title: `${name} ${index + 1}` }));
}
