import type { Job } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { CMS_BASE, loadContract } from '../../../server/contract/load.ts';
import { createOperationFinder } from '../../../server/proxy/findOperation.ts';
import { baseApi } from '../../../src/api/baseApi.ts';
import { apiStore, json, settle } from './apiStore.ts';
import * as endpoints from './endpoints.ts';

const job = (id: string, status = 'published') => ({ _id: id, jobTitle: `Job ${id}`, status }) satisfies RowOf<Job>;

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
const requests: [method: string, path: string][] = [];

/** A store in which every list and two jobs are shown: `a` on the board, `b` among the caller's own, `c` pending. */
async function busyStore(write: () => Response = () => json({ message: 'Done' })) {
  const api = apiStore(({ method, path }) => {
    if (method !== 'GET') {
      requests.push([method, path.split('?', 1)[0] ?? '']);
      return write();
    }
    if (path.startsWith('/api/jobs/allJobs')) return json([job('a')]);
    if (path.startsWith('/api/jobs/jobsCreatedByUser')) return json([job('b', 'sentback')]);
    if (path.startsWith('/api/jobs/jobsAppliedByUser')) return json([{ _id: 'r', jobId: job('x') }]);
    if (path === '/api/jobs/jobByStatus') return json([job('c', 'unpublished'), job('a', 'unpublished')]);
    if (path.startsWith('/api/jobs/')) return json(job(path.slice(-1)));
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
  return { ...api, refreshed: refetchedPaths };
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
    const { store, refreshed } = await busyStore();
    await store.dispatch(endpoints.applyForJob.initiate(application));
    expect(await refreshed()).toEqual([READS.applied, READS.applicantsOfA, READS.board, READS.jobA].toSorted());
  });

  it('[CACHE-02] withdrawing refetches the same as applying', async () => {
    const { store, refreshed } = await busyStore();
    await store.dispatch(endpoints.withdrawApplication.initiate('a'));
    expect(await refreshed()).toEqual([READS.applied, READS.applicantsOfA, READS.board, READS.jobA].toSorted());
  });

  it('[CACHE-02] [APPL-01] changing a stage updates the row in place without a refetch', async () => {
    const { store, refreshed } = await busyStore();
    await store.dispatch(endpoints.updateStage.initiate({ applicationId: 'r1', stageChange: { stage: 'seen' } }));
    expect(await refreshed()).toEqual([]);
    expect(endpoints.listApplicants.select({ jobId: 'a' })(store.getState()).data?.applicants).toMatchObject([{ id: 'r1', stage: 'seen' }]);
  });

  it('[CACHE-02] posting refetches the created and the pending jobs', async () => {
    const { store, refreshed } = await busyStore();
    await store.dispatch(endpoints.postJob.initiate(form));
    expect(await refreshed()).toEqual([READS.created, READS.pending].toSorted());
  });

  it('[CACHE-02] editing refetches the job wherever it is shown, and the pending jobs', async () => {
    const { store, refreshed } = await busyStore();
    const { jobQualification, skills, ...rest } = form;
    await store.dispatch(
      endpoints.updateJob.initiate({
        id: 'b',
        jobUpdateForm: { ...rest, 'jobQualification[]': jobQualification, 'skills[]': skills, status: 'unpublished' },
      }),
    );
    expect(await refreshed()).toEqual([READS.created, READS.jobB, READS.pending].toSorted());
  });

  it('[CACHE-02] [MOD-02] moderating refetches the job and the board; the pending list is changed in place', async () => {
    const { store, refreshed } = await busyStore();
    await store.dispatch(endpoints.updateJobStatus.initiate({ jobId: 'a', status: 'sentback', statusRemark: 'Name the city' }));
    expect(await refreshed()).toEqual([READS.board, READS.categories, READS.jobA].toSorted());
    expect(endpoints.listJobsByStatus.select({})(store.getState()).data).toMatchObject([
      { id: 'c', status: 'unpublished', statusRemark: null },
      { id: 'a', status: 'sentback', statusRemark: 'Name the city' },
    ]);
  });

  it('[CACHE-02] saving and unsaving a job refetch the saved jobs, and no other job', async () => {
    const savingStore = await busyStore();
    await savingStore.store.dispatch(endpoints.saveJob.initiate('a'));
    expect(await savingStore.refreshed()).toEqual([READS.saved, READS.savedIds].toSorted());
    const unsavingStore = await busyStore();
    await unsavingStore.store.dispatch(endpoints.unsaveJob.initiate('a'));
    expect(await unsavingStore.refreshed()).toEqual([READS.saved, READS.savedIds].toSorted());
  });

  it('[CACHE-02] creating or deleting an alert refetches the alerts', async () => {
    const store = await busyStore();
    await store.store.dispatch(endpoints.createJobAlert.initiate({ keyword: 'a', frequency: 'daily' }));
    expect(await store.refreshed()).toEqual([READS.alerts]);
    const deletingStore = await busyStore();
    await deletingStore.store.dispatch(endpoints.deleteJobAlert.initiate('a'));
    expect(await deletingStore.refreshed()).toEqual([READS.alerts]);
  });

  it('[CACHE-02] renewing a job refetches it wherever it is shown, and the board', async () => {
    const { store, refreshed } = await busyStore();
    await store.dispatch(endpoints.renewJob.initiate('b'));
    expect(await refreshed()).toEqual([READS.board, READS.categories, READS.created, READS.jobB].toSorted());
  });

  it('[CACHE-02] closing and reopening a job refetch it wherever it is shown, and the board', async () => {
    const closedAt = '2026-11-20T06:30:00.000Z';
    const expectedRefetches = [READS.board, READS.categories, READS.created, READS.jobB].toSorted();
    const { store, calls, refreshed } = await busyStore(() => json({ message: 'Done', closedAt }));
    await store.dispatch(endpoints.closeJob.initiate({ id: 'b', jobClosing: { reason: 'filled' } }));
    expect(await refreshed()).toEqual(expectedRefetches);
    calls.length = 0;
    await store.dispatch(endpoints.reopenJob.initiate({ id: 'b', jobReopening: { closedAt } }));
    expect(await refreshed()).toEqual(expectedRefetches);
  });

  it('[CACHE-02] adding, changing or importing a member refetches the members; only validating an import refetches nothing', async () => {
    const addingStore = await busyStore();
    await addingStore.store.dispatch(endpoints.addMember.initiate({ name: 'A', email: 'a@example.org' }));
    expect(await addingStore.refreshed()).toEqual([READS.members]);
    const changed = await busyStore();
    await changed.store.dispatch(endpoints.updateMember.initiate({ memberId: 'm', memberChange: { role: 'admin' } }));
    expect(await changed.refreshed()).toEqual([READS.members]);
    for (const applied of [true, false]) {
      const importingStore = await busyStore(() => json({ applied }));
      await importingStore.store.dispatch(endpoints.importMembers.initiate({ csv: 'Email', apply: applied }));
      expect(await importingStore.refreshed()).toEqual(applied ? [READS.members] : []);
    }
  });

  it('[CACHE-02] ending a login, or all others, refetches the member’s logins', async () => {
    const store = await busyStore();
    await store.store.dispatch(endpoints.endOwnSession.initiate('s'));
    expect(await store.refreshed()).toEqual([READS.logins]);
    const endingStore = await busyStore();
    await endingStore.store.dispatch(endpoints.endOtherSessions.initiate());
    expect(await endingStore.refreshed()).toEqual([READS.logins]);
  });

  it('[CACHE-02] marking an event as attended, or setting the cycle, refetches the member’s PDUs', async () => {
    const markingStore = await busyStore();
    await markingStore.store.dispatch(endpoints.markAttended.initiate({ eventId: '4101', code: '12345678' }));
    expect(await markingStore.refreshed()).toEqual([READS.pdus]);
    const set = await busyStore();
    await set.store.dispatch(endpoints.setPduCycle.initiate({ target: 60, start: '2026-01-01' }));
    expect(await set.refreshed()).toEqual([READS.pdus]);
  });

  it('[CACHE-02] changing events of interest or reminders refetches them', async () => {
    for (const write of [endpoints.addEventOfInterest, endpoints.removeEventOfInterest]) {
      const changed = await busyStore();
      await changed.store.dispatch(write.initiate('4101'));
      expect(await changed.refreshed()).toEqual([READS.interest]);
    }
    const set = await busyStore();
    await set.store.dispatch(endpoints.setReminders.initiate({ enabled: true }));
    expect(await set.refreshed()).toEqual([READS.reminders]);
  });

  it('[CACHE-02] sending a mail again refetches the mails', async () => {
    const { store, refreshed } = await busyStore();
    await store.dispatch(endpoints.sendMailAgain.initiate('m'));
    expect(await refreshed()).toEqual([READS.mails]);
  });

  it('[CACHE-02] a write that failed refreshes and changes nothing', async () => {
    const { store, refreshed } = await busyStore(() => json({ success: false, error: 'No', message: 'No' }, { status: 403 }));
    await store.dispatch(endpoints.applyForJob.initiate(application));
    await store.dispatch(endpoints.postJob.initiate(form));
    await store.dispatch(endpoints.updateJobStatus.initiate({ jobId: 'a', status: 'published' }));
    expect(await refreshed()).toEqual([]);
    expect(
      endpoints.listJobsByStatus
        .select({})(store.getState())
        .data?.map(({ status }) => status),
    ).toEqual(['unpublished', 'unpublished']);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '[ERR-01] a job with the id `%s` is handled like any other',
    async (id) => {
      const { store } = apiStore(() => json(job(id)));
      const { data } = await store.dispatch(endpoints.getJob.initiate(id));
      expect(data?.id).toBe(id);
    },
  );

  it('[CACHE-02] login calls and the user check refresh nothing', async () => {
    const { store, refreshed } = await busyStore(() => json({ success: true, user: { _id: 'u' } }));
    await store.dispatch(endpoints.sendOtp.initiate({ email: 'a@example.org' }));
    await store.dispatch(endpoints.verifyOtp.initiate({ email: 'a@example.org', otp: '123456' }));
    await store.dispatch(endpoints.checkUser.initiate({ email: 'a@example.org' }));
    expect(await refreshed()).toEqual([]);
  });

  it('[CACHE-02] a saved profile refreshes the directory', async () => {
    const { store, refreshed } = await busyStore(() => json({ success: true, message: 'Done', name: 'Asha' }));
    await store.dispatch(endpoints.updateProfile.initiate({ name: 'Asha' }));
    expect(await refreshed()).toEqual([READS.members]);
  });

  it('[CACHE-02] erasing the member’s data invalidates nothing, because it signs out', async () => {
    const { store, refreshed } = await busyStore();
    await store.dispatch(endpoints.requestErasure.initiate());
    await store.dispatch(endpoints.eraseMember.initiate({ code: '123456' }));
    expect(await refreshed()).toEqual([]);
  });

  it('[CACHE-02] no endpoint keeps the generated tags, which invalidate whole kinds', () => {
    const untypedEndpoints: string[] = [];
    // Called with each endpoint's definition; changes nothing.
    const recordUntypedTags = (name: string) => (definition: { providesTags?: unknown; invalidatesTags?: unknown }) => {
      const tags = [definition.providesTags ?? definition.invalidatesTags].flat();
      if (tags.some((tag) => tag === undefined || typeof tag === 'string')) untypedEndpoints.push(name);
    };
    const names = Object.keys(baseApi.endpoints);
    expect(names.length).toBeGreaterThan(60);
    baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, recordUntypedTags(name)])) });
    expect(untypedEndpoints).toEqual([]);
  });

  it('[CACHE-02] every write of the backends is sent by a test of this file', () => {
    for (const [name, prefix] of [['cms', CMS_BASE] as const, ['jobs', ''] as const, ['site', ''] as const]) {
      const { operations } = loadContract(name);
      const find = createOperationFinder(operations, prefix);
      const sentOperations = new Set(requests.map((call) => find(...call)?.operation.operationId));
      const writes = operations.filter(({ method, isBuilt }) => isBuilt && method !== 'GET');
      expect(writes.map(({ operationId }) => operationId).filter((id) => !sentOperations.has(id))).toEqual([]);
    }
  });
});
