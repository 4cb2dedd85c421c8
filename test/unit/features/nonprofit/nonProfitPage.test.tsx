import { fireEvent, screen, within } from '@testing-library/react';
import * as nonProfit from '../../../../src/features/nonprofit/NonProfitPage.route.ts';
import { extremeTexts, showPage, pageTexts } from '../chapterPages.tsx';

const content = pageTexts['non-profit'];
async function show(response: object = content) {
  const view = await showPage(nonProfit, '/non-profit', { '/pages/non-profit': response });
  // The form's code loads lazily, because no server has rendered the form here.
  await screen.findByRole('form');
  return view;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

it('[NPO-01] has tabs to #activity and #csr', async () => {
  const { head } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Non-Profits and NGOs');
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['#activity', '#csr']);
  for (const id of ['activity', 'csr']) expect(document.getElementById(id)).toHaveAccessibleName();
  expect(head()).toMatchObject({ title: 'Non-Profits and NGOs', description: content.intro.description });
});

it('[NPO-01] shows the four initiatives, each with its picture and its one figure', async () => {
  await show();
  const panels = section(content.activity.title).getAllByRole('listitem');
  expect(panels.map((panel) => within(panel).getByRole('heading').textContent)).toEqual([
    'Food distribution funding',
    'Oxygen concentrators donation',
    'Collaboration on food distribution',
    'Tablets for rural students',
  ]);
  for (const [index, panel] of panels.entries()) {
    const initiative = content.activity.initiatives[index];
    expect(panel).toHaveTextContent(`${initiative?.figure} ${initiative?.unit}`);
    const picture = within(panel).getByRole('img');
    expect(picture).toHaveAccessibleName(initiative?.picture.alt);
    // The first is on a phone's first screen, so it must not load lazily.
    expect(picture).toHaveAttribute('loading', index === 0 ? 'eager' : 'lazy');
  }
});

it('[NPO-01] [CONT-02] explains to companies how to take part, and embeds the form for it', async () => {
  await show();
  const csr = section(content.csr.title);
  expect(csr.getAllByRole('listitem')).toHaveLength(3);
  const form = within(csr.getByRole('form', { name: 'CSR Activity Collaboration' }));
  for (const field of [/^Name/, /^E-?mail/i, /^Organi[sz]ation/, /^Mobile/, /^Message/])
    expect(form.getByRole('textbox', { name: field })).toBeVisible();
  expect(form.getByRole('checkbox')).toBeRequired();
});

it('[NPO-01] shows extreme texts as they are, and no broken picture', async () => {
  const picture = { url: '/dead.svg', alt: 'Lost' };
  const initiatives = Object.values(extremeTexts).map((title) => ({ title, text: title, figure: '1,00,00,00,000', unit: title, picture }));
  await show({ ...content, activity: { ...content.activity, initiatives } });
  const panels = () => section(content.activity.title);
  expect(panels().getByRole('heading', { name: extremeTexts.html })).toBeVisible();
  for (const image of panels().getAllByRole('img')) fireEvent.error(image);
  expect(panels().queryByRole('img')).toBeNull();
  expect(document.querySelector('script')).toBeNull();
});
