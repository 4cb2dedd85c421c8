import { screen, within } from '@testing-library/react';
import * as corporate from '../../../../src/features/corporate/CorporateTrainingPage.route.ts';
import { extremeTexts, showPage, pageTexts } from '../chapterPages.tsx';

const content = pageTexts.training;
const show = (response: object | number | 'never' = content, options = {}) =>
  showPage(corporate, '/Training', { '/pages/training': response }, options);

const section = (name: string) => within(screen.getByRole('region', { name }));
const courseArticles = () => section('Courses').getAllByRole('article');

it('[CORP-01] has the tabs Introduction, Support Services and Courses, each linked to its section', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Corporate Training');
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole<HTMLAnchorElement>('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Introduction', 'Support Services', 'Courses']);
  for (const tab of tabs) expect(document.querySelector(tab.hash)).toHaveAccessibleName(tab.textContent);
});

it('[CORP-01] describes four courses by the same facts in the same order', async () => {
  await show();
  expect(courseArticles()).toHaveLength(4);
  for (const courseArticle of courseArticles()) {
    const facts = within(courseArticle).getAllByRole('term');
    expect(facts.map((fact) => fact.textContent)).toEqual(['For whom', 'Length', 'Format', 'Outcome']);
    for (const value of within(courseArticle).getAllByRole('definition')) expect(value).not.toBeEmptyDOMElement();
  }
});

it('[CORP-01] links to the enquiry about a course whose name has reserved characters of a URL', async () => {
  const title = 'R&D: risk = cost + delay? #1 50%';
  const [first, ...others] = content.courses.list;
  await show({ ...content, courses: { ...content.courses, list: [{ ...first, title }, ...others] } });
  const enquiryLink = section('Courses').getByRole<HTMLAnchorElement>('link', { name: `${content.courses.action} (${title})` });
  const { searchParams, hash } = new URL(enquiryLink.href);
  expect([...searchParams]).toEqual([['course', title]]);
  expect(hash).toBe('#corporate');
});

it('[CORP-01] links each course to the corporate enquiry with that course chosen', async () => {
  await show();
  for (const [index, courseArticle] of courseArticles().entries()) {
    const { title } = content.courses.list[index] as (typeof content.courses.list)[number];
    const enquiryLink = within(courseArticle).getByRole('link', { name: `${content.courses.action} (${title})` });
    const { pathname, searchParams, hash } = new URL((enquiryLink as HTMLAnchorElement).href);
    expect([pathname, searchParams.get('course'), hash]).toEqual(['/Contact', title, '#corporate']);
    // The form can choose only a training that it lists.
    expect(pageTexts.contact.trainings).toContain(title);
  }
  expect(screen.getByRole('link', { name: content.action })).toHaveAttribute('href', '/Contact#corporate');
});

it('[CORP-01] [NAV-04] describes each course to search engines: its name, its description and its provider', async () => {
  const { head } = await show();
  expect(head()).toMatchObject({ title: 'Corporate Training', description: content.intro.description });
  expect(head().structuredData).toEqual(
    content.courses.list.map(({ title, text }) => ({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: title,
      description: text,
      provider: { '@type': 'Organization', name: 'Kaveri Chapter', url: 'https://chapter.example.org/' },
    })),
  );
});

it('[CORP-01] shows extreme texts as they are', async () => {
  const list = Object.values(extremeTexts).map((title) => ({
    title,
    text: title,
    audience: title,
    length: title,
    format: title,
    outcome: title,
  }));
  await show({ ...content, courses: { ...content.courses, list } });
  expect(courseArticles()).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3, name: extremeTexts.html })).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
});
