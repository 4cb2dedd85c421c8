import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mergeUser, signedOutUser, type UserState } from '../../../../src/api/session/userSlice.ts';
import ToastHost from '../../../../src/app/ToastHost.tsx';
import ProfilePage from '../../../../src/features/dashboard/ProfilePage.tsx';
import { testSettings as settings } from '../../../support/settings.ts';
import { pageStore } from '../../../support/pageStore.ts';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const asha: UserState = {
  ...signedOutUser,
  _id: 'b1',
  name: 'Asha Pillai',
  email: 'asha@example.org',
  mobileNumber: '+91 98400 12301',
  _persist: { version: 0, rehydrated: true },
};

/** The fields of each form that was sent. */
let sentForms: Record<string, FormDataEntryValue>[];
let refusal: { status: number; message: string } | null;
let profile: { name: string; mobileNumber: string | null; profilePicture: string | null };

beforeEach(() => {
  sentForms = [];
  refusal = null;
  profile = { name: 'Asha Pillai', mobileNumber: '+91 98400 12301', profilePicture: null };
});

function show(extensions = settings.extensions) {
  const store = pageStore(async ({ pathname }, request) => {
    if (pathname !== '/api/user/profile') return new Promise<Response>(() => undefined);
    const change = Object.fromEntries(await request.formData());
    sentForms.push(change);
    if (refusal !== null) return Response.json({ success: false, error: refusal.message }, { status: refusal.status });
    profile = { ...profile, ...change };
    return Response.json({ success: true, message: 'Your profile was saved.', ...profile });
  }, asha);
  const view = renderPage('/dashboard/profile', {
    page: (
      <>
        <ProfilePage />
        <ToastHost initialToasts={[]} />
      </>
    ),
    store,
    settings: { ...settings, extensions },
  });
  return { ...view, store };
}

async function openForm() {
  await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
  return within(await screen.findByRole('dialog', { name: 'Edit profile' }, { timeout: 5_000 }));
}

async function fillField(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

it('[DASH-03] only what was changed is sent and shown at once; Undo restores it', async () => {
  const { container, store } = show();
  const dialog = await openForm();
  expect(dialog.getByLabelText(/Mobile number/)).toHaveValue('9840012301');
  expect(dialog.getByText(/^To change your e-mail address or membership number, write to/)).toBeVisible();
  // The dialog may still be opening.
  await expectAccessible(container.ownerDocument.body);
  // Another tab or an admin has changed the number meanwhile.
  act(() => void store.dispatch(mergeUser({ mobileNumber: '9000000000' })));
  profile.mobileNumber = '9000000000';
  await fillField(dialog.getByLabelText('Name'), ' Asha Menon ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Your profile was saved.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentForms).toEqual([{ name: 'Asha Menon' }]);
  expect(store.getState().user).toMatchObject({ name: 'Asha Menon', mobileNumber: '9000000000' });
  expect(screen.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('profile'))).toEqual([]);

  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Your profile is as it was before.')).toBeVisible();
  expect(sentForms.slice(1)).toEqual([{ name: 'Asha Pillai' }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Asha Pillai' })).toBeVisible();
});

it('[DASH-03] [D-33] invalid fields show what is wrong, and the first has the focus; a refusal keeps the input', async () => {
  show();
  const dialog = await openForm();
  const [name, mobile] = [dialog.getByLabelText('Name'), dialog.getByLabelText(/Mobile number/)];
  const clickSave = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await fillField(name, 'A');
  await fillField(mobile, '12345');
  await clickSave();
  expect(await dialog.findByText('Name must be at least 2 characters')).toBeVisible();
  expect(dialog.getByText('Please enter a valid mobile number (10-15 digits)')).toBeVisible();
  expect(name).toHaveFocus();
  expect(sentForms).toEqual([]);

  await fillField(name, 'Asha Menon');
  await fillField(mobile, '+91 98400-12302');
  expect(mobile).toHaveValue('9840012302');
  refusal = { status: 400, message: 'The name is missing.' };
  await clickSave();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The name is missing.');
  expect(sentForms).toEqual([{ name: 'Asha Menon', mobileNumber: '9840012302' }]);
  expect([name, mobile].map((field) => (field as HTMLInputElement).value)).toEqual(['Asha Menon', '9840012302']);
  // Cancel keeps nothing.
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openForm()).getByLabelText('Name')).toHaveValue('Asha Pillai');
});

it('[DASH-03] a file that is not a picture is refused before anything is sent; Undo works only for the member who saved', async () => {
  const { store } = show();
  const dialog = await openForm();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(dialog.getByLabelText(/New picture/), new File(['%PDF-1.4'], 'me.pdf', { type: 'application/pdf' }));
  expect(await dialog.findByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible();
  await user.upload(dialog.getByLabelText(/New picture/), new File(['no picture'], 'me.png', { type: 'image/png' }));
  expect(await dialog.findByText('This picture cannot be opened. Please choose another one')).toBeVisible();
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Changed.', 'NotReadableError'));
  await user.upload(dialog.getByLabelText(/New picture/), new File(['gone'], 'me.png', { type: 'image/png' }));
  expect(await dialog.findByText(/^“me.png” has changed since you chose it, or is no longer there/)).toBeVisible();
  // There is no typed text to keep as a draft.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(dialog.queryByText(/^Saved on this device/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Remove file' }));
  expect(dialog.getByText('JPEG, PNG or WebP, at most 20 MB')).toBeVisible();
  await fillField(dialog.getByLabelText(/Mobile number/), '');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(sentForms).toEqual([{ mobileNumber: '' }]);
  act(() => void store.dispatch(mergeUser({ _id: 'b2', name: 'Bala' })));
  await user.click(undo);
  expect(sentForms).toHaveLength(1);
});

it('[DASH-03] saving without a change says so and sends nothing', async () => {
  show();
  const dialog = await openForm();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You have changed nothing.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentForms).toEqual([]);
});

it('a profile that the backend cannot change has no edit button', () => {
  show(settings.extensions.filter((name) => name !== 'profile'));
  expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull();
});
