import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { RouteErrorBoundary } from '../../../src/app/RouteErrorBoundary.tsx';
import { expectConsole } from '../../support/jest/quietConsole.ts';

let broken: Error | null = null;

function breakPage(error: Error): void {
  broken = error;
  expectConsole('error', /A page failed while rendering/);
  // React's own report in development.
  expectConsole('error', /The above error occurred in the <Page>/);
}

function Page() {
  if (broken !== null) throw broken;
  return <h1>The page</h1>;
}

const boundary = (key: string) => (
  <MemoryRouter>
    <RouteErrorBoundary resetKey={key}>
      <Page />
    </RouteErrorBoundary>
  </MemoryRouter>
);

it('[NAV-08] a page that throws shows a readable error with Retry and Home, and Retry brings it back', async () => {
  breakPage(new Error('no such field'));
  render(boundary('a'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on this page');
  expect(screen.getByRole('alert')).not.toHaveTextContent('no such field');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  broken = null;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

it('[NAV-08] a navigation leaves the error behind, also one to the same path', () => {
  breakPage(new Error('no such field'));
  const { rerender } = render(boundary('a'));
  broken = null;
  rerender(boundary('b'));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

it('[NAV-08] code that did not arrive is told apart; without a connection Retry tries on this page', async () => {
  breakPage(Object.assign(new Error('Loading chunk jobs failed'), { name: 'ChunkLoadError' }));
  render(boundary('a'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not arrive');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  broken = null;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

it('[NAV-08] code that did not arrive is asked for again when the connection is back', async () => {
  breakPage(Object.assign(new Error('Loading chunk jobs failed'), { name: 'ChunkLoadError' }));
  render(boundary('a'));
  broken = null;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

it('[NAV-08] a page at fault does not come back with the connection', async () => {
  breakPage(new Error('no such field'));
  render(boundary('a'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on this page');
});
