import path from 'node:path';
import { createThreads } from '../../../server/site/threads.ts';
import { endLater } from '../../support/cleanup.ts';

const start = <Task, Result>(file: string, minThreads: number) => {
  const threads = createThreads<Task, Result>({
    filename: path.join(import.meta.dirname, '..', '..', 'support', 'server', 'threads', file),
    minThreads,
    maxThreads: 1,
    timeoutMs: 50_000,
  });
  endLater(threads.close);
  return threads;
};

it.each([0, 1])('a thread that cannot start fails its tasks, and the process continues (started in advance: %d)', async (minThreads) => {
  const threads = start<null, void>('brokenThread.ts', minThreads);
  for (let count = 0; count < 3; count += 1) {
    const error: unknown = await threads.run(null).catch((reason: unknown) => reason);
    expect([error, error instanceof Error ? error.cause : undefined]).toContainEqual(
      expect.objectContaining({ message: 'This thread cannot start.' }),
    );
  }
});

it('an error that cannot be sent to another thread arrives with its message, and the thread continues', async () => {
  const threads = start<boolean, number>('failingThread.ts', 1);
  const threadId = await threads.run(false);
  const error: unknown = await threads.run(true).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: 'This task failed.', stack: expect.stringContaining('retry') });
  expect(await threads.run(false)).toBe(threadId);
});
