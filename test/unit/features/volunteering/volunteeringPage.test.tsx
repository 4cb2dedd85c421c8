import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Volunteer } from '../../../../src/api/generated/cms.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import * as volunteering from '../../../../src/features/volunteering/VolunteeringPage.route.ts';
import { extremeTexts, showPage, pageTexts } from '../chapterPages.tsx';

const content = pageTexts.volunteering;
const people: RowOf<Volunteer>[] = [
  { name: 'Tara Menon', department: 'Technology', profile_picture: { url: '/tara.svg', alt: '' } },
  { name: 'Asha Pillai', department: 'Events', profile_picture: false },
  { name: 'Nobody Asked', department: false, profile_picture: '' },
  { name: 'Babu Rajan', department: 'Events', profile_picture: false },
];

type TestResponses = Record<string, object | number | 'never'>;
const fullResponses = { '/pages/volunteering': content, '/volunteers-list/': { data: people } };
const show = (responses: TestResponses = {}, { loaded = true } = {}) =>
  showPage(volunteering, '/volunteering', { ...fullResponses, ...responses }, { loaded });

const section = (name: string) => within(screen.getByRole('region', { name }));
const volunteers = () => section(content.volunteers.title);

it('[VOL-01] has tabs to #volunteer, #inner and #chapter below the heading "Volunteering knows no age limit"', async () => {
  const { head } = await show();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Volunteering knows no age limit$/);
  const parts = screen.getByRole('navigation', { name: 'Parts of this page' });
  expect(heading.compareDocumentPosition(parts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const tabs = within(parts).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['#volunteer', '#inner', '#chapter']);
  for (const id of ['volunteer', 'inner', 'chapter']) expect(document.getElementById(id)).toHaveAccessibleName();
  expect(head()).toMatchObject({ title: 'Volunteering knows no age limit' });
});

it('[VOL-01] says what volunteering is, its benefits and tasks, and lists ten steps in order', async () => {
  await show();
  const topics = section('Volunteering').getAllByRole('heading', { level: 2 });
  expect(topics.map((topic) => topic.textContent)).toEqual(['What it is', 'Benefits', 'Scope']);
  const steps = section('Ten steps to become a volunteer');
  expect(steps.getByRole('list').tagName).toBe('OL');
  expect(steps.getAllByRole('listitem')).toHaveLength(10);
});

it('[VOL-01] names no number of steps of its own, because a chapter may list fewer than ten', async () => {
  const steps = { ...content.steps, title: 'Steps to become a volunteer', points: content.steps.points.slice(0, 4) };
  await show({ '/pages/volunteering': { ...content, steps } });
  expect(section('Steps to become a volunteer').getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByText(/\bten\b/i)).toBeNull();
});

it('[VOL-01] ends with the call "Get Involved. Make a difference. Be a volunteer", which links to the contact form', async () => {
  await show();
  const call = section('Get Involved. Make a difference. Be a volunteer');
  expect(call.getByRole('link', { name: content.banner.action })).toHaveAttribute('href', '/Contact');
});

it('[VOL-02] groups the volunteers by department in alphabetical order, and those without a department in Other', async () => {
  await show();
  const groups = volunteers().getAllByRole('heading', { level: 3 });
  expect(groups.map((group) => group.textContent)).toEqual(['Events', 'Other', 'Technology']);
  const lists = volunteers().getAllByRole('list');
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 1, 1]);
  expect(lists[0]).toHaveTextContent('Asha Pillai');
  expect(lists[1]).toHaveTextContent('Nobody Asked');
});

it('[VOL-02] a department of many shows its first people and folds the others, who stay in the page', async () => {
  const many = Array.from({ length: 75 }, (_, index) => ({ name: `Person ${index}`, department: 'Events', profile_picture: false }));
  await show({ '/volunteers-list/': { data: many } });
  expect(volunteers().getByText('75 volunteers')).toBeVisible();
  expect(volunteers().getByText('Person 5')).toBeVisible();
  expect(volunteers().getByText('Person 74')).not.toBeVisible();
  await userEvent.click(volunteers().getByText('69 more'));
  expect(volunteers().getByText('Person 74')).toBeVisible();
});

it('[VOL-02] shows a default avatar for a picture that is missing or broken', async () => {
  await show();
  expect(volunteers().getByText('AP')).toBeInTheDocument();
  const picture = volunteers().getByText('Tara Menon').closest('li')?.querySelector('img');
  expect(picture).toHaveAttribute('src', '/tara.svg');
  fireEvent.error(picture as HTMLImageElement);
  expect(volunteers().getByText('TM')).toBeInTheDocument();
});

it('[VOL-02] has three skeleton cards while the volunteers load', async () => {
  await show({ '/volunteers-list/': 'never' }, { loaded: false });
  expect(await screen.findByText('Loading volunteers')).toBeInTheDocument();
  const cards = document.querySelectorAll<HTMLElement>('[data-skeleton]');
  expect(cards).toHaveLength(3);
  for (const card of cards) expect(card).not.toBeEmptyDOMElement();
});

it('[VOL-02] says when nobody is listed, and offers Retry after a failure', async () => {
  const { unmount } = await show({ '/volunteers-list/': { data: false } });
  expect(volunteers().getByText('No volunteer is listed at present.')).toBeVisible();
  unmount();
  const responses: TestResponses = { ...fullResponses, '/volunteers-list/': 503 };
  await showPage(volunteering, '/volunteering', responses);
  expect(volunteers().getByRole('alert')).toHaveTextContent('The volunteers could not be loaded.');
  responses['/volunteers-list/'] = fullResponses['/volunteers-list/'];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await volunteers().findByText('Tara Menon')).toBeVisible();
});

it('[VOL-02] can show two hundred volunteers and unusual names', async () => {
  const manyItems = Array.from({ length: 200 }, (_, index) => ({ name: `Volunteer ${index}`, department: `Department ${index % 9}` }));
  const irregularVolunteers = Object.values(extremeTexts).map((text) => ({
    name: text,
    department: text,
    profile_picture: { url: false },
  }));
  await show({ '/volunteers-list/': { data: [...manyItems, ...irregularVolunteers, null, { name: '' }, 'x'] } });
  expect(volunteers().getAllByRole('listitem')).toHaveLength(203);
  expect(volunteers().getByRole('heading', { name: 'R&D <script>alert(1)</script>' })).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
});
