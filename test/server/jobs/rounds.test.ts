/** @jest-environment node */
import { aloneBus } from '../../../server/bus/bus.ts';
import type { JobAlerts } from '../../../server/jobs/alerts.ts';
import type { Renewal } from '../../../server/jobs/renewal.ts';
import { mailRounds } from '../../../server/jobs/rounds.ts';
import type { Deps } from '../../../server/deps.ts';

const FIVE_MINUTES = 5 * 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Rounds whose alerts end when the test says so, and whose notices fail. */
function start(bus = aloneBus()) {
  const begun: (AbortSignal | undefined)[] = [];
  const ends: (() => void)[] = [];
  const errors: unknown[] = [];
  let notices = 0;
  const alerts: Pick<JobAlerts, 'sendDue'> = {
    sendDue: (signal) => {
      begun.push(signal);
      return new Promise((resolve) => ends.push(resolve));
    },
  };
  const renewal: Pick<Renewal, 'notify'> = {
    notify: () => {
      notices += 1;
      return Promise.reject(new Error('no notices'));
    },
  };
  const log = { error: (entry: unknown) => void errors.push(entry) } as unknown as Deps['log'];
  const stop = mailRounds({ bus, log }, { alerts, renewal });
  const endRound = async (): Promise<void> => {
    ends.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { begun, errors, stop, endRound, notices: () => notices };
}

it('looks every five minutes whether mail about jobs is due, never twice at a time', async () => {
  const rounds = start();
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
  expect(rounds.begun).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1 + 3 * FIVE_MINUTES);
  expect(rounds.begun).toHaveLength(1);
  await rounds.endRound();
  // What fails is told, and the next round comes all the same: one, not those that were left out.
  expect([rounds.notices(), rounds.errors]).toEqual([1, [{ err: new Error('no notices') }]]);
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(rounds.begun).toHaveLength(2);
  await rounds.endRound();
  await rounds.stop();
});

it('leaves it to another process that is in charge', async () => {
  const rounds = start({ ...aloneBus(), onlyOne: () => Promise.resolve(false) });
  await jest.advanceTimersByTimeAsync(3 * FIVE_MINUTES);
  expect([rounds.begun, rounds.notices()]).toEqual([[], 0]);
  await rounds.stop();
});

it('a server that stops tells the round under way, and waits for its end', async () => {
  const rounds = start();
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  const stopped = { yet: false };
  const stopping = rounds.stop().then(() => (stopped.yet = true));
  await jest.advanceTimersByTimeAsync(0);
  expect([rounds.begun[0]?.aborted, stopped.yet]).toEqual([true, false]);
  await rounds.endRound();
  await stopping;
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(rounds.begun).toHaveLength(1);
});
