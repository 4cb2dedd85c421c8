import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContentPage from '../../../../src/features/content/ContentPage.tsx';
import FilePage from '../../../../src/features/content/FilePage.tsx';
import { selectEvents } from '../../../../src/features/content/EventList.tsx';
import DashboardFrame from '../../../../src/features/dashboard/DashboardFrame.tsx';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { address, renderPage } from '../../../support/renderPage.tsx';
import { testSettings } from '../../../support/settings.ts';
import { recordToasts } from '../../../support/toasts.ts';
import { EVENT, fakeEditor } from './fakeEditor.ts';

const provider = { ...testSettings, contentHost: 'cms.example.org' };

function show(editor = fakeEditor(), start = '/dashboard/content', settings = testSettings) {
  const page = { '/dashboard/content': <ContentPage />, '/dashboard/content/file': <FilePage /> };
  return { ...editor, ...renderPage(start, { page, store: editor.store, settings }) };
}

it.each([
  ['admin', testSettings, true],
  ['member', testSettings, false],
  ['admin', provider, false],
])('[EDIT-01] the dashboard of a(n) %s has the tab Content only with embedded content (%#)', (role, settings, hasTab) => {
  renderPage('/dashboard/content/file', { page: <DashboardFrame>…</DashboardFrame>, user: { ...member, role }, settings });
  // It stays the current one on the pages below.
  const currentTabs = screen.queryAllByRole('link', { name: 'Content', current: 'page' });
  expect(currentTabs).toHaveLength(hasTab ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'Content' })).toEqual(currentTabs);
});

it('[EDIT-01] members and admins before a provider’s content system see why there is nothing to edit', async () => {
  show(fakeEditor({ role: 'member' }));
  expect(screen.getByRole('heading', { name: 'Only admins can edit the content.' })).toBeVisible();
  show(fakeEditor(), '/dashboard/content', provider);
  expect(screen.getByRole('heading', { name: 'The content is edited elsewhere.' })).toBeVisible();
  const store = pageStore(() => Response.json({ error: 'No', message: 'No' }, { status: 404 }), { ...member, role: 'admin' });
  renderPage('/dashboard/content', { page: <ContentPage />, store });
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'The content is edited elsewhere.' })).toHaveLength(2));
});

it('[EDIT-08] events are found by words and filters, the next one first, those without a day before them', () => {
  const event = (file: string, more: object) => ({ file: `events/${file}.md`, title: file, published: true, ...more });
  const events = [
    event('later', { startsOn: '2026-12-20', category: 'PM Footprints' }),
    event('next', { startsOn: '2026-11-27', endsOn: '2026-11-28' }),
    event('past', { startsOn: '2026-11-01' }),
    event('older', { startsOn: '2025-11-01', status: 'cancelled' }),
    event('new', { published: false }),
    event('reworked', { startsOn: '2026-12-24', draft: { at: '' } }),
  ];
  const select = (show: 'upcoming' | 'past' | 'drafts' | 'cancelled', q = '') =>
    selectEvents(events, { show, q }, '2026-11-28').map(({ title }) => title);
  expect(select('upcoming')).toEqual(['new', 'next', 'later', 'reworked']);
  expect(select('past')).toEqual(['past', 'older']);
  expect(select('drafts')).toEqual(['new', 'reworked']);
  expect(select('cancelled')).toEqual(['older']);
  expect(select('upcoming', ' foot  LATER')).toEqual(['later']);
});

it('[EDIT-08] section, filter and search are in the URL; rows say what is not public and who changed them', async () => {
  const { server, container } = show();
  server.entries = [
    {
      file: 'events/4102-walk.md',
      title: 'Monsoon walk',
      published: true,
      category: 'PM Footprints',
      startsOn: '2099-12-05',
      endsOn: '2099-12-06',
      status: 'postponed',
      draft: { at: '2026-11-28T10:00:00.000Z', by: 'Ravi' },
    },
    { file: 'directors.yaml', title: 'directors.yaml', published: true },
    { file: 'events/4103-event.md', title: 'events/4103-event.md', published: false },
  ];
  const row = within((await screen.findByRole('link', { name: 'Monsoon walk' })).closest('li') as HTMLElement);
  expect(row.getByText('Postponed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Untitled' })).toBeVisible();
  expect(row.getByText('Has a draft')).toBeVisible();
  expect(row.getByText(/^5–6 December 2099 · PM Footprints · Draft kept by Ravi/)).toBeVisible();
  await expectAccessible(container);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title, program or day' }), 'monsoon');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/dashboard/content?q=monsoon'));
  expect(screen.queryByRole('link', { name: 'Reading the River' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Past' }));
  expect(address()).toBe('/dashboard/content?q=monsoon&show=past');
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Content' })).getByRole('link', { name: 'People' }));
  expect(address()).toBe('/dashboard/content?section=people');
  expect(screen.getByRole('link', { name: 'Directors' })).toHaveAttribute('href', '/dashboard/content/file?file=directors.yaml');
});

it('[EDIT-08] the notice on every page is found in the section Home', async () => {
  const editor = fakeEditor();
  editor.server.entries = [
    { file: 'home-banner.yaml', title: 'home-banner.yaml', published: true },
    { file: 'chapter.yaml', title: 'chapter.yaml', published: true },
  ];
  show(editor, '/dashboard/content?section=home');
  const notice = await screen.findByRole('link', { name: 'Notice on every page' });
  expect(notice).toHaveAttribute('href', '/dashboard/content/file?file=chapter.yaml#notice');
  expect(screen.queryByRole('link', { name: 'Name, address and other facts' })).toBeNull();
});

it('[EDIT-04] a new event is a draft from the start, and a copy takes over what does not belong to the one day', async () => {
  const { server } = show();
  const ofTheDay = { id: 4101, status: 'cancelled', when: { on: '2026-12-05' }, register_button_link: 'https://example.org/r' };
  server.changeElsewhere({ ...ofTheDay, title: 'River', venue: 'Hall' });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy River' }));
  await waitFor(() => expect(address()).toBe('/dashboard/content/file?file=events%2F4200-new.md'));
  expect(server.writes).toEqual([{ call: 'PUT /site/content/draft', body: { version: '', value: { title: 'River', venue: 'Hall' } } }]);
  expect(await screen.findByText(/^This is a draft\./)).toBeVisible();
});

it('[EDIT-08] a folder that cannot be written can be read, with the reason', async () => {
  show(fakeEditor({ readOnly: 'The folder cannot be written.' }));
  expect(await screen.findByText(/The folder cannot be written\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New event' })).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: 'Reading the River' }));
  expect(await screen.findByRole('button', { name: 'Preview' })).toBeVisible();
  for (const name of ['Save', 'Keep as draft', 'Cancel or postpone']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('[EDIT-07] pictures say where they are used; one that nothing uses can be deleted', async () => {
  const toasts = recordToasts();
  const editor = fakeEditor({ isLocked: true });
  editor.server.pictures = [
    { name: 'river.jpg', url: '/wp-content/uploads/river.jpg', bytes: 81_920, usedBy: [EVENT] },
    { name: 'old.png', url: '/wp-content/uploads/old.png', bytes: 100, usedBy: [] },
  ];
  const { server } = show(editor, '/dashboard/content?section=pictures');
  expect(await screen.findByText('Used in 1 place')).toBeVisible();
  // The form has no other field, so "(optional)" would only puzzle.
  expect(screen.getByLabelText('Add a picture', { selector: 'input' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete river.jpg' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete old.png' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  // The code is asked for, and then the deletion goes on by itself.
  await userEvent.click(await screen.findByRole('button', { name: 'Mail me a code' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the mail' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(toasts).toEqual(['old.png is deleted.']));
  await waitFor(() => expect(screen.queryByText('old.png')).toBeNull());
  expect(server.writes.at(-1)?.call).toBe('DELETE /site/content/pictures');
});
