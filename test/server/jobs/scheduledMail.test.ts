import { createLocalBus } from '../../../server/platform/bus/bus.ts';
import { startScheduledMail } from '../../../server/start/plugins/scheduledMail.ts';
import type { Deps } from '../../../server/jobs/deps.ts';

const FIVE_MINUTES = 5 * 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Starts scheduled mail. The sending of alerts ends when the test calls `endRun`, and closing notices fail. */
function start(bus = createLocalBus()) {
  const startSignals: AbortSignal[] = [];
  const finishers: (() => void)[] = [];
  const errors: unknown[] = [];
  let [noticeCalls, reminderCalls] = [0, 0];
  const sendAlerts = (signal: AbortSignal): Promise<void> => {
    startSignals.push(signal);
    return new Promise((resolve) => finishers.push(resolve));
  };
  const sendNotices = (): Promise<void> => {
    noticeCalls += 1;
    return Promise.reject(new Error('no notices'));
  };
  const sendReminders = async (): Promise<void> => void (reminderCalls += 1);
  const log = { error: (entry: unknown) => void errors.push(entry) } as unknown as Deps['log'];
  const stop = startScheduledMail({ bus, log }, [sendAlerts, sendNotices, sendReminders]);
  const endRun = async (): Promise<void> => {
    finishers.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { startSignals, errors, stop, endRun, readCallCounts: () => [noticeCalls, reminderCalls] };
}

it('scheduled mail is sent every five minutes, but never by two runs at the same time', async () => {
  const runs = start();
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
  expect(runs.startSignals).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1 + 3 * FIVE_MINUTES);
  expect(runs.startSignals).toHaveLength(1);
  await runs.endRun();
  // The failure of closing notices is logged and does not prevent the next run. Skipped runs are not repeated.
  expect([...runs.readCallCounts(), runs.errors]).toEqual([1, 1, [{ err: new Error('no notices') }]]);
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(runs.startSignals).toHaveLength(2);
  await runs.endRun();
  await runs.stop();
});

it('scheduled mail is not sent by a process that is not the leader', async () => {
  const runs = start({ ...createLocalBus(), runExclusive: () => Promise.resolve(false) });
  await jest.advanceTimersByTimeAsync(3 * FIVE_MINUTES);
  expect([runs.startSignals, runs.readCallCounts()]).toEqual([[], [0, 0]]);
  await runs.stop();
});

it('a server that stops aborts the current run of scheduled mail, and waits for its end', async () => {
  const runs = start();
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  const stopState = { isDone: false };
  const stopping = runs.stop().then(() => (stopState.isDone = true));
  await jest.advanceTimersByTimeAsync(0);
  expect([runs.startSignals[0]?.aborted, stopState.isDone]).toEqual([true, false]);
  await runs.endRun();
  await stopping;
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(runs.startSignals).toHaveLength(1);
});
