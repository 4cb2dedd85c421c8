import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HomePage, { head } from '../../../../src/features/home/HomePage.route.ts';
import { StatisticsPanel } from '../../../../src/features/home/StatisticsPanel.tsx';
import { show } from './frontPage.tsx';
import { textsOf } from '../../../support/texts.ts';

it('[HOME-07] shows four figures with Indian grouping', async () => {
  await show(<StatisticsPanel />);
  const panel = screen.getByRole('region', { name: 'The chapter in figures' });
  expect(textsOf(within(panel).getAllByRole('term'))).toEqual(['members', 'certified', 'talks', 'volunteers']);
  expect(textsOf(within(panel).getAllByRole('definition'))).toEqual(['2,400', '1150+', '340', '96']);
});

it('[HOME-07] shows four placeholder cells while it loads', async () => {
  const { container } = await show(<StatisticsPanel />, { matrices: 'never' }, { loaded: false });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading figures');
  expect(container.querySelector('[data-placeholder="statistics"] > div > div')?.children).toHaveLength(4);
});

it('[HOME-07] shows a list of exactly four figures', async () => {
  await show(<StatisticsPanel />, { matrices: [1, 2, 3, 4].map((number) => ({ number, content: `figure ${number}` })) });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
});

it.each([
  ['an empty list', []],
  ['a response without its list', 'no list' as const],
  ['three figures', [1, 2, 3].map((number) => ({ number, content: `figure ${number}` }))],
])('[HOME-07] shows nothing for %s', async (_what, list) => {
  await show(<StatisticsPanel />, { matrices: list });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[HOME-08] shows its own error with Retry', async () => {
  const { responses } = await show(<StatisticsPanel />, { matrices: 500 });
  expect(await screen.findByRole('alert')).toHaveTextContent('The chapter in figures could not be loaded.');
  delete responses.matrices;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2,400')).toBeVisible();
});

describe('the page', () => {
  it('[HOME-08] keeps every other part when one fails', async () => {
    await show(<HomePage />, { matrices: 500, 'active-events': 500 });
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Learn' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Learn More/ })).toHaveLength(2);
  });

  it('[HOME-07] has the figures below the certifications and above the events', async () => {
    await show(<HomePage />);
    const [certifications, events] = screen
      .getAllByRole('heading', { level: 2 })
      .filter(({ textContent }) => /^(Top Certifications|Stay Engaged)/.test(textContent));
    const panel = screen.getByRole('region', { name: 'The chapter in figures' });
    expect(certifications?.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(events?.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('[CACHE-01] makes each call once', async () => {
    const { paths } = await show(<HomePage />);
    expect(paths()).toHaveLength(4);
    expect(new Set(paths()).size).toBe(4);
  });

  it('[NAV-05] has one main heading', async () => {
    await show(<HomePage />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('[NAV-04] names the chapter in its title and describes it as an organisation', () => {
    const { title, structuredData } = head({ url: new URL('https://chapter.example.org/?x=1') });
    expect(title).toMatch(/^Kaveri Chapter/);
    expect(structuredData?.[0]).toMatchObject({ '@type': 'Organization', name: 'Kaveri Chapter', url: 'https://chapter.example.org/' });
  });
});
