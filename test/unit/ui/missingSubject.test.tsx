import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { missingStatus, MissingSubject } from '../../../src/ui/MissingSubject.tsx';
import { renderUi } from './renderUi.tsx';

function show(error: unknown): jest.Mock {
  const onRetry = jest.fn();
  renderUi(
    <MissingSubject error={error} what="The training" busy={false} onRetry={onRetry}>
      <p>Something else</p>
    </MissingSubject>,
  );
  return onRetry;
}

const queryNotFoundHeading = () => screen.queryByRole('heading', { level: 1, name: /seems to have wandered off/ });

it.each([
  ['a loaded list without the item', undefined],
  ['404', { status: 404, data: null }],
  ['400', { status: 400, data: null }],
  ['200 with an error in its body', { status: 'CUSTOM_ERROR', error: 'Invalid response format', data: { success: null, error: 'No' } }],
])('[D-18] [CERT-09] %s shows the not-found view and no Retry, with status 404', (_, error) => {
  show(error);
  expect(queryNotFoundHeading()).toBeVisible();
  expect(screen.getByText('Something else')).toBeVisible();
  expect(screen.getByText(/^Error code: 404/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(missingStatus(error)).toBe(404);
});

it.each([
  ['500', { status: 500, data: null }],
  ['429', { status: 429, data: null }],
])('[D-18] [CERT-09] %s shows the not-found view with an error and Retry, and has status 502', async (_, error) => {
  const onRetry = show(error);
  expect(queryNotFoundHeading()).toBeVisible();
  expect(screen.queryByText(/Error code: 404/)).toBeNull();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The training could not be loaded.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(missingStatus(error)).toBe(502);
});

it('[D-18] [CERT-09] a missing response shows an error instead of the not-found view, with Retry and status 502', async () => {
  const error = { status: 'FETCH_ERROR', error: 'x' };
  const onRetry = show(error);
  expect(queryNotFoundHeading()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The training could not be loaded.');
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not respond.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(missingStatus(error)).toBe(502);
});
