import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chapter } from '../../../../src/config/chapter.ts';
import * as membership from '../../../../src/features/membership/MembershipPage.route.ts';
import { extremeTexts, showPage, pageTexts } from '../chapterPages.tsx';

const content = pageTexts.membership;
const show = (response: object | number | 'never' = content, options = {}) =>
  showPage(membership, '/membership', { '/pages/membership': response }, options);

const section = (name: string) => within(screen.getByRole('region', { name }));

it('[MEMB-01] lists nine reasons and five benefits, and states the numbers of members and countries', async () => {
  const { head } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Membership');
  expect(section("What's in it for you").getAllByRole('listitem')).toHaveLength(9);
  expect(section('Membership benefits').getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText(/over 700,000 members in over 185 countries/)).toBeVisible();
  expect(head()).toMatchObject({ title: 'Membership', description: content.intro.description });
});

it('[MEMB-01] has tabs to #what and #benefits, and PMI Membership, which opens the configured shop in a new window', async () => {
  await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of this page' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual(['#what', '#benefits', chapter().membershipShop]);
  const shop = tabs.getByRole('link', { name: 'PMI Membership' });
  expect(shop).toHaveAttribute('target', '_blank');
  expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
  for (const id of ['what', 'benefits']) expect(document.getElementById(id)).toHaveAccessibleName();
});

it('[MEMB-01] links to the shop at the top and at the end, each with a note that it opens a new window', async () => {
  await show();
  const shopLinks = screen.getAllByRole('link', { name: `${content.action} (opens a new window)` });
  expect(shopLinks).toHaveLength(2);
  for (const shopLink of shopLinks) {
    expect(shopLink).toHaveAttribute('href', chapter().membershipShop);
    expect(shopLink).toHaveAttribute('target', '_blank');
  }
});

it('[MEMB-01] shows a skeleton while its texts load; after a failure, the page’s name as heading, an error and Retry', async () => {
  const { unmount } = await show('never', { loaded: false });
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  unmount();
  const responses = { '/pages/membership': 500 as number | object };
  await showPage(membership, '/membership', responses);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page');
  expect(screen.getByRole('alert')).toHaveTextContent('The text of this page could not be loaded.');
  responses['/pages/membership'] = content;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Membership benefits' })).toBeVisible();
});

it('[MEMB-01] shows extreme texts as they are', async () => {
  const points = Object.values(extremeTexts).map((text) => ({ title: text, text }));
  await show({ ...content, what: { title: extremeTexts.long, points }, benefits: { title: extremeTexts.html, points } });
  expect(screen.getByRole('heading', { level: 2, name: extremeTexts.html })).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
});
