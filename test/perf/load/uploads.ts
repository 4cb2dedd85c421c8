/**
 * `npm run build`, then `node test/perf/load/uploads.ts [files] [megabytes] [--postgres]` prints the memory of the server while files
 * (default: 20) of a size (default: 5 MB) are uploaded concurrently. It runs twice.
 */
import { parseArgs } from 'node:util';
import { createClient } from '../../support/server/start.ts';
import { serveSite } from './server.ts';
import { startCluster } from './startCluster.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { postgres: { type: 'boolean' } } });
const [fileCount = 20, fileMegabytes = 5] = positionals.map(Number);
const cluster = values.postgres === true ? await startCluster() : undefined;
const { origin, readMegabytes, stop } = await serveSite(cluster && { DATABASE_URL: cluster.urlOf('postgres') });

/** Posts a job with a file of the chosen size, at most 5 MB. @returns the status of the response */
async function postJob(token: string, jobNumber: number): Promise<number> {
  const form = new FormData();
  const fields = {
    jobTitle: `Upload ${jobNumber}`,
    jobType: 'Full-Time',
    jobCategory: 'Sales',
    jobIndustry: 'Education',
    maxjobExperience: '6',
  };
  for (const [name, value] of Object.entries({ ...fields, email: 'hr@example.org', jobQualification: 'MBA', skills: 'SQL' })) {
    form.append(name, value);
  }
  const content = Buffer.alloc(Math.min(fileMegabytes * 1024 * 1024, 5 * 1024 * 1024), '%');
  content.write('%PDF-1.4\n');
  form.append('jobDescription', new Blob([content]), 'job.pdf');
  const requestOptions = { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } };
  const response = await fetch(`${origin}/api/jobs/postJob`, requestOptions);
  await response.text();
  return response.status;
}

try {
  const token = await createClient(origin).login('employer@example.org');
  // Warms up the modules that uploads need.
  await postJob(token, 0);
  const rows = [];
  for (const run of [1, 2]) {
    const megabytesBefore = readMegabytes();
    let peakMegabytes = megabytesBefore;
    const memoryTimer = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, readMegabytes());
    }, 10);
    const startedAt = performance.now();
    const statuses = await Promise.all(Array.from({ length: fileCount }, (_, number) => postJob(token, number + 1)));
    clearInterval(memoryTimer);
    const acceptedCount = statuses.filter((status) => status === 200).length;
    rows.push({
      run,
      accepted: acceptedCount,
      seconds: ((performance.now() - startedAt) / 1000).toFixed(1),
      'MB before': megabytesBefore,
      'MB at most': peakMegabytes,
      'MB after': readMegabytes(),
    });
  }
  console.table(rows);
} finally {
  await stop();
  await cluster?.remove();
}
