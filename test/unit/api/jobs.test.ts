import type { Job } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { apiStore, json } from './apiStore.ts';
import * as endpoints from './endpoints.ts';

const createJob = (id: string, fields: RowOf<Job> = {}) => ({ _id: id, jobTitle: `Job ${id}`, ...fields }) satisfies RowOf<Job>;

/** Returns the fields of a sent form as pairs of name and value; a file has its name as the value. */
const readFormEntries = (body: FormData | string | undefined): [string, string][] =>
  body instanceof FormData ? [...body].map(([key, value]) => [key, typeof value === 'string' ? value : value.name]) : [];

describe('[JOBS-05] the job model', () => {
  it('[D-21] missing and empty fields become null or empty lists, numeric strings become numbers', async () => {
    const { store } = apiStore(() =>
      json(
        createJob('a', {
          jobCarrerLevel: 'Mid-level',
          minSalary: '1200000',
          maxSalary: 1800000,
          minRate: '',
          skills: '',
          jobQualification: null,
          remotePosition: 'true',
          appliedBy: ['x', 'y'],
          status: 'sentback',
        }),
      ),
    );
    const { data } = await store.dispatch(endpoints.getJob.initiate('a'));
    expect(data).toMatchObject({
      id: 'a',
      title: 'Job a',
      careerLevel: 'Mid-level',
      minSalary: 1200000,
      maxSalary: 1800000,
      minRate: null,
      skills: [],
      qualifications: [],
      remote: true,
      appliedBy: ['x', 'y'],
      status: 'sentback',
      organization: null,
      closingDate: null,
    });
  });

  it.each([
    ['false', 'false'],
    ['null', null],
    ['an empty string', ''],
  ])('[D-44] remotePosition %s is not remote', async (_name, remotePosition) => {
    const { store } = apiStore(() => json(createJob('a', { remotePosition })));
    const { data } = await store.dispatch(endpoints.getJob.initiate('a'));
    expect(data?.remote).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('a job with the id `%s` is read like any other', async (id) => {
    const { store } = apiStore(() => json(createJob(id)));
    const { data } = await store.dispatch(endpoints.getJob.initiate(id));
    expect(data?.id).toBe(id);
  });

  it('[MY-04] applications contain their job; those whose job was deleted are left out', async () => {
    const { store } = apiStore(() =>
      json([
        { _id: 'r1', jobId: createJob('a') },
        { _id: 'r2', jobId: null },
      ]),
    );
    const { data } = await store.dispatch(endpoints.listJobsAppliedByUser.initiate({ userId: 'u' }));
    expect(data).toMatchObject([{ id: 'r1', job: { id: 'a' } }]);
  });

  it('[APPL-01] a search for applicants sends only the fields with a value, and reads salaries as numbers', async () => {
    const { store, paths } = apiStore(() =>
      json([
        {
          name: 'Asha',
          email: 'a@example.org',
          yearOfExperience: '4.5',
          expectedCTC: '1800000',
          cv: '/cv',
        },
      ]),
    );
    const { data } = await store.dispatch(endpoints.searchApplicants.initiate({ jobId: 'j1', name: 'Asha', email: '' }));
    expect(data?.applicants).toMatchObject([{ id: 'a@example.org', experience: '4.5', expectedCtc: 1800000, currentCtc: null }]);
    expect(paths()).toEqual(['GET /api/applicants/search/j1?name=Asha']);
  });
});

describe('forms', () => {
  it('[APPLY-01] applying sends the fields and the CV', async () => {
    const { store, calls } = apiStore(() => json({ message: 'Applied' }));
    await store.dispatch(
      endpoints.applyForJob.initiate({
        jobId: 'a',
        name: 'Asha',
        email: 'a@example.org',
        phoneNo: '9876543210',
        yearOfExperience: '4',
        city: 'Mysuru',
        employeeType: 'Full-time',
        currentCTC: '1',
        expectedCTC: '2',
        cv: new File(['x'], 'cv.docx'),
      }),
    );
    expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(Object.fromEntries(readFormEntries(calls[0]?.body))).toEqual({
      jobId: 'a',
      name: 'Asha',
      email: 'a@example.org',
      phoneNo: '9876543210',
      yearOfExperience: '4',
      city: 'Mysuru',
      employeeType: 'Full-time',
      currentCTC: '1',
      expectedCTC: '2',
      cv: 'cv.docx',
    });
  });
});
