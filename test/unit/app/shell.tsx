import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, useLocation, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { UserState } from '../../../src/api/session/userSlice.ts';
import { addEntryKeys } from '../../../src/app/entryKeys.ts';
import { SettingsProvider } from '../../../src/config/SettingsContext.ts';
import { theme } from '../../../src/theme/theme.ts';
import { testSettings } from '../../support/settings.ts';
import { pageStore, visitor } from '../pageStore.ts';

export { member, unknown, visitor } from '../pageStore.ts';

/** Settings of an installation at `https://chapter.example.org`. */
export const settings = testSettings;

/** What a call whose path contains the key answers: a list, or an HTTP status; without an entry: nothing, ever. */
export type Answers = Record<string, readonly unknown[] | number>;

/** A real store over a backend that answers as told; `calls` are the paths that reached it. */
export function shellStore(answers: Answers = {}, user: UserState = visitor, retries = 0) {
  const calls: string[] = [];
  const store = pageStore(
    ({ pathname }) => {
      calls.push(pathname);
      const answer = Object.entries(answers).find(([part]) => pathname.includes(part))?.[1];
      if (answer === undefined) return new Promise<Response>(() => {});
      if (typeof answer === 'number') return Response.json({ success: false, error: 'No', message: 'No' }, { status: answer });
      return Response.json({ success: true, data: answer });
    },
    user,
    retries,
  );
  return { store, calls };
}

function Address(): ReactElement {
  const { pathname } = useLocation();
  return <p data-testid="address">{pathname}</p>;
}

interface Options {
  answers?: Answers;
  user?: UserState;
  /** of failed reads */
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

/** Renders parts of the shell at an address of the browser. */
export function showShell(
  content: ReactElement,
  { answers = {}, user = visitor, retries = 0, address = '/', children, strict = false }: Options = {},
) {
  window.history.replaceState(null, '', address);
  addEntryKeys();
  const { store, calls } = shellStore(answers, user, retries);
  const element = (
    <>
      {content}
      <Address />
    </>
  );
  const router = createBrowserRouter([children === undefined ? { path: '*', element } : { element, children }], { hydrationData: {} });
  disposals.push(() => router.dispose());
  const view = render(
    <Provider store={store}>
      <SettingsProvider value={settings}>
        <ThemeProvider theme={theme}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </SettingsProvider>
    </Provider>,
    { reactStrictMode: strict },
  );
  return { ...view, store, calls, answers };
}
