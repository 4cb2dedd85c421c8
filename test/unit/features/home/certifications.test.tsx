import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertificationRail } from '../../../../src/features/home/CertificationRail.tsx';
import { insertStyles } from '../../../support/jest/styles.ts';
import { show } from './frontPage.tsx';

insertStyles();

it('[HOME-04] shows every certification with tag, icon, names, experience, description and Learn More', async () => {
  await show(<CertificationRail />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Top Certifications We Support');
  const [pmp, acp] = screen.getAllByRole('article');
  if (pmp === undefined || acp === undefined) throw new Error('Two cards were expected.');
  expect(within(pmp).getByText('Certification')).toBeVisible();
  expect(pmp.querySelector('img[src="/pmp.svg"]')).not.toBeNull();
  expect(within(pmp).getByText('PMP')).toBeVisible();
  expect(within(pmp).getByRole('heading', { name: 'PMP® Certification Training' })).toBeVisible();
  expect(within(pmp).getByText('36 months')).toBeVisible();
  expect(within(pmp).getByText('For people who lead projects.')).toBeVisible();
  expect(within(pmp).getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/trainings/pmpcertification-training');
  expect(within(acp).getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/trainings/pmi-acp-training');
});

it('[HOME-04] shows the background picture where there is one, else a drawing', async () => {
  const certification = { cert_id: 1, certification_name: 'PMP', right_corner_icon: '/pmp.svg' };
  await show(<CertificationRail />, {
    'certifications-listing': [
      { ...certification, background_image: '/back.svg' },
      { ...certification, cert_id: 2, background_image: false },
    ],
  });
  const pictures = screen.getAllByRole('article').map((card) => [...card.querySelectorAll('img')].map(({ src }) => new URL(src).pathname));
  expect(pictures).toEqual([['/back.svg', '/pmp.svg'], ['/pmp.svg']]);
  expect(screen.getAllByRole('article')[1]?.querySelector('.frame > svg')).not.toBeNull();
});

it('[HOME-04] links to the permalink when no URL can be made from the name, unless the permalink is unsafe', async () => {
  const withoutName = (cert_id: number, permalink: string) => ({ cert_id, certification_name: '***', shortform: 'X', permalink });
  await show(<CertificationRail />, {
    'certifications-listing': [withoutName(1, '/trainings/star'), withoutName(2, 'javascript:alert(1)')],
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/trainings/star']);
});

it('[HOME-05] centres two cards, not three', async () => {
  const listAlignment = () => getComputedStyle(screen.getByRole('list', { name: 'Certifications' })).justifyContent;
  const { unmount } = await show(<CertificationRail />);
  expect(listAlignment()).toBe('safe center');
  unmount();
  const threeCertifications = [1, 2, 3].map((cert_id) => ({ cert_id, certification_name: `PMP ${cert_id}` }));
  await show(<CertificationRail />, { 'certifications-listing': threeCertifications });
  expect(listAlignment()).toBe('');
});

it('[HOME-08] shows its own error with Retry', async () => {
  const { responses } = await show(<CertificationRail />, { 'certifications-listing': 404 });
  expect(await screen.findByRole('alert')).toHaveTextContent('The certifications could not be loaded.');
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  delete responses['certifications-listing'];
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

it('[HOME-04] shows a text when there are no certifications, and says when they are loading', async () => {
  const { unmount } = await show(<CertificationRail />, { 'certifications-listing': [] });
  expect(screen.getByText('No certification is listed at present.')).toBeVisible();
  unmount();
  await show(<CertificationRail />, { 'certifications-listing': 'never' }, { loaded: false });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading certifications');
});
