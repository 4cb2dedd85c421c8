import { act, screen } from '@testing-library/react';
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
