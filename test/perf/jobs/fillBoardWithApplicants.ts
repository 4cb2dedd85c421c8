import type { Deps } from '../../../server/deps.ts';
import { getJobBoard } from '../../../server/jobs/getJobBoard.ts';
import { insertMembers } from '../../../server/members/memberRepository.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { createJobs } from './createJobs.ts';
import { createMembers } from './createMembers.ts';

/**
 * Fills an empty board with jobs of one owner. The first of the jobs have applicants.
 * @param applicantCounts number of applicants of each of the first jobs
 * @param jobCount total number of jobs
 * @returns the ids of the jobs with applicants, and the owner's e-mail address
 */
export async function fillBoardWithApplicants(
  { db, clock, ...deps }: Deps,
  applicantCounts: readonly number[],
  jobCount = applicantCounts.length,
): Promise<{ ids: string[]; ownerEmail: string }> {
  const now = clock();
  const members = createMembers(Math.max(...applicantCounts) + 1, now);
  await db.transaction().execute((transaction) => insertMembers(transaction, members));
  // The last member owns the jobs and applies to none.
  const ownerId = members.at(-1)?.id ?? '';
  const { repository } = getJobBoard({ ...deps, db, clock });
  const jobs = createJobs(jobCount, ownerId, now);
  await repository.insert(jobs, dayInIndia(now));
  for (const [sizeIndex, size] of applicantCounts.entries()) {
    await repository.insertApplications(
      members.slice(0, size).map(({ id, name, email }, index) => ({
        id: `${sizeIndex}${id.slice(1)}`,
        job_id: jobs[sizeIndex]?.id ?? '',
        user_id: id,
        name,
        email,
        phone_no: '9840000000',
        year_of_experience: String(index % 20),
        employee_type: ['Full-time', 'Part-time', 'Intern'][index % 3] ?? 'Intern',
        city: 'Chennai',
        current_ctc: 1_000_000 - index,
        expected_ctc: 1_000_000 + index,
        cv_file: null,
        created_at: new Date(now.getTime() - index * 60_000).toISOString(),
      })),
    );
  }
  return { ids: jobs.slice(0, applicantCounts.length).map(({ id }) => id), ownerEmail: members.at(-1)?.email ?? '' };
}
