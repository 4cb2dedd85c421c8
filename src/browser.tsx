/**
 * Browser entry. Each step is a task of its own, so that a slow phone is never blocked for long. React then hydrates in an interruptible
 * transition.
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
  // A script failed: stop recording clicks that would never be replayed.
  window.__early?.fail();
  throw error;
});
