import { setImmediate } from 'node:timers/promises';
import { RenderQueue } from '../../../server/site/renderQueue.ts';

/** Creates renderings that end when the test calls `end`. */
function createRenders() {
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  return {
    started,
    render: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name);
        finishers.set(name, () => resolve(name));
      }),
    end: async (name: string) => {
      finishers.get(name)?.();
      await setImmediate();
    },
  };
}

it('the render queue renders a limited number of pages at a time, and pages without parameters first', async () => {
  const queue = new RenderQueue({ concurrency: 2, maxWaiting: 10, maxPerClient: 10 });
  const { started, render, end } = createRenders();
  const renders = ['a', 'b', 'c', 'd'].map((name) => queue.run('client', render(name)));
  // The client is undefined for pages without parameters, which all clients share.
  renders.push(queue.run(undefined, render('shared')), queue.run(undefined, render('second')));
  expect(started).toEqual(['a', 'b']);
  expect(queue.isBusy).toBe(true);
  for (const name of ['a', 'b', 'shared', 'second', 'c', 'd']) await end(name);
  expect(started).toEqual(['a', 'b', 'shared', 'second', 'c', 'd']);
  expect(await Promise.all(renders)).toEqual(['a', 'b', 'c', 'd', 'shared', 'second']);
  expect(queue.isBusy).toBe(false);
});

it('the render queue refuses a page at once, with Retry-After, if too many pages wait, but never a shared page', async () => {
  const queue = new RenderQueue({ concurrency: 1, maxWaiting: 2, maxPerClient: 10 });
  const { started, render, end } = createRenders();
  const running = ['a', 'b', 'c'].map((name) => queue.run(name, render(name)));
  await expect(queue.run('d', render('d'))).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  const shared = queue.run(undefined, render('shared'));
  for (const name of ['a', 'shared', 'b', 'c']) await end(name);
  await Promise.all([...running, shared]);
  expect(started).toEqual(['a', 'shared', 'b', 'c']);
  const laterRendering = queue.run('d', render('d'));
  await end('d');
  expect(await laterRendering).toBe('d');
});

it('the render queue limits the pages of each client, so that others are rendered while one client requests many', async () => {
  const queue = new RenderQueue({ concurrency: 1, maxWaiting: 10, maxPerClient: 2 });
  const { render, end } = createRenders();
  const [first, second] = [queue.run('greedy', render('one')), queue.run('greedy', render('two'))];
  await expect(queue.run('greedy', render('three'))).rejects.toMatchObject({ statusCode: 503 });
  const other = queue.run('other', render('other'));
  await end('one');
  const laterRender = queue.run('greedy', render('later'));
  for (const name of ['two', 'other', 'later']) await end(name);
  expect(await Promise.all([first, second, other, laterRender])).toEqual(['one', 'two', 'other', 'later']);
});

it('a rendering that fails frees its place in the render queue', async () => {
  const queue = new RenderQueue({ concurrency: 1, maxWaiting: 1, maxPerClient: 1 });
  await expect(queue.run('client', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('client', async () => 'fine')).toBe('fine');
});
