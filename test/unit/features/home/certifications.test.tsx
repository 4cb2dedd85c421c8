import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertificationRail } from '../../../../src/features/home/CertificationRail.tsx';
import { insertStyles } from '../../../support/jest/styles.ts';
import { show } from './frontPage.tsx';

insertStyles();

const CARD_WIDTH = 300;
const PITCH = CARD_WIDTH + 16;
/** How far a button or a swipe scrolls: 95 % of a card. */
const STEP = 285;

/** Gives the list a size, which it lacks in jsdom: cards of 300 px in a window of 320 px. */
function layOutList(): HTMLElement {
  const list = screen.getByRole('list', { name: 'Certifications' });
  const cards = [...list.children];
  for (const card of cards) jest.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, CARD_WIDTH, 400));
  Object.defineProperty(list, 'clientWidth', { value: 320 });
  Object.defineProperty(list, 'scrollWidth', { value: PITCH * cards.length + 200 });
  list.scrollTo = (options) => {
    list.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(list);
  };
  fireEvent.scroll(list);
  return list;
}

function swipe(list: HTMLElement, dx: number): void {
  const touchesAt = (clientX: number) => [{ identifier: 1, target: list, clientX, clientY: 10 }];
  fireEvent.touchStart(list, { touches: touchesAt(200) });
  fireEvent.touchEnd(list, { touches: [], changedTouches: touchesAt(200 + dx) });
}

const button = (name: RegExp) => screen.getByRole('button', { name });

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

it('[HOME-05] scrolls by its buttons, which are disabled at the ends', async () => {
  await show(<CertificationRail />);
  const list = layOutList();
  expect(button(/^Previous/)).toBeDisabled();
  await userEvent.click(button(/^Next/));
  expect(list.scrollLeft).toBe(STEP);
  expect(button(/^Previous/)).toBeEnabled();
  await userEvent.click(button(/^Next/));
  expect(button(/^Next/)).toBeDisabled();
  await userEvent.click(button(/^Previous/));
  await userEvent.click(button(/^Previous/));
  expect(list.scrollLeft).toBe(0);
  expect(button(/^Previous/)).toBeDisabled();
});

it('[HOME-05] scrolls by a swipe of 50 px, not by a shorter one', async () => {
  await show(<CertificationRail />);
  const list = layOutList();
  swipe(list, -49);
  expect(list.scrollLeft).toBe(0);
  swipe(list, -50);
  expect(list.scrollLeft).toBe(STEP);
  swipe(list, 50);
  expect(list.scrollLeft).toBe(0);
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
