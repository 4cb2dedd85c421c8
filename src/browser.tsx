/**
 * Browser entry. Each step is a task of its own, so that a slow phone is never blocked for long. React then hydrates in an interruptible
 * transition.
 */
import { pause } from './boot/pause.ts';

/** Libraries and the parts that every page has, evaluated ahead of the app. `webpackExports` keeps the rest of a library out of the build. */
const STAGES = [
  () => import(/* webpackChunkName: "react" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "state", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackChunkName: "state", webpackExports: ["fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackChunkName: "state", webpackExports: ["createBrowserRouter"] */ 'react-router'),
  () => import(/* webpackChunkName: "styles", webpackExports: ["CacheProvider"] */ '@emotion/react'),
  () => import(/* webpackChunkName: "styles", webpackExports: ["ThemeProvider"] */ '@mui/material/styles'),
  () => import(/* webpackChunkName: "app" */ './theme/theme.ts'),
  () => import(/* webpackChunkName: "app" */ './app/footer/Footer.tsx'),
  () => import(/* webpackChunkName: "app" */ './app/header/Header.tsx'),
];

async function start(): Promise<void> {
  for (const load of STAGES) {
    await pause();
    await load();
  }
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
