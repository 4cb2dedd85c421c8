import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router';
import { NavigationProgress } from '../../../src/app/NavigationProgress.tsx';
import { showShell } from './shell.tsx';

const frame = (
  <main>
    <Link to="/slow">slow</Link>
    <Outlet />
    <NavigationProgress />
  </main>
);

/** Shows a page with a link to another one, whose code arrives when the returned function is called. */
function showLinkToSlowPage(): () => void {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const lazy = async () => {
    await arrived;
    return { element: <h1>Slow page</h1> };
  };
  showShell(frame, {
    children: [
      { path: '/', element: <h1>Start</h1> },
      { path: '/slow', lazy },
    ],
  });
  return arrive;
}

const progress = () => screen.queryByRole('progressbar', { name: 'Loading the page' });

it('[NAV-05] says while the code of the next page is loading, in a line and for screen readers, until the page appears', async () => {
  const arrive = showLinkToSlowPage();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('link', { name: 'slow' }));
  expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page …');
  expect(screen.getByRole('heading', { name: 'Start' })).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Slow page' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('[NAV-05] shows nothing for a page that is there within a fifth of a second', async () => {
  jest.useFakeTimers();
  try {
    const arrive = showLinkToSlowPage();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('link', { name: 'slow' }));
    await act(() => jest.advanceTimersByTimeAsync(190));
    expect(progress()).toBeNull();
    await act(async () => arrive());
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('heading', { name: 'Slow page' })).toBeVisible();
    expect(progress()).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
