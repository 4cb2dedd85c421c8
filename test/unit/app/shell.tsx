import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createBrowserRouter, useLocation, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { UserState } from '../../../src/api/session/userSlice.ts';
import { addEntryKeys, createOverlayHistory } from '../../../src/app/overlayHistory.ts';
import { OpenOverlaysContext } from '../../../src/ui/useBackToClose.ts';
import { testSettings } from '../../support/settings.ts';
import { pageStore, visitor } from '../../support/pageStore.ts';
import { Providers } from '../../support/renderPage.tsx';

export { member, unknownUser, visitor } from '../../support/pageStore.ts';

/** Settings of an installation at `https://chapter.example.org`. */
export const settings = testSettings;

/** Responses by part of the path: a list, or an HTTP status; calls without an entry stay pending. */
export type TestResponses = Record<string, readonly unknown[] | number>;

/** Creates a real store with the given responses; `calls` are the requested paths. */
export function shellStore(responses: TestResponses = {}, user: UserState = visitor, retries = 0) {
  const calls: string[] = [];
  const store = pageStore(
    ({ pathname }) => {
      calls.push(pathname);
      const response = Object.entries(responses).find(([part]) => pathname.includes(part))?.[1];
      if (response === undefined) return new Promise<Response>(() => {});
      if (typeof response === 'number') return Response.json({ success: false, error: 'No', message: 'No' }, { status: response });
      return Response.json({ success: true, data: response });
    },
    user,
    { retries },
  );
  return { store, calls };
}

function Address(): ReactElement {
  const { pathname } = useLocation();
  return <p data-testid="address">{pathname}</p>;
}

interface ShellOptions {
  responses?: TestResponses;
  user?: UserState;
  /** How often a failed read is tried again. */
  retries?: number;
  address?: string;
  /** Routes that `content` has an outlet for. */
  children?: RouteObject[];
  /** React's strict mode, which repeats effects only when it is at the root. */
  strict?: boolean;
}

const disposals: (() => void)[] = [];

afterEach(() => {
  for (const dispose of disposals.splice(0)) dispose();
});

/** Renders parts of the shell at an address of the browser. `calls` are the requested paths; the given `responses` may be changed later. */
export function showShell(
  content: ReactElement,
  { responses = {}, user = visitor, retries = 0, address = '/', children, strict = false }: ShellOptions = {},
) {
  window.history.replaceState(null, '', address);
  addEntryKeys();
  const { store, calls } = shellStore(responses, user, retries);
  const element = (
    <>
      {content}
      <Address />
    </>
  );
  const overlays = createOverlayHistory();
  const router = createBrowserRouter([children === undefined ? { path: '*', element } : { element, children }], {
    hydrationData: {},
    instrumentations: [overlays.instrumentation],
  });
  overlays.start(router);
  disposals.push(() => router.dispose());
  const view = render(
    <Providers store={store}>
      <OpenOverlaysContext value={overlays}>
        <RouterProvider router={router} />
      </OpenOverlaysContext>
    </Providers>,
    { reactStrictMode: strict },
  );
  return { ...view, store, calls };
}
