/** @jest-environment node */
import type { Bus } from '../../../server/bus/bus.ts';
import { listeners } from '../../../server/bus/listeners.ts';
import { talk, type Talk } from '../../../server/bus/talk.ts';
import { workerBus } from '../../../server/bus/workerBus.ts';
import { charges } from '../../../server/processes/charges.ts';

/** Two workers and what their primary process does, in one process, with a line that takes as long as it likes. */
function start() {
  const table = charges();
  const lines = new Map<number, Talk>();
  const open = (id: number): Bus => {
    const { on, tell } = listeners();
    const worker: Talk = talk({ send: (message) => setImmediate(() => lines.get(id)?.hear(message)), told: tell, answer: () => undefined });
    lines.set(
      id,
      talk({
        send: (message) => setImmediate(() => worker.hear(message)),
        told: (what) => lines.forEach((line, other) => other !== id && line.tell(what)),
        answer: (_what, about) => table.isFor(id, about),
      }),
    );
    return workerBus({ ...worker, on });
  };
  return { one: open(1), other: open(2), table, lines };
}

/** What a worker told before it asked something has arrived once it is answered. */
const passedOn = async (bus: Bus): Promise<void> => {
  await bus.onlyOne('nothing', () => Promise.resolve());
  await new Promise(setImmediate);
};

it('one worker is in charge of a round, and another one once that has ended', async () => {
  const { one, other, table } = start();
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const both = await Promise.all([one.onlyOne('a round', work('one')), other.onlyOne('a round', work('other'))]);
  expect(both).toEqual([true, false]);
  expect(await other.onlyOne('another round', work('other'))).toBe(true);
  table.gone(1);
  expect(await other.onlyOne('a round', work('other'))).toBe(true);
  expect(await one.onlyOne('a round', work('one'))).toBe(false);
  expect(done).toEqual(['one', 'other', 'other']);
});

it('a worker that hears nothing from the primary process is in charge of nothing', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { one, lines } = start();
  lines.clear();
  const asked = one.onlyOne('a round', () => Promise.reject(new Error('not this one')));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await asked).toBe(false);
  jest.useRealTimers();
});

it('what one tells the others hear, and not itself', async () => {
  const { one, other } = start();
  const heard: string[] = [];
  one.on('mail', () => heard.push('one'));
  const stop = other.on('mail', () => heard.push('other'));
  one.publish('mail');
  await passedOn(one);
  stop();
  one.publish('mail');
  await passedOn(one);
  expect(heard).toEqual(['other']);
});
