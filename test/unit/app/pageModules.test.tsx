import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter } from 'react-router';
import type { PageModule } from '../../../src/api/page.ts';
import { chunksOf, forgetFailures, loadedPage, loadPage } from '../../../src/app/pageModules.ts';
import { RouteErrorBoundary } from '../../../src/app/RouteErrorBoundary.tsx';
import type { PageRecord } from '../../../src/app/pageRecord.ts';
import { expectConsole } from '../../support/jest/quietConsole.ts';

const module: PageModule = {
  default: () => <h1>The page</h1>,
  head: () => ({ title: 'T', description: 'D' }),
};

/** A page whose code arrives only when `arrives` says so. */
function pageOf(chunk: string) {
  const state = { asked: 0, arrives: false };
  const load = async () => {
    state.asked += 1;
    if (!state.arrives) throw Object.assign(new Error(`Loading chunk ${chunk} failed`), { name: 'ChunkLoadError' });
    return module;
  };
  const page: PageRecord = { path: `/${chunk}`, name: chunk, module: { chunk, load } };
  return { page, state };
}

it('[NAV-08] the code of a page is fetched once, and is there from then on', async () => {
  const { page, state } = pageOf('one');
  state.arrives = true;
  expect(loadedPage(page)).toBeUndefined();
  await Promise.all([loadPage(page), loadPage(page)]);
  expect(state.asked).toBe(1);
  expect(loadedPage(page)?.module).toBe(module);
});

it('[NAV-08] a failed fetch is not repeated by itself, and is forgotten when told', async () => {
  const { page, state } = pageOf('two');
  await expect(loadPage(page)).rejects.toThrow('two');
  await expect(loadPage(page)).rejects.toThrow('two');
  expect(state.asked).toBe(1);
  forgetFailures();
  state.arrives = true;
  await expect(loadPage(page)).resolves.toMatchObject({ module });
});

it('[NAV-08] a page without its code shows the error after one try; Retry asks again', async () => {
  const { page, state } = pageOf('three');
  const Page = () => {
    const { default: Component } = (loadedPage(page) ?? use(loadPage(page))).module;
    return <Component name={page.name} />;
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

it('[NAV-08] [DASH-02] a page comes with its layout and its guard, and names all its chunks', async () => {
  const part = (chunk: string) => ({ chunk, load: async () => ({ default: () => null }) });
  const page: PageRecord = {
    path: '/x',
    name: 'X',
    module: { chunk: 'x', load: async () => module },
    layout: part('frame'),
    access: { allows: () => true, guard: part('guard') },
  };
  expect(chunksOf(page)).toEqual(['frame', 'guard', 'x']);
  const { layout, guard } = await loadPage(page);
  expect([layout, guard]).toEqual([{ default: expect.any(Function) }, { default: expect.any(Function) }]);
});
