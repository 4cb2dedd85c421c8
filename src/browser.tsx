/**
 * The browser's entry. Each step is a chunk of its own and starts in a task of its own, so that a slow
 * phone never blocks for long; then React hydrates in a transition, which gives way to the visitor.
 */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

async function start(): Promise<void> {
  await import(/* webpackChunkName: "react" */ './boot/react.ts');
  await pause();
  await import(/* webpackChunkName: "state" */ './boot/state.ts');
  await pause();
  await import(/* webpackChunkName: "styles" */ './boot/styles.ts');
  await pause();
  const { hydrate } = await import(/* webpackChunkName: "app" */ './app/hydrate.tsx');
  await pause();
  await hydrate();
}

void start();
