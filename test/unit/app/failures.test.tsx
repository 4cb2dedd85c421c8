import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet, type RouteObject } from 'react-router';
import { RouteErrorPage } from '../../../src/app/RouteErrorPage.tsx';
import { expectConsole } from '../../support/jest/quietConsole.ts';
import { showShell } from './shell.tsx';

let isBroken = false;

/** A page that a test can make throw; React reports each throw on the console. */
function Page() {
  if (isBroken) throw new Error('no such field');
  return <h1>The page</h1>;
}

const chunkLoadError = Object.assign(new Error('Loading chunk jobs failed'), { name: 'ChunkLoadError' });

/** Loads the code of a page. */
const load = jest.fn(async () => ({ Component: Page }));

function show(): void {
  const pages: RouteObject = {
    errorElement: <RouteErrorPage />,
    children: [
      { path: '/', element: <h1>Start</h1> },
      { path: '/page', Component: Page },
      { path: '/late', lazy: load },
    ],
  };
  const site = (
    <>
      <Link to="/page">page</Link>
      <Link to="/late">late</Link>
      <Outlet />
    </>
  );
  showShell(site, { children: [pages] });
}

const clickLink = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const pressRetry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  isBroken = false;
  load.mockReset();
  load.mockImplementation(async () => ({ Component: Page }));
});

describe('a page that throws', () => {
  beforeEach(async () => {
    expectConsole('error', /React Router caught the following error/);
    // React's own report in development.
    expectConsole('error', /The above error occurred in the <Page>/);
    show();
    isBroken = true;
    await clickLink('page');
  });

  it('[NAV-08] shows a readable error with Retry and Home, and Retry shows the page again', async () => {
    expect(await heading('Something went wrong on this page')).toBeInTheDocument();
    expect(screen.getByRole('alert')).not.toHaveTextContent('no such field');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    isBroken = false;
    await pressRetry();
    expect(await heading('The page')).toBeInTheDocument();
  });

  it('[NAV-08] is replaced by a navigation, even to the same path', async () => {
    expect(await heading('Something went wrong on this page')).toBeInTheDocument();
    isBroken = false;
    await clickLink('page');
    expect(await heading('The page')).toBeInTheDocument();
  });

  it('[NAV-08] does not recover by itself when the connection returns', async () => {
    expect(await heading('Something went wrong on this page')).toBeInTheDocument();
    isBroken = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await heading('Something went wrong on this page')).toBeInTheDocument();
  });
});

describe('a page whose code fails to load', () => {
  beforeEach(async () => {
    load.mockRejectedValue(chunkLoadError);
    show();
    await clickLink('late');
    await heading('This page could not be loaded');
  });

  it('[NAV-08] is requested once; offline, Retry requests it again on this page', async () => {
    expect(load).toHaveBeenCalledTimes(1);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pressRetry();
    expect(load).toHaveBeenCalledTimes(2);
    expect(await heading('This page could not be loaded')).toBeInTheDocument();
    load.mockImplementation(async () => ({ Component: Page }));
    await pressRetry();
    expect(await heading('The page')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByTestId('address')).toHaveTextContent('/late');
  });

  it('[NAV-08] is requested again when the connection returns', async () => {
    load.mockImplementation(async () => ({ Component: Page }));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await heading('The page')).toBeInTheDocument();
  });

  it('[NAV-08] does not affect other pages, and is requested again when it is opened again', async () => {
    await clickLink('page');
    expect(await heading('The page')).toBeInTheDocument();
    await clickLink('late');
    expect(await heading('This page could not be loaded')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it("[NAV-08] the current page stays while the next page's code loads; the code is requested once", async () => {
  let arrive = (): void => undefined;
  load.mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { Component: Page };
  });
  show();
  await clickLink('late');
  expect(await heading('Start')).toBeInTheDocument();
  await act(async () => arrive());
  expect(await heading('The page')).toBeInTheDocument();
  await clickLink('page');
  await clickLink('late');
  expect(await heading('The page')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
