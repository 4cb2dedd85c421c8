import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter } from 'react-router';
import type { PageModule } from '../../../src/api/page.ts';
import { forgetFailures, loadedPage, loadPage } from '../../../src/app/pageModules.ts';
import { RouteErrorBoundary } from '../../../src/app/RouteErrorBoundary.tsx';
import type { Route } from '../../../src/app/routes.tsx';
import { expectConsole } from '../../support/jest/quietConsole.ts';

const module: PageModule = {
  default: () => <h1>The page</h1>,
  head: () => ({ title: 'T', description: 'D', path: '/' }),
};

/** A route whose code arrives only when `arrives` says so. */
function routeOf(chunk: string) {
  const state = { asked: 0, arrives: false };
  const route: Route = {
    path: `/${chunk}`,
    chunk,
    load: async () => {
      state.asked += 1;
      if (!state.arrives) throw Object.assign(new Error(`Loading chunk ${chunk} failed`), { name: 'ChunkLoadError' });
      return module;
    },
  };
  return { route, state };
}

it('[NAV-08] the code of a page is fetched once, and is there from then on', async () => {
  const { route, state } = routeOf('one');
  state.arrives = true;
  expect(loadedPage(route)).toBeUndefined();
  await Promise.all([loadPage(route), loadPage(route)]);
  expect(state.asked).toBe(1);
  expect(loadedPage(route)).toBe(module);
});

it('[NAV-08] a failed fetch is not repeated by itself, and is forgotten when told', async () => {
  const { route, state } = routeOf('two');
  await expect(loadPage(route)).rejects.toThrow('two');
  await expect(loadPage(route)).rejects.toThrow('two');
  expect(state.asked).toBe(1);
  forgetFailures();
  state.arrives = true;
  await expect(loadPage(route)).resolves.toBe(module);
});

it('[NAV-08] a page without its code shows the error after one try; Retry asks again', async () => {
  const { route, state } = routeOf('three');
  const Page = () => {
    const { default: Component } = loadedPage(route) ?? use(loadPage(route));
    return <Component />;
  };
  expectConsole('error', /A page failed while rendering/);
  // React's own report in development.
  expectConsole('error', /The above error occurred in the <Page>/);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => {
    render(
      <MemoryRouter>
        <RouteErrorBoundary resetKey="a">
          <Suspense fallback="waiting">
            <Page />
          </Suspense>
        </RouteErrorBoundary>
      </MemoryRouter>,
    );
  });
  expect(await screen.findByRole('heading', { name: 'This page did not arrive' })).toBeInTheDocument();
  expect(state.asked).toBe(1);
  state.arrives = true;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(state.asked).toBe(2);
});
