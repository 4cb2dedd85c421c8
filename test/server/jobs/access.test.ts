import { readFormFields } from '../../../server/platform/contract/form.ts';
import { loadBackend, type Operation } from '../../../server/platform/contract/load.ts';
import { calls, people, states, createJobFixture, type Person, type Situation, type State, type JobFixture } from './accessCalls.ts';
import { memberIds, startBoard, type TestBoard } from './board.ts';
import { send } from './forms.ts';

/**
 * Expected responses by caller. The job belongs to `owner`, `member` has applied to it, and `other` has no relation to it.
 * A number is an HTTP status. The words describe a list with status 200: it includes the job (`listed`), omits the job (`without`),
 * or includes only the job's title and status (`named`). Calls marked – don't depend on a job.
 */
const table = `
call                       job          visitor  member   other    owner    admin

listAllJobs                published    listed   listed   listed   listed   listed
listAllJobs                unpublished  without  without  without  without  without
listAllJobs                sentback     without  without  without  without  without
listAllJobs                closed       without  without  without  without  without
listAllJobs                filled       without  without  without  without  without

searchJobs                 published    listed   listed   listed   listed   listed
searchJobs                 unpublished  without  without  without  without  without
searchJobs                 sentback     without  without  without  without  without
searchJobs                 closed       without  without  without  without  without
searchJobs                 filled       without  without  without  without  without

listJobsByStatus           published    401      403      403      403      listed
listJobsByStatus           unpublished  401      403      403      403      listed
listJobsByStatus           sentback     401      403      403      403      listed
listJobsByStatus           closed       401      403      403      403      listed
listJobsByStatus           filled       401      403      403      403      listed

listJobsCreatedByUser      published    401      without  without  listed   without
listJobsCreatedByUser      unpublished  401      without  without  listed   without
listJobsCreatedByUser      sentback     401      without  without  listed   without
listJobsCreatedByUser      closed       401      without  without  listed   without
listJobsCreatedByUser      filled       401      without  without  listed   without

listJobsAppliedByUser      published    401      listed   without  without  without
listJobsAppliedByUser      unpublished  401      named    without  without  without
listJobsAppliedByUser      sentback     401      named    without  without  without
listJobsAppliedByUser      closed       401      listed   without  without  without
listJobsAppliedByUser      filled       401      listed   without  without  without

getJob                     published    200      200      200      200      200
getJob                     unpublished  404      404      404      200      200
getJob                     sentback     404      404      404      200      200
getJob                     closed       410      410      410      200      200
getJob                     filled       410      410      410      200      200
getJob                     gone         404      404      404      404      404

postJob                    –            401      200      200      200      200

updateJob                  published    401      403      403      200      200
updateJob                  unpublished  401      404      404      200      200
updateJob                  sentback     401      404      404      200      200
updateJob                  closed       401      404      404      200      200
updateJob                  filled       401      404      404      200      200
updateJob                  gone         401      404      404      404      404

updateJobStatus            published    401      403      403      403      200
updateJobStatus            unpublished  401      403      403      403      200
updateJobStatus            sentback     401      403      403      403      200
updateJobStatus            closed       401      403      403      403      200
updateJobStatus            filled       401      403      403      403      200
updateJobStatus            gone         401      403      403      403      404

countJobsByStatus          –            401      403      403      403      200

getJobSentBack             published    401      403      403      403      404
getJobSentBack             unpublished  401      403      403      403      404
getJobSentBack             sentback     401      403      403      403      200
getJobSentBack             closed       401      403      403      403      404
getJobSentBack             filled       401      403      403      403      404
getJobSentBack             gone         401      403      403      403      404

applyForJob                published    401      409      200      409      200
applyForJob                unpublished  401      409      410      409      410
applyForJob                sentback     401      409      410      409      410
applyForJob                closed       401      409      410      409      410
applyForJob                filled       401      409      410      409      410
applyForJob                gone         401      404      404      404      404

listApplicants             published    401      403      403      200      200
listApplicants             unpublished  401      404      404      200      200
listApplicants             sentback     401      404      404      200      200
listApplicants             closed       401      404      404      200      200
listApplicants             filled       401      404      404      200      200
listApplicants             gone         401      404      404      404      404

searchApplicants           published    401      403      403      200      200
searchApplicants           unpublished  401      404      404      200      200
searchApplicants           sentback     401      404      404      200      200
searchApplicants           closed       401      404      404      200      200
searchApplicants           filled       401      404      404      200      200
searchApplicants           gone         401      404      404      404      404

exportApplicants           published    401      403      403      200      200
exportApplicants           unpublished  401      404      404      200      200
exportApplicants           sentback     401      404      404      200      200
exportApplicants           closed       401      404      404      200      200
exportApplicants           filled       401      404      404      200      200
exportApplicants           gone         401      404      404      404      404

updateStage                published    401      404      404      200      200
updateStage                unpublished  401      404      404      200      200
updateStage                sentback     401      404      404      200      200
updateStage                closed       401      404      404      200      200
updateStage                filled       401      404      404      200      200
updateStage                gone         401      404      404      404      404

withdrawApplication        published    401      200      404      404      404
withdrawApplication        unpublished  401      200      404      404      404
withdrawApplication        sentback     401      200      404      404      404
withdrawApplication        closed       401      200      404      404      404
withdrawApplication        filled       401      200      404      404      404
withdrawApplication        gone         401      404      404      404      404

getFile description        published    200      200      200      200      200
getFile description        unpublished  404      404      404      200      200
getFile description        sentback     404      404      404      200      200
getFile description        closed       404      200      404      200      200
getFile description        filled       404      200      404      200      200
getFile description        gone         404      404      404      404      404

getFile CV                 published    404      200      404      200      200
getFile CV                 unpublished  404      200      404      200      200
getFile CV                 sentback     404      200      404      200      200
getFile CV                 closed       404      200      404      200      200
getFile CV                 filled       404      200      404      200      200
getFile CV                 gone         404      404      404      404      404

listJobCategories          –            200      200      200      200      200

listSimilarJobs            published    200      200      200      200      200
listSimilarJobs            unpublished  200      200      200      200      200
listSimilarJobs            sentback     200      200      200      200      200
listSimilarJobs            closed       200      200      200      200      200
listSimilarJobs            filled       200      200      200      200      200
listSimilarJobs            gone         200      200      200      200      200

listSavedJobs              –            401      200      200      200      200

listSavedJobIds            –            401      200      200      200      200

saveJob                    published    401      200      200      200      200
saveJob                    unpublished  401      404      404      200      200
saveJob                    sentback     401      404      404      200      200
saveJob                    closed       401      410      410      200      200
saveJob                    filled       401      410      410      200      200
saveJob                    gone         401      404      404      404      404

unsaveJob                  published    401      200      200      200      200
unsaveJob                  unpublished  401      200      200      200      200
unsaveJob                  sentback     401      200      200      200      200
unsaveJob                  closed       401      200      200      200      200
unsaveJob                  filled       401      200      200      200      200
unsaveJob                  gone         401      200      200      200      200

listJobAlerts              –            401      200      200      200      200

createJobAlert             –            401      200      200      200      200

deleteJobAlert             published    401      404      404      404      404
deleteJobAlert             unpublished  401      404      404      404      404
deleteJobAlert             sentback     401      404      404      404      404
deleteJobAlert             closed       401      404      404      404      404
deleteJobAlert             filled       401      404      404      404      404
deleteJobAlert             gone         401      404      404      404      404

renewJob                   published    401      403      403      200      200
renewJob                   unpublished  401      404      404      409      409
renewJob                   sentback     401      404      404      409      409
renewJob                   closed       401      404      404      200      200
renewJob                   filled       401      404      404      200      200
renewJob                   gone         401      404      404      404      404

closeJob                   published    401      403      403      200      200
closeJob                   unpublished  401      404      404      409      409
closeJob                   sentback     401      404      404      409      409
closeJob                   closed       401      404      404      409      409
closeJob                   filled       401      404      404      409      409
closeJob                   gone         401      404      404      404      404

reopenJob                  published    401      403      403      409      409
reopenJob                  unpublished  401      404      404      409      409
reopenJob                  sentback     401      404      404      409      409
reopenJob                  closed       401      404      404      409      409
reopenJob                  filled       401      404      404      200      200
reopenJob                  gone         401      404      404      404      404

checkUser                  –            401      200      200      200      200

updateProfile              –            401      200      200      200      200

downloadOwnData            –            401      200      200      200      200
requestErasure             –            401      200      200      200      409
eraseMember                –            401      400      400      400      400

listMembers                –            401      403      403      403      200
addMember                  –            401      403      403      403      200
updateMember               –            401      403      403      403      200
exportMembers              –            401      403      403      403      200
importMembers              –            401      403      403      403      200

getOwnPdus                 –            401      200      200      200      200
setPduCycle                –            401      200      200      200      200
markAttended               –            401      400      400      400      400
exportPdus                 –            401      200      200      200      200
getAttendanceCode          –            401      403      403      403      200

listEventsOfInterest       –            401      200      200      200      200
addEventOfInterest         –            401      200      200      200      200
removeEventOfInterest      –            401      200      200      200      200
getReminders               –            401      200      200      200      200
setReminders               –            401      200      200      200      200

listOwnSessions            –            401      200      200      200      200
endOwnSession              –            401      404      404      404      404
endOtherSessions           –            401      200      200      200      200
`;

interface Row {
  name: string;
  operation: string;
  variant: string;
  state: State | undefined;
  expectedByPerson: Record<string, string>;
}

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line): Row => {
    const [name = '', state, ...expectedResults] = line.trim().split(/\s{2,}/);
    const [operation = '', ...variantWords] = name.split(' ');
    return {
      name,
      operation,
      variant: variantWords.join(' '),
      state: states.find((item) => item === state),
      expectedByPerson: Object.fromEntries(people.map((person, index) => [person, expectedResults[index] ?? ''])),
    };
  });

const { document, operations: allOperations } = loadBackend('jobs');
/** Operations that are not built yet have no route to test. */
const operations = allOperations.filter(({ isBuilt }) => isBuilt);

let board: TestBoard;
let tokens: Record<Person, string | undefined>;
beforeAll(async () => {
  board = await startBoard();
  const login = (name: string) => board.server.login(`${name}@example.org`);
  tokens = {
    visitor: undefined,
    member: await login('member'),
    other: await login('other'),
    owner: await login('owner'),
    admin: await login('admin'),
  };
});

const isRead = (operation: string) => operations.find(({ operationId }) => operationId === operation)?.method === 'GET';
const sharedFixtures = new Map<State | undefined, Promise<JobFixture>>();

/** Returns a job for a row of the table: all GET operations share one job per state, every other operation gets a new one. */
function getFixture({ operation, state }: Row): Promise<JobFixture> {
  const cached = isRead(operation) ? sharedFixtures.get(state) : undefined;
  const fixture = cached ?? createJobFixture(board, state, tokens);
  if (isRead(operation)) sharedFixtures.set(state, fixture);
  return fixture;
}

/** Reads the tables of the job board and of the members, to check that a refused call changes nothing. */
function readAllTables(): Promise<unknown> {
  const tables = ['jobs', 'applications', 'files', 'members'] as const;
  return Promise.all(tables.map((name) => board.deps.db.selectFrom(name).selectAll().orderBy('id').execute()));
}

/** Makes the call of a row. @returns the result in the notation of the table */
async function callOperation(situation: Situation, row: Row): Promise<string> {
  const createCall = calls[row.operation as keyof typeof calls];
  const { path, method = 'GET', form, body, readBody } = createCall(situation);
  const token = tokens[situation.person];
  const before = await readAllTables();
  if (form) {
    const { status, body: responseBody } = await send(board, method, path, form, token);
    await expectRefusal(status, responseBody, before);
    return String(status);
  }
  const response = await board.server.fetch(path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = response;
  if (status === 200 && !readBody) return String(status);
  const result: unknown = await response.json();
  await expectRefusal(status, result, before);
  return status === 200 && readBody ? readBody(result) : String(status);
}

/** Unless the status is 200, expects the common error shape without the job's title, and that nothing has changed. */
async function expectRefusal(status: number, body: unknown, before: unknown): Promise<void> {
  if (status === 200) return;
  expect(body).toEqual({ success: false, error: expect.any(String), message: expect.any(String) });
  expect(JSON.stringify(body)).not.toContain('Manager');
  expect(await readAllTables()).toEqual(before);
}

describe('permissions', () => {
  it.each(rows.map((row) => [row.name, row.state ?? 'not needed', row] as const))(
    '[APPL-03] [MOD-03] [D-35] are as in the table for the call %s (job: %s)',
    async (_name, _state, row) => {
      const responses: Record<string, string> = {};
      for (const person of people) {
        responses[person] = await callOperation({ ...(await getFixture(row)), state: row.state, variant: row.variant, person }, row);
      }
      expect(responses).toEqual(row.expectedByPerson);
    },
  );
});

describe('the permission table', () => {
  /** Returns whether the operation's path has an id of a job, application, alert or file, or its body has a `jobId`. */
  const hasFixtureId = ({ path, bodies }: Operation) =>
    /\{(?!memberId|sessionId|eventId)/.test(path) ||
    Object.values(bodies).some((schema) => readFormFields(document, schema).names.has('jobId'));

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '[APPL-03] has a row for %s, and rows for all states of a job if its request names a job, application, alert or file',
    (operationId, operation) => {
      const names = new Set(rows.filter((row) => row.operation === operationId).map(({ name }) => name));
      const coveredStates = [...names].map(statesOf);
      expect(coveredStates).not.toEqual([]);
      expect(coveredStates.filter((statesCovered) => hasFixtureId(operation) && statesCovered.join() !== states.join())).toEqual([]);
    },
  );

  const statesOf = (name: string) => rows.filter((row) => row.name === name).map(({ state }) => state);
});

describe('guessed file URLs', () => {
  it('[APPL-03] [D-47] open neither the CV nor the description file of an unpublished job', async () => {
    const { jobId, applicationId, cvFileId: cv, descriptionFileId: description } = await createJobFixture(board, 'unpublished', tokens);
    const guesses = [cv, description].flatMap((id) => [
      ...['', '/api', '/data', '/uploads', '/wp-json', '/site', '/api/jobs'].map((folder) => `${folder}/files/${id}`),
      ...[`${id}.pdf`, `incoming/${id}`, `..%2ffiles%2f${id}`, `${id}/`, id.toUpperCase(), `${id}%00`, `./${id}`].map(
        (name) => `/api/files/${name}`,
      ),
      `/api/files/${id}?userId=${memberIds.owner}&role=admin`,
      `/api/files/${applicationId}`,
      `/api/files/${jobId}`,
      `/api/applicants/${jobId}/${applicationId}`,
      `/cv.pdf?id=${id}`,
    ]);
    for (const person of ['visitor', 'other'] as const) {
      for (const path of guesses) {
        const token = tokens[person];
        const result = await board.server.fetch(path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
        expect([path, [400, 401, 404].includes(result.status)]).toEqual([path, true]);
        expect(await result.text()).not.toContain('%PDF');
      }
    }
  });
});
