import type { Deps } from '../../../server/deps.ts';
import { getJobBoard } from '../../../server/jobs/getJobBoard.ts';
import { insertMembers } from '../../../server/members/memberRepository.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { manyJobs } from './manyJobs.ts';
import { manyMembers } from './manyMembers.ts';

/**
 * Fills an empty board with jobs of one owner, the first of which have applicants.
 * @param sizes number of applicants of each of the first jobs
 * @param count total number of jobs
 * @returns the ids of the jobs with applicants, and the owner's e-mail address
 */
export async function addApplicants(
  { db, clock, ...deps }: Deps,
  sizes: readonly number[],
  count = sizes.length,
): Promise<{ ids: string[]; owner: string }> {
  const now = clock();
  const people = manyMembers(Math.max(...sizes) + 1, now);
  await db.transaction().execute((transaction) => insertMembers(transaction, people));
  const owner = people.at(-1)?.id ?? '';
  const { repository } = getJobBoard({ ...deps, db, clock });
  const jobs = manyJobs(count, owner, now);
  await repository.insert(jobs, dayInIndia(now));
  for (const [sizeIndex, size] of sizes.entries()) {
    await repository.insertApplications(
      people.slice(0, size).map(({ id, name, email }, index) => ({
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
  return { ids: jobs.slice(0, sizes.length).map(({ id }) => id), owner: people.at(-1)?.email ?? '' };
}
