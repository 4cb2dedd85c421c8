import { readDemoJobs } from '../../server/dev/demo/read.ts';
import { EMPTY_JOB } from '../../server/jobs/data/jobColumns.ts';
import type { NewJob } from '../../server/jobs/data/jobWrites.ts';

/**
 * Creates published jobs from random combinations of the demo jobs’ titles, places, skills and sentences. The same arguments always give
 * the same jobs. Their publication times are a minute apart and end a minute before `now`. All jobs close within three months.
 */
export function createJobs(count: number, userId: string, now: Date): NewJob[] {
  const demoJobs = readDemoJobs();
  const random = createRandom(20261120);
  const pickRandom = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('The list is empty.');
    return item;
  };
  const sentences = demoJobs.flatMap((demoJob) => demoJob.description.split(/(?<=[.!?])\s+/));
  return Array.from({ length: count }, (_, index) => {
    const demoJob = pickRandom(demoJobs);
    const timestamp = new Date(now.getTime() - (count - index) * 60_000).toISOString();
    return {
      ...EMPTY_JOB,
      id: (index + 1).toString(16).padStart(24, '0'),
      title: pickRandom(demoJobs).title,
      location: pickRandom(demoJobs).location,
      remote: random() < 0.2 ? 1 : 0,
      job_type: demoJob.type,
      category: demoJob.category,
      industry: demoJob.industry,
      qualifications: JSON.stringify(demoJob.qualifications),
      skills: JSON.stringify(demoJob.skills),
      description: Array.from({ length: 6 }, () => pickRandom(sentences)).join(' '),
      ext_link: `https://example.org/careers/${index}`,
      closing_date: new Date(now.getTime() + (2 + Math.floor(random() * 90)) * 86_400_000).toISOString().slice(0, 10),
      email: `careers.${index}@example.org`,
      career_level: demoJob.level,
      min_experience: demoJob.experience[0],
      max_experience: demoJob.experience[1],
      min_rate: demoJob.rate?.[0] ?? null,
      max_rate: demoJob.rate?.[1] ?? null,
      min_salary: demoJob.salary?.[0] ?? null,
      max_salary: demoJob.salary?.[1] ?? null,
      hours_per_week: demoJob.hours,
      organization: demoJob.organization,
      user_id: userId,
      status: 'published',
      status_remark: '',
      created_at: timestamp,
      updated_at: timestamp,
      published_at: timestamp,
    };
  });
}

/** Creates a seeded random number generator (mulberry32), which returns numbers from 0 up to, but not including, 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
