import { fireEvent, screen, within } from '@testing-library/react';
import * as academic from '../../../../src/features/academic/AcademicPage.route.ts';
import { extremeTexts, showPage, pageTexts } from '../chapterPages.tsx';
import { breakableName } from '../../breakableName.ts';

const content = pageTexts['academic-relations'];
const show = (response: object = content) => showPage(academic, '/academic-relations', { '/pages/academic-relations': response });

const section = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

it('[ACAD-01] has tabs to #obj, #services and #team', async () => {
  const { head } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Academic Relations');
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['#obj', '#services', '#team']);
  for (const id of ['obj', 'services', 'team']) expect(document.getElementById(id)).toHaveAccessibleName();
  expect(head()).toMatchObject({ title: 'Academic Relations', description: content.intro.description });
});

it('[ACAD-01] names objectives, the three stakeholders, and the two stakeholders of each axis of engagement', async () => {
  await show();
  const objectives = section('Objectives');
  for (const { title } of content.obj.points) expect(objectives.getByRole('heading', { name: title })).toBeVisible();
  const stakeholders = objectives.getByRole('list', { name: 'Stakeholders' });
  expect(texts(within(stakeholders).getAllByRole('heading'))).toEqual(['Business schools', 'Engineering colleges', 'Schools']);
  const axes = within(objectives.getByRole('list', { name: 'Axes of engagement' })).getAllByRole('listitem');
  expect(axes).toHaveLength(3);
  expect(axes[0]).toHaveTextContent('Business schools – Engineering colleges');
  expect(axes[1]).toHaveTextContent('Business schools – Schools');
  expect(axes[2]).toHaveTextContent('Engineering colleges – Schools');
});

it('[ACAD-01] links the contact details to mail and telephone', async () => {
  await show();
  const { email, phone } = content.contact;
  for (const name of [breakableName(email), 'Write to us'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
});

it('[ACAD-01] lists the services in one table: the 23-hour course in both forms, the upcoming course, sessions and research', async () => {
  await show();
  const table = within(screen.getByRole('table', { name: 'Services' }));
  expect(texts(table.getAllByRole('columnheader'))).toEqual(['Service', 'For whom', 'Length', 'Where']);
  for (const kind of ['Certification services', 'Awareness and generic sessions', 'Research collaboration'])
    expect(table.getByRole('rowheader', { name: kind })).toBeVisible();
  const fundamentals = table.getAllByRole('row', { name: /fundamentals/ });
  expect(fundamentals).toHaveLength(2);
  expect(fundamentals[0]).toHaveTextContent(/online.*23 hours/);
  expect(fundamentals[1]).toHaveTextContent(/on-premises.*23 hours/);
  expect(table.getByRole('row', { name: /Agile scrum master course/ })).toHaveTextContent('Upcoming');
});

it('[ACAD-01] introduces a team of three, with initials in place of a missing or broken picture', async () => {
  await show();
  const team = section('The team');
  expect(team.getAllByRole('listitem')).toHaveLength(3);
  for (const { bio } of content.team.people) expect(team.getByText(bio)).toBeVisible();
  expect(team.getByText('PA')).toBeInTheDocument();
  const picture = team.getByText('Oviya Thangaraj').closest('li')?.querySelector('img');
  fireEvent.error(picture as HTMLImageElement);
  expect(team.getByText('OT')).toBeInTheDocument();
});

it('[ACAD-01] ends with the section “What we do”', async () => {
  await show();
  expect(section('What we do').getAllByRole('listitem')).toHaveLength(content.work.points.length);
});

it('[ACAD-01] shows extreme texts as they are', async () => {
  const values = Object.values(extremeTexts);
  const services = values.map((title) => ({ title, note: title, audience: title, length: title, place: title }));
  const people = values.map((name) => ({ name, role: name, bio: name }));
  await show({
    ...content,
    obj: { ...content.obj, stakeholders: values.map((title) => ({ title, text: title })) },
    services: { ...content.services, groups: [{ title: extremeTexts.long, services }] },
    team: { ...content.team, people },
  });
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(section('The team').getByRole('heading', { name: extremeTexts.html })).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
});
