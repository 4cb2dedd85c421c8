import { describeError, explainFailure, isJudged, mayRecover } from '../../../src/api/errors.ts';
import * as refusals from '../../../src/api/refusals.ts';

/** An error that a contract might describe with fields of its own. */
interface JobLocked {
  reason: string;
  until: string;
}

const readRefusal = refusals.createRefusalReader<Record<never, never> | { 423: JobLocked }>({
  423: ({ reason, until }) =>
    typeof reason === 'string' && typeof until === 'string' && !Number.isNaN(Date.parse(until))
      ? `The job is locked until ${until.slice(0, 10)}: ${reason}.`
      : null,
});

const LOCKED = { reason: 'It is being moderated', until: '2026-12-01T10:00:00Z' };
const SENTENCE = 'The job is locked until 2026-12-01: It is being moderated.';

beforeEach(() => void jest.spyOn(refusals, 'readRefusal').mockImplementation(readRefusal));
afterEach(() => void jest.restoreAllMocks());

it.each(['getJob', 'job', 'getEvent', 'verifyOtp'])(
  '[ERR-01] [ERR-02] an error with fields of its own shows its sentence (%s)',
  (subject) => {
    const error = { status: 423, data: LOCKED };
    expect(describeError(error, subject)).toEqual({ text: SENTENCE, kind: 'client', status: 423, retryable: false });
    expect(explainFailure(error, 'The event').text).toBe(SENTENCE);
    expect([isJudged(error), mayRecover(error)]).toEqual([true, false]);
  },
);

it.each<unknown>([
  null,
  [],
  'locked',
  {},
  { reason: { toString: 'x' }, until: 5 },
  { reason: 'It is being moderated' },
  { reason: 'It is being moderated', until: '<script>' },
  { constructor: 1, __proto__: LOCKED.reason },
])('[ERR-01] an error with other fields than the contract says shows the usual text (%j)', (data) => {
  expect(describeError({ status: 423, data }, 'getJob').text).toBe('Failed to fetch job details');
  expect(explainFailure({ status: 423, data }, 'The event').text).toBe('The event could not be loaded.');
});

it('[ERR-01] an error of the usual shape with the same status shows its message, and another status has no sentence', () => {
  expect(describeError({ status: 423, data: { error: 'Locked' } }, 'getJob').text).toBe('Locked');
  expect(describeError({ status: 409, data: LOCKED }, 'getJob').text).toBe('Failed to fetch job details');
});

it('TypeScript demands a sentence for each such error, from the fields of the contract', () => {
  // @ts-expect-error -- no sentence
  const missing = () => refusals.createRefusalReader<{ 423: JobLocked }>({});
  // @ts-expect-error -- a field that the contract does not have
  const unknown = () => refusals.createRefusalReader<{ 423: JobLocked }>({ 423: ({ since }) => String(since) });
  // @ts-expect-error -- a value that has not been checked
  const unchecked = () => refusals.createRefusalReader<{ 423: JobLocked }>({ 423: ({ reason }) => reason });
  expect([missing, unknown, unchecked]).toHaveLength(3);
});
