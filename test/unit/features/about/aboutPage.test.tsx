import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Director, PastPresident } from '../../../../src/api/generated/cms.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { provideChapter } from '../../../../src/config/chapter.ts';
import * as about from '../../../../src/features/about/AboutPage.route.ts';
import { demoChapter } from '../../../support/content.ts';
import { extremeTexts, showPage, pageTexts } from '../chapterPages.tsx';

const directors: RowOf<Director>[] = [
  {
    id: 1,
    name: 'Meenakshi Raghavan',
    designation: 'President',
    email: 'meenakshi@example.org',
    from_to: '2025 – 2028',
    linkedin: 'https://www.example.org/people/meenakshi',
    profile_picture: { url: '/meenakshi.svg', alt: '' },
  },
  { id: 2, name: 'Deepa Hegde', designation: '', email: false, linkedin: '', profile_picture: false },
];
const presidents: RowOf<PastPresident>[] = [
  {
    name: 'Harish Gowda',
    role: 'President',
    designation: 'Programme director',
    from_to: '2022 – 2025',
    linkedin: 'https://www.example.org/people/harish',
    profile_picture: { url: '/harish.svg', alt: '' },
  },
  { name: 'Nobody Knows When', role: 'President', designation: '', from_to: '', linkedin: false, profile_picture: false },
  {
    name: 'Padmavathi Srinivasan',
    role: 'Founding President',
    designation: 'Chief engineer',
    from_to: '1998 – 2000',
    linkedin: '',
    profile_picture: false,
  },
];

const fullResponses = { '/pages/about': pageTexts.about, '/past-directors/': { data: presidents }, '/directors': { data: directors } };
type TestResponses = Record<string, object | number | 'never'>;
const show = (responses: TestResponses = {}, { loaded = true, address = '/About-us' } = {}) =>
  showPage(about, address, { ...fullResponses, ...responses }, { loaded });

const section = (name: string) => within(screen.getByRole('region', { name }));

it('[ABOUT-01] has the four tabs, each linked to its section, and the year in which the chapter was founded', async () => {
  const { head } = await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['About Us', '#about'],
    ['Our Mission', '#mission'],
    ['Board Of Directors', '#bod'],
    ['Past Presidents', '#pp'],
  ]);
  for (const tab of tabs.slice(1)) expect(document.querySelector((tab as HTMLAnchorElement).hash)).toHaveAccessibleName(tab.textContent);
  expect(document.getElementById('about')).toHaveAccessibleName(pageTexts.about.about.title);
  expect(screen.getByText('Founded').closest('p')).toHaveTextContent('Founded 1998');
  expect(head()).toMatchObject({ title: 'About us' });
});

it('[ABOUT-01] shows no founding year when the chapter gives none', async () => {
  const { foundedYear: _foundedYear, ...facts } = demoChapter.facts;
  provideChapter(() => facts);
  try {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByText('Founded')).toBeNull();
  } finally {
    provideChapter(() => demoChapter.facts);
  }
});

it('[ABOUT-01] lists the years in order, from the foundation on', async () => {
  await show();
  const years = section(pageTexts.about.about.title)
    .getAllByRole('listitem')
    .map((item) => Number(item.textContent.slice(0, 4)));
  expect(years[0]).toBe(1998);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

it('[ABOUT-02] shows the directors with designation, term, e-mail and LinkedIn, and says how long the board serves', async () => {
  await show();
  const board = section('Board Of Directors');
  expect(board.getByText(/The board serves three-year terms/)).toBeVisible();
  const [president, other] = board.getAllByRole('listitem');
  expect(president).toHaveTextContent('Meenakshi RaghavanPresidentTerm 2025 – 2028');
  expect(president?.querySelector('img')).toHaveAttribute('src', '/meenakshi.svg');
  const presidentCard = within(president as HTMLElement);
  expect(presidentCard.getByRole('link', { name: 'E-mail to Meenakshi Raghavan' })).toHaveAttribute('href', 'mailto:meenakshi@example.org');
  const linkedInLink = presidentCard.getByRole('link', { name: 'LinkedIn page of Meenakshi Raghavan (opens a new window)' });
  expect(linkedInLink).toHaveAttribute('href', 'https://www.example.org/people/meenakshi');
  expect(linkedInLink).toHaveAttribute('target', '_blank');
  expect(other).toHaveTextContent('Deepa Hegde');
  expect(within(other as HTMLElement).getByText('DH')).toBeInTheDocument();
  expect(other).not.toHaveTextContent('Term');
  expect(within(other as HTMLElement).queryByRole('link')).toBeNull();
});

it('[ABOUT-02] lists the past presidents in time order with years, role, designation and LinkedIn', async () => {
  await show();
  const rows = section('Past Presidents').getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Padmavathi Srinivasan',
    'Harish Gowda',
    'Nobody Knows When',
  ]);
  expect(rows[1]).toHaveTextContent('2022 – 2025');
  expect(rows[1]).toHaveTextContent('PresidentProgramme director');
  expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', 'https://www.example.org/people/harish');
  expect(rows.map((row) => row.querySelector('img')?.getAttribute('src') ?? null)).toEqual([null, '/harish.svg', null]);
  expect(within(rows[0] as HTMLElement).getByText('PS')).toBeInTheDocument();
});

it('[ABOUT-02] shows placeholders while the people load; a list that fails offers Retry, and the other is shown', async () => {
  const { unmount } = await show({ '/directors': 'never', '/past-directors/': 'never' }, { loaded: false });
  expect(await screen.findByText('Loading board')).toBeInTheDocument();
  expect(screen.getByText('Loading past presidents')).toBeInTheDocument();
  unmount();
  const responses: TestResponses = { ...fullResponses, '/directors': 500 };
  await showPage(about, '/About-us', responses);
  expect(section('Board Of Directors').getByRole('alert')).toHaveTextContent('The board could not be loaded.');
  expect(section('Past Presidents').getByText('Harish Gowda')).toBeVisible();
  responses['/directors'] = { data: directors };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Meenakshi Raghavan')).toBeVisible();
});

it('[ABOUT-02] [D-71] says in neutral words that nobody is listed', async () => {
  await show({ '/directors': { data: false }, '/past-directors/': { data: '' } });
  expect(section('Board Of Directors').getByText('No board member is listed at present.')).toBeVisible();
  expect(section('Past Presidents').getByText('No past president is listed at present.')).toBeVisible();
});

it('[ABOUT-02] renders unusual names, and leaves out entries without one', async () => {
  const irregularPeople = Object.values(extremeTexts).map((name) => ({
    id: 7,
    name,
    designation: name,
    role: name,
    from_to: name,
    email: 'no address',
    linkedin: 'javascript:alert(1)',
    profile_picture: '',
  }));
  await show({
    '/directors': { data: [...irregularPeople, {}, null, 'x'] },
    '/past-directors/': { data: [...irregularPeople, ...irregularPeople, false] },
  });
  expect(section('Board Of Directors').getAllByRole('listitem')).toHaveLength(3);
  expect(section('Past Presidents').getAllByRole('listitem')).toHaveLength(6);
  expect(section('Board Of Directors').queryByRole('link')).toBeNull();
  expect(document.querySelector('script')).toBeNull();
});
