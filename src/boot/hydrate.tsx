import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { readAuthToken } from '../api/session/authToken.ts';
import { startPersisting } from '../api/session/persistence.ts';
import { persistedUserReducer } from '../api/session/persistedUser.ts';
import { followOtherTabs, signOutExpired } from '../api/session/signOut.ts';
import { checkSession } from '../api/session/checkSession.ts';
import { pause } from './pause.ts';
import { recordAutofilled, replayEarlyInput } from './replay.ts';
import { provideChapter } from '../config/chapter.ts';
import type { PublicSettings } from '../config/settings.ts';
import { startAnalytics } from '../app/analytics.ts';
import { App } from '../app/App.tsx';
import { type DehydratedState, rehydrate } from '../app/dehydrate.ts';
import { addEntryKeys, createOverlayHistory } from '../app/overlayHistory.ts';
import { prefetchOnIntent } from '../app/prefetch.ts';
import { loadRoute, routes } from '../app/router.tsx';
import { notifyLoggedOut, prepareSessionEndedToast } from '../app/sessionEnded.ts';
import { createStore } from '../app/store.ts';
import { createStyleCache } from '../app/styleCache.ts';
import { guardAgainstTranslators } from '../app/translationGuard.ts';
import { OpenOverlaysContext } from '../ui/useBackToClose.ts';

function readPageData<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}

/** Makes the server's HTML interactive: creates store and router, loads the page's code and hydrates. */
export async function hydrate(): Promise<void> {
  const { settings, rules, renderedAt } = readPageData<{ settings: PublicSettings; rules: string[]; renderedAt: number }>('boot');
  provideChapter(() => settings.chapter);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  guardAgainstTranslators();

  const store = createStore(persistedUserReducer, {
    origin: window.location.origin,
    authToken: readAuthToken,
    contentHost: settings.contentHost,
    onUnauthorized: () => void store.dispatch(signOutExpired(prepareSessionEndedToast())),
  });
  await pause();
  const isPageLoaded = await loadRoute(window.location.pathname).then(
    () => true,
    () => false,
  );
  await pause();
  rehydrate(store, readPageData<DehydratedState>('state'));

  // Each step is its own task, so that input is handled in between.
  const finishStart = async (): Promise<void> => {
    // Not inside the effect that dispatches `app:hydrated`: there, React could not hydrate the target of a replayed event.
    await pause();
    await replayEarlyInput();
    await pause();
    setupListeners(store.dispatch);
    followOtherTabs(store, notifyLoggedOut);
    prefetchOnIntent(store);
    await startPersisting(store);
    document.documentElement.dataset.ready = '';
    await store.dispatch(checkSession());
    await startAnalytics(settings.gaMeasurementId);
  };
  document.addEventListener('app:hydrated', () => void finishStart(), { once: true });

  await pause();
  addEntryKeys();
  const overlays = createOverlayHistory();
  // Hydration data, even if empty, makes the router keep the scroll position.
  const router = createBrowserRouter(routes, { hydrationData: {}, instrumentations: [overlays.instrumentation] });
  overlays.start(router);
  const styleCache = createStyleCache(rules);
  recordAutofilled();
  const app = (
    <App
      store={store}
      serverState={store.getState()}
      styleCache={styleCache}
      settings={settings}
      renderedAt={new Date(renderedAt)}
      router={
        <OpenOverlaysContext value={overlays}>
          <RouterProvider router={router} />
        </OpenOverlaysContext>
      }
    />
  );
  startTransition(() => {
    // If the page's code is missing, nothing can be hydrated. Header and footer are rendered anew, and the page shows its error (NAV-08).
    if (isPageLoaded) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
