/**
 * The browser's entry. Each step is a chunk of its own and starts in a task of its own, so that a slow
 * phone never blocks for long; then React hydrates in a transition, which gives way to the visitor.
 */
import { pause } from './boot/pause.ts';

async function start(): Promise<void> {
  await pause();
  await import(/* webpackChunkName: "react" */ './boot/react.ts');
  await pause();
  await import(/* webpackChunkName: "state" */ './boot/state.ts');
  await pause();
  await import(/* webpackChunkName: "styles" */ './boot/styles.ts');
  await pause();
  await import(/* webpackChunkName: "app" */ './boot/theme.ts');
  await pause();
  await import(/* webpackChunkName: "app" */ './boot/shell.ts');
  await pause();
  const { hydrate } = await import(/* webpackChunkName: "app" */ './boot/hydrate.tsx');
  await pause();
  await hydrate();
}

start().catch((error: unknown) => {
  // Here a script is missing: the page must not keep what is clicked for a taker who never comes.
  window.__early?.fail();
  throw error;
});
