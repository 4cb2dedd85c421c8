import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ResponseOverride, readTextField, type Call, type Handler } from './responses.ts';
import { makeApplications, makeJobs, type Application, type Job } from './data/jobs.ts';
import { people } from './data/people.ts';
import type { CallName } from './documents.ts';

type JobCall = Extract<CallName, `${string} /api/${string}`>;

export interface JobBackend {
  handlers: Record<JobCall, Handler>;
  /** Uploaded files by their path. */
  files: Map<string, File>;
}

/** Returns the JSON of a value in lower case, to search in; an empty string for a missing value. */
const toLowerText = (value: unknown) => (value === undefined || value === null ? '' : JSON.stringify(value)).toLowerCase();
const contains = (value: unknown, part: string | null) => toLowerText(value).includes((part ?? '').trim().toLowerCase());
const newId = () => randomUUID().replaceAll('-', '').slice(0, 24);

/** Creates a job backend. It trusts every caller, because the documents say: "Whether the server enforces these rules is not shown." */
export function createJobBackend(origin: string): JobBackend {
  const jobs = makeJobs(origin);
  const applications = makeApplications();
  const files = new Map<string, File>();

  function findJob(id: string): Job {
    const job = jobs.find(({ _id }) => _id === id);
    if (job) return job;
    // As usual with Express and Mongoose, an unknown id gets a 404, and a malformed id gets a 500.
    if (/^[0-9a-f]{24}$/.test(id)) throw new ResponseOverride(404, { message: 'Job not found' });
    throw new ResponseOverride(500, { error: `Cast to ObjectId failed for value "${id}"` });
  }

  /** Returns the fields as they were sent: `skills[]` as a list, but `skills` as a string. Stores files and returns their paths. */
  function readFields(call: Call): Record<string, unknown> {
    const entries = Object.entries(call.fields).map(([name, value]) => {
      const field = name.replace(/\[\]$/, '');
      if (value instanceof File) {
        if (value.size === 0) return [field, ''];
        const address = `/uploads/${newId()}${path.extname(value.name)}`;
        files.set(address, value);
        return [field, address];
      }
      return [field, name !== field && typeof value === 'string' ? [value] : value];
    });
    return Object.fromEntries(entries) as Record<string, unknown>;
  }

  const listApplicants = (jobId: string) =>
    applications
      .filter((application) => application.jobId === jobId)
      .map((application) => ({ ...application, jobId: { _id: jobId, jobTitle: jobs.find(({ _id }) => _id === jobId)?.jobTitle } }));

  const handlers: JobBackend['handlers'] = {
    'GET /api/jobs/allJobs': () => jobs,
    'GET /api/jobs/search': ({ query }) =>
      jobs.filter(
        (job) =>
          (contains(job.jobTitle, query.get('keyword')) || contains(job.skills, query.get('keyword'))) &&
          contains([job.location, job.remotePosition === 'true' ? 'remote' : ''], query.get('location')),
      ),
    'GET /api/jobs/jobByStatus': ({ query }) =>
      jobs.filter(({ status }) => (query.has('status') ? query.getAll('status').includes(String(status)) : status !== 'published')),
    'GET /api/jobs/jobsCreatedByUser': ({ query }) => jobs.filter(({ userId }) => userId === query.get('userId')),
    'GET /api/jobs/jobsAppliedByUser': ({ query }) =>
      applications
        .filter(({ userId }) => userId === query.get('userId'))
        .map(({ _id, jobId }) => ({ _id, jobId: jobs.find((job) => job._id === jobId) ?? null })),
    'GET /api/jobs/{id}': ({ id }) => findJob(id),
    'GET /api/applicants/{id}': ({ id }) => listApplicants(id),
    'GET /api/applicants/search/{id}': ({ id, query }) =>
      listApplicants(id).filter((row: Record<string, unknown>) =>
        [...query].every(([name, part]) => !(name in row) || contains(row[name], part)),
      ),
    'POST /api/jobs/applyJob': (call) => {
      const job = findJob(readTextField(call, 'jobId'));
      const userId = readTextField(call, 'userId');
      const appliedBy = Array.isArray(job.appliedBy) ? job.appliedBy : [];
      if (appliedBy.includes(userId)) throw new ResponseOverride(400, { message: 'You applied to this one before.' });
      job.appliedBy = [...appliedBy, userId];
      applications.push({ ...readFields(call), _id: newId(), jobId: job._id, userId } satisfies Application);
      return { message: 'Your application is on its way.' };
    },
    'POST /api/jobs/postJob': (call) => {
      jobs.push({
        ...readFields(call),
        _id: newId(),
        jobTitle: readTextField(call, 'jobTitle'),
        status: 'unpublished',
        createdAt: new Date().toISOString(),
      });
      return { message: 'Your job waits to be looked at.' };
    },
    'PUT /api/jobs/updateJob/{id}': (call) => {
      Object.assign(findJob(call.id), readFields(call), { status: 'unpublished', statusRemark: '' });
      return { message: 'Your changes are with us.' };
    },
    'PATCH /api/jobs/status': (call) => {
      const status = readTextField(call, 'status');
      Object.assign(findJob(readTextField(call, 'jobId')), { status, statusRemark: readTextField(call, 'statusRemark') });
      return { message: `Done: ${status}.` };
    },
    'POST /api/user/checkUser': (call) => {
      const email = readTextField(call, 'email').toLowerCase();
      const person = people.find((item) => item.email === email);
      if (!person) throw new ResponseOverride(500, { message: 'No such user' });
      return { user: { _id: person._id, name: person.name, email, role: person.role } };
    },
  };
  return { handlers, files };
}
