import type { Job } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { CMS_BASE, CONTRACT_NAMES, loadContract } from '../../../server/platform/contract/load.ts';
import { createOperationFinder } from '../../../server/provider/proxy/findOperation.ts';
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
  slides: 'GET /wp-json/custom/v1/home-banner/',
  content: 'GET /site/content',
  fileA: 'GET /site/content/file?file=events%2Fa.md',
  fileB: 'GET /site/content/file?file=home-banner.yaml',
  versionsOfA: 'GET /site/content/versions?file=events%2Fa.md',
  versionsOfB: 'GET /site/content/versions?file=home-banner.yaml',
  versionOfA: 'GET /site/content/versions/v1',
  pictures: 'GET /site/content/pictures',
  own: 'GET /site/registrations',
  seatsOfA: 'GET /site/registrations/a',
  seatsOfB: 'GET /site/registrations/b',
  guestEvents: 'GET /site/guests',
  guestsOfA: 'GET /site/guests/a',
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
    if (path === '/site/registrations') return json([]);
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
    dispatch(endpoints.getHomeBanner.initiate()),
    dispatch(endpoints.listContent.initiate()),
    dispatch(endpoints.getContentFile.initiate('events/a.md')),
    dispatch(endpoints.getContentFile.initiate('home-banner.yaml')),
    dispatch(endpoints.listContentVersions.initiate('events/a.md')),
    dispatch(endpoints.listContentVersions.initiate('home-banner.yaml')),
    dispatch(endpoints.getContentVersion.initiate('v1')),
    dispatch(endpoints.listContentPictures.initiate()),
    dispatch(endpoints.listOwnRegistrations.initiate()),
    dispatch(endpoints.getSeats.initiate('a')),
    dispatch(endpoints.getSeats.initiate('b')),
    dispatch(endpoints.listGuestEvents.initiate()),
    dispatch(endpoints.listGuests.initiate('a')),
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

type Store = Awaited<ReturnType<typeof createApiWithReads>>['store'];
type Read = keyof typeof READS;

const { jobQualification, skills, ...otherFields } = form;
const jobUpdateForm = { ...otherFields, 'jobQualification[]': jobQualification, 'skills[]': skills, status: 'unpublished' as const };
const closedAt = '2026-11-20T06:30:00.000Z';

/** What a change of the guests of any event concerns. */
const REGISTRATION_READS: Read[] = ['guestEvents', 'guestsOfA', 'own', 'seatsOfA', 'seatsOfB'];

/** Each write, and the reads that are sent again after it. */
const WRITES: [what: string, write: (store: Store) => PromiseLike<unknown>, refetched: Read[]][] = [
  ['applying', ({ dispatch }) => dispatch(endpoints.applyForJob.initiate(application)), ['applied', 'applicantsOfA', 'board', 'jobA']],
  ['withdrawing', ({ dispatch }) => dispatch(endpoints.withdrawApplication.initiate('a')), ['applied', 'applicantsOfA', 'board', 'jobA']],
  ['posting', ({ dispatch }) => dispatch(endpoints.postJob.initiate(form)), ['created', 'pending']],
  ['editing', ({ dispatch }) => dispatch(endpoints.updateJob.initiate({ id: 'b', jobUpdateForm })), ['created', 'jobB', 'pending']],
  ['saving a job', ({ dispatch }) => dispatch(endpoints.saveJob.initiate('a')), ['saved', 'savedIds']],
  ['unsaving a job', ({ dispatch }) => dispatch(endpoints.unsaveJob.initiate('a')), ['saved', 'savedIds']],
  ['creating an alert', ({ dispatch }) => dispatch(endpoints.createJobAlert.initiate({ keyword: 'a', frequency: 'daily' })), ['alerts']],
  ['deleting an alert', ({ dispatch }) => dispatch(endpoints.deleteJobAlert.initiate('a')), ['alerts']],
  ['renewing a job', ({ dispatch }) => dispatch(endpoints.renewJob.initiate('b')), ['board', 'categories', 'created', 'jobB']],
  [
    'closing a job',
    ({ dispatch }) => dispatch(endpoints.closeJob.initiate({ id: 'b', jobClosing: { reason: 'filled' } })),
    ['board', 'categories', 'created', 'jobB'],
  ],
  [
    'reopening a job',
    ({ dispatch }) => dispatch(endpoints.reopenJob.initiate({ id: 'b', jobReopening: { closedAt } })),
    ['board', 'categories', 'created', 'jobB'],
  ],
  ['adding a member', ({ dispatch }) => dispatch(endpoints.addMember.initiate({ name: 'A', email: 'a@example.org' })), ['members']],
  [
    'changing a member',
    ({ dispatch }) => dispatch(endpoints.updateMember.initiate({ memberId: 'm', memberChange: { role: 'admin' } })),
    ['members'],
  ],
  ['importing members', ({ dispatch }) => dispatch(endpoints.importMembers.initiate({ csv: 'Email', apply: true })), ['members']],
  ['validating an import', ({ dispatch }) => dispatch(endpoints.importMembers.initiate({ csv: 'Email', apply: false })), ['members']],
  ['saving the profile', ({ dispatch }) => dispatch(endpoints.updateProfile.initiate({ name: 'Asha' })), ['members']],
  ['ending a login', ({ dispatch }) => dispatch(endpoints.endOwnSession.initiate('s')), ['logins']],
  ['ending all other logins', ({ dispatch }) => dispatch(endpoints.endOtherSessions.initiate()), ['logins']],
  [
    'marking an event as attended',
    ({ dispatch }) => dispatch(endpoints.markAttended.initiate({ eventId: '4101', code: '12345678' })),
    ['pdus'],
  ],
  ['setting the cycle', ({ dispatch }) => dispatch(endpoints.setPduCycle.initiate({ target: 60, start: '2026-01-01' })), ['pdus']],
  ['adding an event of interest', ({ dispatch }) => dispatch(endpoints.addEventOfInterest.initiate('4101')), ['interest']],
  ['removing an event of interest', ({ dispatch }) => dispatch(endpoints.removeEventOfInterest.initiate('4101')), ['interest']],
  ['setting reminders', ({ dispatch }) => dispatch(endpoints.setReminders.initiate({ enabled: true })), ['reminders']],
  ['sending a mail again', ({ dispatch }) => dispatch(endpoints.sendMailAgain.initiate('m')), ['mails']],
  ['requesting a passcode', ({ dispatch }) => dispatch(endpoints.sendOtp.initiate({ email: 'a@example.org' })), []],
  ['logging in', ({ dispatch }) => dispatch(endpoints.verifyOtp.initiate({ email: 'a@example.org', otp: '123456' })), []],
  ['the user check', ({ dispatch }) => dispatch(endpoints.checkUser.initiate({ email: 'a@example.org' })), []],
  [
    'saving an event',
    ({ dispatch }) => dispatch(endpoints.saveContentFile.initiate({ file: 'events/a.md', version: '', value: {} })),
    ['content', 'events', 'fileA', 'interest', 'pdus', 'pictures', 'versionsOfA', ...REGISTRATION_READS],
  ],
  [
    'saving the slides',
    ({ dispatch }) => dispatch(endpoints.saveContentFile.initiate({ file: 'home-banner.yaml', version: '', value: {} })),
    ['content', 'fileB', 'pictures', 'slides', 'versionsOfB'],
  ],
  [
    'restoring an event',
    ({ dispatch }) => dispatch(endpoints.restoreContentVersion.initiate({ versionId: 'v1', contentRestore: { version: '' } })),
    ['content', 'events', 'fileA', 'interest', 'pdus', 'pictures', 'versionsOfA', ...REGISTRATION_READS],
  ],
  [
    'keeping a draft',
    ({ dispatch }) => dispatch(endpoints.saveContentDraft.initiate({ version: '', value: {} })),
    ['content', 'fileA', 'pictures'],
  ],
  [
    'deleting a draft',
    ({ dispatch }) => dispatch(endpoints.deleteContentDraft.initiate({ file: 'events/a.md', draftAt: '' })),
    ['content', 'fileA', 'pictures'],
  ],
  ['previewing', ({ dispatch }) => dispatch(endpoints.previewContent.initiate({ file: 'events/a.md', value: {} })), []],
  ['adding a picture', ({ dispatch }) => dispatch(endpoints.uploadContentPicture.initiate({ picture: new Blob(['x']) })), ['pictures']],
  ['deleting a picture', ({ dispatch }) => dispatch(endpoints.deleteContentPicture.initiate('river.jpg')), ['pictures']],
  ['requesting the editor’s code', ({ dispatch }) => dispatch(endpoints.requestContentCode.initiate()), []],
  ['entering the editor’s code', ({ dispatch }) => dispatch(endpoints.unlockContent.initiate({ code: '123456' })), ['content']],
  ['registering', ({ dispatch }) => dispatch(endpoints.register.initiate('a')), REGISTRATION_READS],
  ['giving up a place', ({ dispatch }) => dispatch(endpoints.cancelOwnRegistration.initiate('a')), REGISTRATION_READS],
  [
    'a visitor’s registration',
    ({ dispatch }) =>
      dispatch(
        endpoints.requestRegistration.initiate({ eventId: 'a', registrationRequest: { name: 'A', email: 'a@example.org', consent: true } }),
      ),
    [],
  ],
  [
    'requesting a guest’s link',
    ({ dispatch }) => dispatch(endpoints.requestGuestLink.initiate({ eventId: 'a', guestLinkRequest: { email: 'a@example.org' } })),
    [],
  ],
  [
    'adding a guest',
    ({ dispatch }) => dispatch(endpoints.addGuest.initiate({ eventId: 'a', newGuest: { name: 'A', email: 'a@example.org' } })),
    REGISTRATION_READS,
  ],
  ['cancelling a guest', ({ dispatch }) => dispatch(endpoints.cancelGuest.initiate({ eventId: 'a', guestId: 'g' })), REGISTRATION_READS],
  [
    'checking a guest in',
    ({ dispatch }) => dispatch(endpoints.checkInGuest.initiate({ eventId: 'a', guestId: 'g', checkIn: { checkedIn: true } })),
    [],
  ],
  [
    'a message to guests',
    ({ dispatch }) => dispatch(endpoints.messageGuests.initiate({ eventId: 'a', guestMessage: { subject: 'S', text: 'T', to: 'all' } })),
    [],
  ],
  ['mailing a guest a new link', ({ dispatch }) => dispatch(endpoints.renewGuestLink.initiate({ eventId: 'a', guestId: 'g' })), []],
  // The erasure signs out, which removes the member’s data.
  ['requesting an erasure', ({ dispatch }) => dispatch(endpoints.requestErasure.initiate()), []],
  ['erasing the member’s data', ({ dispatch }) => dispatch(endpoints.eraseMember.initiate({ code: '123456' })), []],
];

/** What may have changed meanwhile, so that the write failed. */
const REFETCHED_AFTER_FAILURE: Readonly<Record<string, Read[]>> = {
  'sending a mail again': ['mails'],
  registering: ['own', 'seatsOfA'],
  'a visitor’s registration': ['seatsOfA'],
};

describe('[CACHE-02] invalidation by writes', () => {
  it.each(WRITES)('[CACHE-02] %s refetches exactly what it changes', async (_what, write, refetched) => {
    const response = { success: true, message: 'Done', name: 'Asha', user: { _id: 'u' }, closedAt, applied: true, file: 'events/a.md' };
    const { store, refetchedPaths } = await createApiWithReads(() => json(response));
    await write(store);
    expect(await refetchedPaths()).toEqual(refetched.map((read) => READS[read]).toSorted());
  });

  it('[CACHE-02] [APPL-01] changing a stage updates the row in place without a refetch', async () => {
    const { store, refetchedPaths } = await createApiWithReads();
    await store.dispatch(endpoints.updateStage.initiate({ applicationId: 'r1', stageChange: { stage: 'seen' } }));
    expect(await refetchedPaths()).toEqual([]);
    expect(endpoints.listApplicants.select({ jobId: 'a' })(store.getState()).data?.applicants).toMatchObject([{ id: 'r1', stage: 'seen' }]);
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

  it.each(WRITES)('[CACHE-02] %s refetches nothing if it fails', async (what, write) => {
    const { store, refetchedPaths } = await createApiWithReads(() => json({ success: false, error: 'No', message: 'No' }, { status: 403 }));
    await write(store);
    expect(await refetchedPaths()).toEqual((REFETCHED_AFTER_FAILURE[what] ?? []).map((read) => READS[read]).toSorted());
  });

  it('[CACHE-02] every write of the backends is sent by a test of this file', () => {
    for (const name of CONTRACT_NAMES.filter((item) => item !== 'mail')) {
      const { operations } = loadContract(name);
      const find = createOperationFinder(operations, name === 'cms' ? CMS_BASE : '');
      const sentOperations = new Set(sentWrites.map((call) => find(...call)?.operation.operationId));
      const writes = operations.filter(({ method, isBuilt }) => isBuilt && method !== 'GET');
      expect(writes.map(({ operationId }) => operationId).filter((id) => !sentOperations.has(id))).toEqual([]);
    }
  });
});
