import type { Deps } from '../../jobs/deps.ts';
import type { MemberRow, RegistrationRow } from '../../platform/db/schema.ts';
import { runInTransaction, lockSubject } from '../../platform/db/transaction.ts';
import { bumpVersion } from '../../platform/db/versions.ts';
import { createApplicationRepository, type ApplicationRepository } from '../../jobs/data/applicationRepository.ts';
import { addDays, dayInIndia } from '../../../shared/days.ts';
import { EMPTY_JOB } from '../../jobs/data/jobColumns.ts';
import type { NewApplication, NewJob } from '../../jobs/data/jobWrites.ts';
import { createFileRepository } from '../../platform/files/repository.ts';
import type { FileStore, StagedFile } from '../../platform/files/store.ts';
import { insertMembers } from '../../people/directory/memberRepository.ts';
import { createDemoCv } from './cv.ts';
import { readDemoJobs, readDemoMembers, type DemoJob, type DemoMember } from './read.ts';

/**
 * Seeds demo members, jobs and applications into an empty database when DEMO is set. If DEMO is not set but demo members exist, logs a
 * warning, because a chapter that uses the demo's database by mistake would show the demo's jobs.
 */
export async function seedDemoIfConfigured(deps: Deps): Promise<void> {
  const { db, log, settings } = deps;
  const memberQuery = db.selectFrom('members').select('id').limit(1);
  if (settings.demo) {
    if (!(await memberQuery.executeTakeFirst())) await seedDemo(deps);
    return;
  }
  const demoMemberIds = readDemoMembers().map(({ id }) => id);
  if (await memberQuery.where('id', 'in', demoMemberIds).executeTakeFirst())
    log.warn('the database holds the people and the jobs of the demonstration; is DATA_DIR (or DATABASE_URL) the right one?');
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Seeds demo members, jobs and applications in one transaction. Does nothing when any member exists.
 * @returns whether the database was seeded
 */
export async function seedDemo(deps: Pick<Deps, 'board' | 'db' | 'clock' | 'files'>): Promise<boolean> {
  const now = deps.clock();
  const stagedFiles: StagedFile[] = [];
  const hasSeeded = await runInTransaction(deps.db, async (transaction) => {
    await lockSubject(transaction, 'demo');
    if (await transaction.selectFrom('members').select('id').limit(1).executeTakeFirst()) return false;
    // The transaction may be repeated.
    stagedFiles.length = 0;
    const members = readDemoMembers();
    await insertMembers(
      transaction,
      members.map((member) => createMemberRow(member, now)),
    );
    const membersByLocalPart = new Map(members.map((member) => [member.email.split('@')[0] ?? '', member]));
    const demoJobs = readDemoJobs();
    const rows = demoJobs.map((job, index) => createJobRow(job, index, membersByLocalPart, now));
    const repository = deps.board.within(transaction);
    await repository.insert(rows, dayInIndia(now));
    const applications = demoJobs.flatMap((job, index) => createApplications(job, rows[index], membersByLocalPart, now));
    const membersById = new Map(members.map((member) => [member.id, member]));
    const cvs = await Promise.all(applications.map(({ user_id }) => stageCv(deps.files, membersById.get(user_id))));
    await repository.insertApplications(applications.map((application, index) => ({ ...application, cv_file: cvs[index]?.id ?? null })));
    await recordDecisions(createApplicationRepository(transaction), applications, now);
    const files = createFileRepository(transaction);
    for (const [index, { id: application_id, created_at }] of applications.entries()) {
      const cv = cvs[index];
      if (!cv) continue;
      await files.insert({ id: cv.id, kind: 'pdf', application_id, created_at });
      await cv.save(transaction);
    }
    stagedFiles.push(...cvs.flatMap((cv) => cv ?? []));
    await transaction.insertInto('registrations').values(createRegistrations(members, now)).execute();
    await bumpVersion(transaction, 'jobs');
    return true;
  });
  for (const cv of stagedFiles) await cv.keep();
  return hasSeeded;
}

/** An event of the demonstration with two of its twelve places left, and its guests who are not members. */
const SMALL_EVENT = { id: '4106', title: 'A planning day with three panchayats', daysAhead: 26 };
const VISITORS = ['Anitha Selvam', 'Bala Kumaran', 'Charu Desai', 'Deepak Rao', 'Esther Mathew', 'Faisal Khan'];

/** Returns the guests of `SMALL_EVENT`: four members and six visitors. */
function createRegistrations(members: readonly DemoMember[], now: Date): RegistrationRow[] {
  const visitors = VISITORS.map((name) => ({ id: null, name, email: `${name.toLowerCase().replace(' ', '.')}@example.org` }));
  return [...members.slice(0, 4), ...visitors].map(({ id: member_id, name, email }, index) => {
    const created_at = new Date(now.getTime() - (10 - index) * 7 * HOUR_MS).toISOString();
    return {
      id: `65f1c0ffee65f1c0ffee4${String(index + 1).padStart(3, '0')}`,
      event_id: SMALL_EVENT.id,
      member_id,
      name,
      email,
      state: 'registered',
      turn: index + 1,
      offer_ends_at: null,
      created_at,
      registered_at: created_at,
      checked_in_at: null,
      reminded: null,
      links: 0,
      told: '',
      title: SMALL_EVENT.title,
      day: addDays(dayInIndia(now), SMALL_EVENT.daysAhead),
    };
  });
}

/** Moves the applications to different stages, at times between their creation and now. Some stay at the first stage. */
async function recordDecisions(repository: ApplicationRepository, applications: readonly NewApplication[], now: Date): Promise<void> {
  for (const [index, { id, created_at }] of applications.entries()) {
    const createdMs = Date.parse(created_at);
    const dateAt = (fraction: number): Date => new Date(createdMs + (now.getTime() - createdMs) * fraction);
    if (index % 4 === 0) continue;
    await repository.changeStage(id, 'received', 'seen', dateAt(0.3));
    if (index % 4 > 1) await repository.changeStage(id, 'seen', index % 4 === 2 ? 'shortlisted' : 'notchosen', dateAt(0.6));
  }
}

async function stageCv(files: FileStore, member: DemoMember | undefined): Promise<StagedFile | undefined> {
  return member && files.stage([createDemoCv(member)]);
}

function createMemberRow(member: DemoMember, now: Date): Omit<MemberRow, 'name_key'> {
  return {
    id: member.id,
    cms_id: member.cmsId,
    email: member.email,
    name: member.name,
    role: member.role,
    job_role: member.role,
    membership_number: member.membershipNumber,
    mobile_number: member.mobileNumber,
    profile_picture: null,
    created_at: now.toISOString(),
    deactivated_at: null,
  };
}

function getMember(membersByLocalPart: ReadonlyMap<string, DemoMember>, localPart: string): DemoMember {
  const member = membersByLocalPart.get(localPart);
  if (!member) throw new Error(`The demo jobs name "${localPart}", who is not in server/dev/demo/members.yaml.`);
  return member;
}

function createJobRow(job: DemoJob, index: number, membersByLocalPart: ReadonlyMap<string, DemoMember>, now: Date): NewJob {
  const status = job.status ?? 'published';
  // Times are spread over the working day in a fixed pseudo-random order, so that the list mixes the kinds of jobs.
  const createdMs = now.getTime() - job.posted * DAY_MS - (3 * HOUR_MS + ((index * 37) % 97) * 5 * 60_000);
  const decidedAt = new Date(createdMs + 2 * HOUR_MS).toISOString();
  const slug = job.organization.toLowerCase().replace(/[^a-z]+/g, '-');
  return {
    ...EMPTY_JOB,
    id: `65f1c0ffee65f1c0ffee${1001 + index}`,
    title: job.title,
    location: job.location,
    remote: job.remote ? 1 : 0,
    job_type: job.type,
    category: job.category,
    industry: job.industry,
    qualifications: JSON.stringify(job.qualifications),
    skills: JSON.stringify(job.skills),
    description: job.description.trim(),
    ext_link: `https://example.org/careers/${slug}/${1001 + index}`,
    closing_date: addDays(dayInIndia(now), job.closes),
    email: `careers.${slug}@example.org`,
    career_level: job.level,
    min_experience: job.experience[0],
    max_experience: job.experience[1],
    min_rate: job.rate?.[0] ?? null,
    max_rate: job.rate?.[1] ?? null,
    min_salary: job.salary?.[0] ?? null,
    max_salary: job.salary?.[1] ?? null,
    hours_per_week: job.hours,
    organization: job.organization,
    user_id: getMember(membersByLocalPart, job.by).id,
    status,
    status_remark: job.remark ?? '',
    created_at: new Date(createdMs).toISOString(),
    updated_at: status === 'unpublished' ? new Date(createdMs).toISOString() : decidedAt,
    published_at: status === 'published' ? decidedAt : null,
  };
}

function createApplications(
  job: DemoJob,
  row: NewJob | undefined,
  membersByLocalPart: ReadonlyMap<string, DemoMember>,
  now: Date,
): NewApplication[] {
  if (!row) return [];
  return (job.applicants ?? []).map((localPart, index) => {
    const member = getMember(membersByLocalPart, localPart);
    const form = member.whenApplying;
    // Members apply after the job appeared, and never in the future.
    const publishedMs = Date.parse(row.published_at ?? row.created_at);
    const appliedMs = publishedMs + ((now.getTime() - publishedMs) * (index + 1)) / 5;
    return {
      id: `${row.id.slice(4)}${member.id.slice(-4)}`,
      job_id: row.id,
      user_id: member.id,
      name: member.name,
      email: member.email,
      phone_no: member.mobileNumber,
      year_of_experience: form.yearOfExperience,
      employee_type: form.employeeType,
      city: form.city,
      current_ctc: form.currentCtc,
      expected_ctc: form.expectedCtc,
      cv_file: null,
      created_at: new Date(appliedMs).toISOString(),
    };
  });
}
