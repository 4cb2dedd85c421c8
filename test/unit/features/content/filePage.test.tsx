import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContentPage from '../../../../src/features/content/ContentPage.tsx';
import FilePage from '../../../../src/features/content/FilePage.tsx';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { address, renderPage } from '../../../support/renderPage.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import type { Toast } from '../../../../src/ui/toast/toast.ts';
import { EVENT, fakeEditor, river } from './fakeEditor.ts';

let toasts: Toast[];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toasts = recordToasts((toast) => toast);
});

async function show(editor = fakeEditor(), file = EVENT) {
  const page = { '/dashboard/content': <ContentPage />, '/dashboard/content/file': <FilePage /> };
  const rendered = renderPage(`/dashboard/content/file?file=${encodeURIComponent(file)}`, { page, store: editor.store });
  await screen.findByRole('button', { name: 'History' });
  return { ...editor, ...rendered };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function retype(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
const published = (editor: { server: ReturnType<typeof fakeEditor>['server'] }) => editor.server.files.get(EVENT)?.value;
const shownToast = async (text: string): Promise<Toast> => {
  await waitFor(() => expect(toasts.map((toast) => toast.text)).toContain(text));
  return toasts.findLast((toast) => toast.text === text) as Toast;
};

it('[EDIT-01] the first save of a session asks for a code and goes on by itself; nothing typed is lost when it is not given', async () => {
  const editor = await show(fakeEditor({ isLocked: true }));
  await retype('Title', 'Reading the Kaveri');
  await press('Save');
  // It is known that the code is missing, so nothing is sent before.
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(editor.server.writes).toEqual([]);
  await userEvent.click(cancel);
  expect(await screen.findByText('Enter the code first.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Title')).toHaveValue('Reading the Kaveri');
  await press('Save');
  await userEvent.click(await screen.findByRole('button', { name: 'Mail me a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code from the mail' });
  await userEvent.type(code, '000000');
  await press('Go on');
  expect(await screen.findByText('The code is wrong.')).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await press('Go on');
  await shownToast('Published: Reading the Kaveri');
  expect(published(editor)).toEqual({ ...river, title: 'Reading the Kaveri' });
});

it('[EDIT-06] a save can be undone, and a form that was saved is no draft in this browser any more', async () => {
  const editor = await show();
  await retype('Title', 'Reading the Kaveri');
  await press('Save');
  const toast = await shownToast('Published: Reading the Kaveri');
  await waitFor(() => expect(localStorage.getItem(`content-${EVENT}`)).toBeNull());
  act(() => toast.undo?.run());
  await shownToast('It is as it was before.');
  expect(published(editor)).toEqual(river);
  await waitFor(() => expect(field('Title')).toHaveValue('Reading the River'));
});

it('[NAV-05] the heading stays when the form is there, so that it keeps the focus', async () => {
  const { store } = fakeEditor();
  renderPage(`/dashboard/content/file?file=${encodeURIComponent(EVENT)}`, { page: <FilePage />, store });
  const heading = screen.getByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'History' });
  expect(screen.getByRole('heading', { level: 1, name: 'Reading the River' })).toBe(heading);
});

it('[EDIT-03] what is wrong is said, and nothing is published', async () => {
  const editor = await show();
  editor.server.mistakes = [{ pointer: '/venue', message: 'Is no place.' }];
  await retype(/^Venue/, 'Nowhere');
  await press('Save');
  expect(await screen.findByText('1 field needs a look.')).toBeVisible();
  expect(await screen.findByText(/Is no place\./)).toBeVisible();
  expect(published(editor)).toEqual(river);
});

it('[EDIT-04] a draft is kept, opened again, and left for what is published; it can be deleted, and that be undone', async () => {
  const editor = await show();
  await retype('Title', 'Draft title');
  await press('Keep as draft');
  await shownToast('The draft is kept. Visitors do not see it.');
  expect(published(editor)).toEqual(river);
  expect(await screen.findByText(/^This is a draft\. It was kept by Asha/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  await expectAccessible(editor.container);
  await press('Open what is published');
  expect(field('Title')).toHaveValue('Reading the River');
  await retype('Title', 'Typed meanwhile');
  await waitFor(() => expect(localStorage.getItem(`content-${EVENT}`)).toContain('Typed meanwhile'));
  await press('Open the draft');
  expect(field('Title')).toHaveValue('Draft title');
  const aside = await shownToast('What you had typed is put aside.');
  act(() => aside.undo?.run());
  await waitFor(() => expect(field('Title')).toHaveValue('Typed meanwhile'));
  await press('Discard');
  await press('Open the draft');
  expect(field('Title')).toHaveValue('Draft title');
  await press('Delete draft');
  const toast = await shownToast('The draft is deleted.');
  await waitFor(() => expect(field('Title')).toHaveValue('Reading the River'));
  act(() => toast.undo?.run());
  await waitFor(() => expect(field('Title')).toHaveValue('Draft title'));
});

it('[EDIT-05] a draft that somebody else has kept meanwhile is shown instead of deleted', async () => {
  const editor = fakeEditor();
  const mine = { at: '2026-11-28T10:00:00.000Z', by: 'Asha', version: '0000000000000001', value: { ...river, title: 'Mine' } };
  editor.server.files.set(EVENT, { version: '0000000000000001', value: river, draft: mine });
  await show(editor);
  const theirs = { ...mine, at: '2026-11-28T10:05:00.000Z', by: 'Ravi' };
  editor.server.files.set(EVENT, { version: '0000000000000001', value: river, draft: theirs });
  await press('Delete draft');
  expect(await screen.findByText('Ravi has kept another draft since you began. Nothing was deleted.')).toBeVisible();
  expect(await screen.findByText(/It was kept by Ravi/)).toBeVisible();
  expect(editor.server.files.get(EVENT)?.draft).toBe(theirs);
});

it('[EDIT-04] the page is shown as it would be, in a frame without scripts', async () => {
  await show();
  await press('Preview');
  const frame = await screen.findByTitle('The page');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<title>Preview'));
  await press('Back to the form');
  await waitFor(() => expect(screen.queryByTitle('The page')).toBeNull());
});

it('[EDIT-04] what no public page shows has no preview', async () => {
  const editor = fakeEditor();
  editor.server.files.set('videos.yaml', { version: '0000000000000001', value: river });
  await show(editor, 'videos.yaml');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  for (const role of ['button', 'link']) expect(screen.queryByRole(role, { name: /Preview|View on the site/ })).toBeNull();
});

it('[EDIT-05] of two who edit, the second sees both texts; keeping mine keeps what only the other has changed', async () => {
  const editor = await show();
  await retype('Title', 'My title');
  editor.server.changeElsewhere({ ...river, title: 'Their title', venue: 'Their hall' });
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this' }));
  expect(dialog.getByText(/^Changed by Ravi/)).toBeVisible();
  for (const text of [/Theirs: Their title/, /Yours: My title/, /Theirs: Their hall/]) {
    expect(dialog.getByText((_, element) => element?.tagName === 'P' && text.test(element.textContent))).toBeVisible();
  }
  expect(published(editor)).toMatchObject({ title: 'Their title' });
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(published(editor)).toEqual({ ...river, title: 'My title', venue: 'Their hall' }));
  await waitFor(() => expect(field(/^Venue/)).toHaveValue('Their hall'));
});

it('[EDIT-05] taking theirs drops mine where both have changed the same, and the dialog says so', async () => {
  const editor = await show();
  await retype('Title', 'My title');
  await retype(/^Fee/, '200');
  editor.server.changeElsewhere({ ...river, title: 'Their title' });
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this' }));
  expect(dialog.getByText(/“Take theirs” drops yours: Title\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(published(editor)).toEqual({ ...river, title: 'Their title', fee: '200' }));
});

it('[EDIT-05] text that was typed before somebody else’s change comes back after a reload, and is not saved over it', async () => {
  const editor = await show();
  await retype('Title', 'My title');
  await waitFor(() => expect(localStorage.getItem(`content-${EVENT}`)).toContain('My title'));
  editor.unmount();
  editor.server.changeElsewhere({ ...river, title: 'Their title' });
  await show(editor);
  await waitFor(() => expect(field('Title')).toHaveValue('My title'));
  await press('Save');
  await screen.findByRole('dialog', { name: 'Somebody else has changed this' });
  expect(published(editor)).toMatchObject({ title: 'Their title' });
});

it('[EDIT-05] typed text keeps the version that it began with when another tab has opened a newer one', async () => {
  const editor = await show();
  const theirs = { ...river, title: 'Their title' };
  editor.server.changeElsewhere(theirs);
  const opened = { version: '0000000000000002', value: theirs, from: theirs, base: theirs };
  // As the other tab does, which shares this storage.
  localStorage.setItem(`content-${EVENT}-basis`, JSON.stringify({ at: new Date(), values: opened }));
  await retype('Title', 'My title');
  await waitFor(() => expect(localStorage.getItem(`content-${EVENT}`)).toContain('My title'));
  editor.unmount();
  sessionStorage.clear();
  await show(editor);
  await waitFor(() => expect(field('Title')).toHaveValue('My title'));
  await press('Save');
  await screen.findByRole('dialog', { name: 'Somebody else has changed this' });
  expect(published(editor)).toMatchObject({ title: 'Their title' });
});

it('[EDIT-06] the history says who changed what, and brings an earlier text back', async () => {
  const editor = await show();
  await retype('Title', 'New title');
  await press('Save');
  await shownToast('Published: New title');
  await press('History');
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  await userEvent.click(await dialog.findByRole('button', { name: /^What differs: Saved by Asha/ }));
  expect(await dialog.findByText('Title')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Bring back the version of 28 November 2026 at 12:40 AM' }));
  await waitFor(() => expect(published(editor)).toEqual(river));
  expect((await shownToast('The earlier text is back.')).undo).toBeDefined();
  await waitFor(() => expect(field('Title')).toHaveValue('Reading the River'));
});

it('[EDIT-08] an event is cancelled with a reason at once, while what was typed stays unsaved', async () => {
  const editor = await show();
  await retype('Title', 'Half typed');
  await press('Cancel or postpone');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel or postpone' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Why/ }), 'The speaker is ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Announce' }));
  await shownToast('Reading the River is announced as cancelled.');
  const cancelled = { ...river, status: 'cancelled', status_reason: 'The speaker is ill.' };
  expect(published(editor)).toEqual(cancelled);
  await waitFor(() => expect(field('Title')).toHaveValue('Half typed'));
  expect(await screen.findByText('The speaker is ill.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change or take back' })).toBeVisible();
  await press('Save');
  await waitFor(() => expect(published(editor)).toEqual({ ...cancelled, title: 'Half typed' }));
});

it('[EDIT-04] the draft of a new event is deleted from its form, and undo opens it again', async () => {
  const editor = fakeEditor();
  editor.server.files.set(EVENT, {
    version: '',
    draft: { at: '2026-11-28T10:00:00.000Z', by: 'Asha', version: '', value: { title: 'Walk' } },
  });
  await show(editor);
  expect(screen.queryByRole('button', { name: 'Cancel or postpone' })).toBeNull();
  await press('Delete draft');
  const toast = await shownToast('The draft is deleted.');
  await waitFor(() => expect(address()).toBe('/dashboard/content?show=drafts'));
  act(() => toast.undo?.run());
  await waitFor(() => expect(address()).toBe('/dashboard/content/file?file=events%2F4200-new.md'));
});

it('[EDIT-08] an address that names no file leads to the list', async () => {
  const page = { '/dashboard/content': <ContentPage />, '/dashboard/content/file': <FilePage /> };
  renderPage('/dashboard/content/file', { page, store: fakeEditor().store });
  expect(await screen.findByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  expect(address()).toBe('/dashboard/content');
});
