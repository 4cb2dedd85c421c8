import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NotFoundPage, { head } from '../../../../src/features/notfound/NotFoundPage.route.ts';
import { json, settle } from '../../api/apiStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const certifications = [{ cert_id: 2691, certification_name: 'PMP®Certification Training', shortform: 'PMP' }];

function show(address: string, earlierAddresses: string[] = []) {
  return renderPage(address, {
    page: { '/': <h1>The home page</h1>, '/About-us': <h1>About us</h1>, '*': <NotFoundPage /> },
    backend: () => json({ success: true, data: certifications }),
    earlierAddresses,
  });
}

it('[NF-01] says that the page has wandered off', async () => {
  show('/no-such-page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Oops! The page you're looking for seems to have wandered off.");
  expect(screen.getByText('Error code: 404 | Page Not Found')).toBeVisible();
});

it('[NF-01] Return Home goes to the home page', async () => {
  show('/no-such-page');
  await userEvent.click(screen.getByRole('link', { name: 'Return Home' }));
  expect(screen.getByRole('heading')).toHaveTextContent('The home page');
});

it('[NF-01] Go Back goes to the previous page, or to the home page when there is none', async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const { unmount } = show('/no-such-page', ['/About-us']);
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByRole('heading')).toHaveTextContent('About us');
  unmount();
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  show('/no-such-page');
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByRole('heading')).toHaveTextContent('The home page');
});

it('[NF-01] links to home, about and contact', () => {
  show('/no-such-page');
  const links = within(screen.getByRole('navigation', { name: 'Other places' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/About-us', '/Contact']);
});

it('[NF-01] suggests the certifications below /trainings, and nowhere else (D-5)', async () => {
  const { unmount } = show('/trainings');
  const suggestion = await screen.findByRole('link', { name: 'PMP® Certification Training' });
  expect(suggestion).toHaveAttribute('href', '/trainings/pmpcertification-training');
  unmount();
  show('/trainingsx');
  await act(settle);
  expect(screen.queryByRole('heading', { name: 'These are the trainings we offer' })).toBeNull();
});

it('[NF-01] has status 404', () => {
  expect(head()).toMatchObject({ status: 404 });
});
