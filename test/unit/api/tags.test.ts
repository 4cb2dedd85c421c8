import type { Job } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { CMS_BASE, loadContract } from '../../../server/contract/load.ts';
import { createOperationFinder } from '../../../server/proxy/findOperation.ts';
import { baseApi } from '../../../src/api/baseApi.ts';
import { apiStore, json, settle } from './apiStore.ts';
import * as endpoints from './endpoints.ts';

const createJob = (id: string, status = 'published') => ({ _id: id, jobTitle: `Job ${id}`, status }) satisfies RowOf<Job>;

const READS = {
  board: 'GET /api/jobs/allJobs?limit=6',
  created: 'GET /api/jobs/jobsCreatedByUser?userId=u',
  applied: 'GET /api/jobs/jobsAppliedByUser?userId=u',
  pending: 'GET /api/jobs/jobByStatus',
  jobA: 'GET /api/jobs/a',
  jobB: 'GET /api/jobs/b',
  categories: 'GET /api/jobCategories',
  saved: 'GET /api/savedJobs',
  savedIds: 'GET /api/savedJobIds',
  alerts: 'GET /api/jobAlerts',
  applicantsOfA: 'GET /api/applicants/a',
  applicantsOfB: 'GET /api/applicants/b',
  members: 'GET /api/members?q=a',
  pdus: 'GET /api/pdus',
  code: 'GET /api/pdus/codes/4101',
  interest: 'GET /api/eventsOfInterest',
  reminders: 'GET /api/reminders',
  logins: 'GET /api/user/sessions',
  mails: 'GET /site/system/mails',
  events: 'GET /wp-json/custom/v1/active-events/',
};

/** Writes that the tests of this file have sent. */
const sentWrites: [method: string, path: string][] = [];

/**
 * Creates a store that has sent all of `READS` and subscribes to them. Job `a` is on the board, `b` is one of the caller's own, and `c`
 * is pending. `refetchedPaths()` waits for pending work, and lists the reads that were sent after `READS`.
 */
async function createApiWithReads(respondToWrite: () => Response = () => json({ message: 'Done' })) {
  const api = apiStore(({ method, path }) => {
    if (method !== 'GET') {
      sentWrites.push([method, path.split('?', 1)[0] ?? '']);
      return respondToWrite();
    }
    if (path.startsWith('/api/jobs/allJobs')) return json([createJob('a')]);
    if (path.startsWith('/api/jobs/jobsCreatedByUser')) return json([createJob('b', 'sentback')]);
    if (path.startsWith('/api/jobs/jobsAppliedByUser')) return json([{ _id: 'r', jobId: createJob('x') }]);
    if (path === '/api/jobs/jobByStatus') return json([createJob('c', 'unpublished'), createJob('a', 'unpublished')]);
    if (path.startsWith('/api/jobs/')) return json(createJob(path.slice(-1)));
    if (path === '/api/applicants/a') return json([{ _id: 'r1', name: 'Asha', email: 'a@example.org', stage: 'received' }]);
    if (path === '/api/pdus') return json({ attended: [] });
    if (path === '/api/reminders') return json({ enabled: false });
    if (path.startsWith('/api/pdus/codes')) return json({ code: '12345678' });
    return json({ data: [] });
  });
  const { dispatch } = api.store;
  await Promise.all([
    dispatch(endpoints.browseJobs.initiate({ keyword: '', location: '' })),
    dispatch(endpoints.listJobsCreatedByUser.initiate({ userId: 'u' })),
    dispatch(endpoints.listJobsAppliedByUser.initiate({ userId: 'u' })),
    dispatch(endpoints.listJobsByStatus.initiate({})),
    dispatch(endpoints.listJobCategories.initiate()),
    dispatch(endpoints.listSavedJobs.initiate()),
    dispatch(endpoints.listSavedJobIds.initiate()),
    dispatch(endpoints.listJobAlerts.initiate()),
    dispatch(endpoints.listMembers.initiate({ q: 'a' })),
    dispatch(endpoints.getOwnPdus.initiate()),
    dispatch(endpoints.listEventsOfInterest.initiate()),
    dispatch(endpoints.getReminders.initiate()),
    dispatch(endpoints.getAttendanceCode.initiate('4101')),
    dispatch(endpoints.listOwnSessions.initiate()),
    dispatch(endpoints.listSystemMails.initiate()),
    dispatch(endpoints.getJob.initiate('a')),
    dispatch(endpoints.getJob.initiate('b')),
    dispatch(endpoints.listApplicants.initiate({ jobId: 'a' })),
    dispatch(endpoints.listApplicants.initiate({ jobId: 'b' })),
    dispatch(endpoints.listActiveEvents.initiate()),
  ]);
  expect(api.paths().toSorted()).toEqual(Object.values(READS).toSorted());
  api.calls.length = 0;
  const refetchedPaths = async () => {
    await settle();
    return api
      .paths()
      .filter((path) => path.startsWith('GET'))
      .toSorted();
  };
  return { ...api, refetchedPaths };
}

const application = {
  jobId: 'a',
  name: 'Asha',
  email: 'a@example.org',
  phoneNo: '9876543210',
  yearOfExperience: '4',
  city: 'Mysuru',
  employeeType: 'Full-time' as const,
  currentCTC: '1',
  expectedCTC: '2',
  cv: new Blob(['x']),
};
const form = {
  jobTitle: 'T',
  jobType: 'Intern',
  jobCategory: 'C',
  jobIndustry: 'I',
  jobQualification: ['Q'],
  skills: ['S'],
  maxjobExperience: '1',
  email: 'e',
};

describe('[CACHE-02] invalidation by writes', () => {
  it('[CACHE-02] applying refetches the job wherever it is shown, the applied jobs, and its applicants', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.applyForJob.initiate(application));
    expect(await refetchedPaths()).toEqual([READS.applied, READS.applicantsOfA, READS.board, READS.jobA].toSorted());
  });

  it('[CACHE-02] withdrawing refetches the same as applying', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.withdrawApplication.initiate('a'));
    expect(await refetchedPaths()).toEqual([READS.applied, READS.applicantsOfA, READS.board, READS.jobA].toSorted());
  });

  it('[CACHE-02] [APPL-01] changing a stage updates the row in place without a refetch', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.updateStage.initiate({ applicationId: 'r1', stageChange: { stage: 'seen' } }));
    expect(await refetchedPaths()).toEqual([]);
    expect(endpoints.listApplicants.select({ jobId: 'a' })(store.getState()).data?.applicants).toMatchObject([{ id: 'r1', stage: 'seen' }]);
  });

  it('[CACHE-02] posting refetches the created and the pending jobs', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.postJob.initiate(form));
    expect(await refetchedPaths()).toEqual([READS.created, READS.pending].toSorted());
  });

  it('[CACHE-02] editing refetches the job wherever it is shown, and the pending jobs', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    const { jobQualification, skills, ...rest } = form;
    await store.dispatch(
      endpoints.updateJob.initiate({
        id: 'b',
        jobUpdateForm: { ...rest, 'jobQualification[]': jobQualification, 'skills[]': skills, status: 'unpublished' },
      }),
    );
    expect(await refetchedPaths()).toEqual([READS.created, READS.jobB, READS.pending].toSorted());
  });

  it('[CACHE-02] [MOD-02] moderating refetches the job, the board and the categories; the pending list is changed in place', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.updateJobStatus.initiate({ jobId: 'a', status: 'sentback', statusRemark: 'Name the city' }));
    expect(await refetchedPaths()).toEqual([READS.board, READS.categories, READS.jobA].toSorted());
    expect(endpoints.listJobsByStatus.select({})(store.getState()).data).toMatchObject([
      { id: 'c', status: 'unpublished', statusRemark: null },
      { id: 'a', status: 'sentback', statusRemark: 'Name the city' },
    ]);
  });

  it('[CACHE-02] saving and unsaving a job refetch the saved jobs, and no other job', async () => {
    const savingApi = await createApiWithReads();
    await savingApi.store.dispatch(endpoints.saveJob.initiate('a'));
    expect(await savingApi.refetchedPaths()).toEqual([READS.saved, READS.savedIds].toSorted());
    const unsavingApi = await createApiWithReads();
    await unsavingApi.store.dispatch(endpoints.unsaveJob.initiate('a'));
    expect(await unsavingApi.refetchedPaths()).toEqual([READS.saved, READS.savedIds].toSorted());
  });

  it('[CACHE-02] creating or deleting an alert refetches the alerts', async () => {
    const creatingApi = await createApiWithReads();
    await creatingApi.store.dispatch(endpoints.createJobAlert.initiate({ keyword: 'a', frequency: 'daily' }));
    expect(await creatingApi.refetchedPaths()).toEqual([READS.alerts]);
    const deletingApi = await createApiWithReads();
    await deletingApi.store.dispatch(endpoints.deleteJobAlert.initiate('a'));
    expect(await deletingApi.refetchedPaths()).toEqual([READS.alerts]);
  });

  it('[CACHE-02] renewing a job refetches it wherever it is shown, the board and the categories', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.renewJob.initiate('b'));
    expect(await refetchedPaths()).toEqual([READS.board, READS.categories, READS.created, READS.jobB].toSorted());
  });

  it('[CACHE-02] closing and reopening a job refetch it wherever it is shown, the board and the categories', async () => {
    const closedAt = '2026-11-20T06:30:00.000Z';
    const expectedRefetches = [READS.board, READS.categories, READS.created, READS.jobB].toSorted();
    const { store, calls, refetchedPaths } = await createApiWithReads(() => json({ message: 'Done', closedAt }));
    await store.dispatch(endpoints.closeJob.initiate({ id: 'b', jobClosing: { reason: 'filled' } }));
    expect(await refetchedPaths()).toEqual(expectedRefetches);
    calls.length = 0;
    await store.dispatch(endpoints.reopenJob.initiate({ id: 'b', jobReopening: { closedAt } }));
    expect(await refetchedPaths()).toEqual(expectedRefetches);
  });

  it('[CACHE-02] adding, changing or importing a member refetches the members; validating an import refetches nothing', async () => {
    const addingApi = await createApiWithReads();
    await addingApi.store.dispatch(endpoints.addMember.initiate({ name: 'A', email: 'a@example.org' }));
    expect(await addingApi.refetchedPaths()).toEqual([READS.members]);
    const changingApi = await createApiWithReads();
    await changingApi.store.dispatch(endpoints.updateMember.initiate({ memberId: 'm', memberChange: { role: 'admin' } }));
    expect(await changingApi.refetchedPaths()).toEqual([READS.members]);
    for (const applied of [true, false]) {
      const importingApi = await createApiWithReads(() => json({ applied }));
      await importingApi.store.dispatch(endpoints.importMembers.initiate({ csv: 'Email', apply: applied }));
      expect(await importingApi.refetchedPaths()).toEqual(applied ? [READS.members] : []);
    }
  });

  it('[CACHE-02] ending a login, or all others, refetches the member’s logins', async () => {
    const endingOneApi = await createApiWithReads();
    await endingOneApi.store.dispatch(endpoints.endOwnSession.initiate('s'));
    expect(await endingOneApi.refetchedPaths()).toEqual([READS.logins]);
    const endingOthersApi = await createApiWithReads();
    await endingOthersApi.store.dispatch(endpoints.endOtherSessions.initiate());
    expect(await endingOthersApi.refetchedPaths()).toEqual([READS.logins]);
  });

  it('[CACHE-02] marking an event as attended, or setting the cycle, refetches the member’s PDUs', async () => {
    const markingApi = await createApiWithReads();
    await markingApi.store.dispatch(endpoints.markAttended.initiate({ eventId: '4101', code: '12345678' }));
    expect(await markingApi.refetchedPaths()).toEqual([READS.pdus]);
    const settingApi = await createApiWithReads();
    await settingApi.store.dispatch(endpoints.setPduCycle.initiate({ target: 60, start: '2026-01-01' }));
    expect(await settingApi.refetchedPaths()).toEqual([READS.pdus]);
  });

  it('[CACHE-02] changing events of interest or reminders refetches them', async () => {
    for (const write of [endpoints.addEventOfInterest, endpoints.removeEventOfInterest]) {
      const changingApi = await createApiWithReads();
      await changingApi.store.dispatch(write.initiate('4101'));
      expect(await changingApi.refetchedPaths()).toEqual([READS.interest]);
    }
    const settingApi = await createApiWithReads();
    await settingApi.store.dispatch(endpoints.setReminders.initiate({ enabled: true }));
    expect(await settingApi.refetchedPaths()).toEqual([READS.reminders]);
  });

  it('[CACHE-02] sending a mail again refetches the mails', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.sendMailAgain.initiate('m'));
    expect(await refetchedPaths()).toEqual([READS.mails]);
  });

  it('[CACHE-02] a write that failed refetches and changes nothing', async () => {
    const { store, refetchedPaths } = await createApiWithReads(() => json({ success: false, error: 'No', message: 'No' }, { status: 403 }));
    await store.dispatch(endpoints.applyForJob.initiate(application));
    await store.dispatch(endpoints.postJob.initiate(form));
    await store.dispatch(endpoints.updateJobStatus.initiate({ jobId: 'a', status: 'published' }));
    expect(await refetchedPaths()).toEqual([]);
    expect(
      endpoints.listJobsByStatus
        .select({})(store.getState())
        .data?.map(({ status }) => status),
    ).toEqual(['unpublished', 'unpublished']);
  });

  it('[CACHE-02] login calls and the user check refetch nothing', async () => {
    const { store, refetchedPaths } = await createApiWithReads(() => json({ success: true, user: { _id: 'u' } }));
    await store.dispatch(endpoints.sendOtp.initiate({ email: 'a@example.org' }));
    await store.dispatch(endpoints.verifyOtp.initiate({ email: 'a@example.org', otp: '123456' }));
    await store.dispatch(endpoints.checkUser.initiate({ email: 'a@example.org' }));
    expect(await refetchedPaths()).toEqual([]);
  });

  it('[CACHE-02] saving the profile refetches the members', async () => {
    const { store, refetchedPaths } = await createApiWithReads(() => json({ success: true, message: 'Done', name: 'Asha' }));
    await store.dispatch(endpoints.updateProfile.initiate({ name: 'Asha' }));
    expect(await refetchedPaths()).toEqual([READS.members]);
  });

  it('[CACHE-02] erasing the member’s data refetches nothing, because it signs out', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.requestErasure.initiate());
    await store.dispatch(endpoints.eraseMember.initiate({ code: '123456' }));
    expect(await refetchedPaths()).toEqual([]);
  });

  it('[CACHE-02] no endpoint keeps the generated tags, which invalidate whole kinds', () => {
    const endpointsWithGeneratedTags: string[] = [];
    // RTK Query calls this function with each endpoint's definition. It changes nothing.
    const recordGeneratedTags = (name: string) => (definition: { providesTags?: unknown; invalidatesTags?: unknown }) => {
      const tags = [definition.providesTags ?? definition.invalidatesTags].flat();
      if (tags.some((tag) => tag === undefined || typeof tag === 'string')) endpointsWithGeneratedTags.push(name);
    };
    const names = Object.keys(baseApi.endpoints);
    expect(names.length).toBeGreaterThan(60);
    baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, recordGeneratedTags(name)])) });
    expect(endpointsWithGeneratedTags).toEqual([]);
  });

  it('[CACHE-02] every write of the backends is sent by a test of this file', () => {
    for (const [name, prefix] of [['cms', CMS_BASE] as const, ['jobs', ''] as const, ['site', ''] as const]) {
      const { operations } = loadContract(name);
      const find = createOperationFinder(operations, prefix);
      const sentOperations = new Set(sentWrites.map((call) => find(...call)?.operation.operationId));
      const writes = operations.filter(({ method, isBuilt }) => isBuilt && method !== 'GET');
      expect(writes.map(({ operationId }) => operationId).filter((id) => !sentOperations.has(id))).toEqual([]);
    }
  });
});
