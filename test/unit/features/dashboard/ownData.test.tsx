import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnDataPage } from '../../../../src/api/generated/site.ts';
import ErasedPage from '../../../../src/features/dashboard/ErasedPage.tsx';
import { OwnData } from '../../../../src/features/dashboard/OwnData.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { isRed } from '../../isRed.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const ownDataTexts: Omit<OwnDataPage, 'page'> = {
  cv: 'Your CV is deleted 6 months after the job has closed.',
  archive: ['Everything.'],
  lead: 'It is erased for good.',
  erased: ['Your applications.'],
  kept: ['Backups, until they are replaced.'],
  after: 'You are signed out everywhere.',
};
const errorResponse = (status: number, error: string) => Response.json({ success: false, error, message: error }, { status });

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});

interface BackendResponses {
  supported?: { hasOwnDataExport: boolean; hasErasure: boolean };
  texts?: () => Response;
  codeRequest?: () => Response;
  erasure?: (code: string) => Response;
}

function show({
  supported = { hasOwnDataExport: true, hasErasure: true },
  texts = () => Response.json(ownDataTexts),
  codeRequest = () => Response.json({ success: true, message: 'A code is on its way to asha@example.org.' }),
  erasure = () => Response.json({ success: true, message: 'All was erased.' }),
}: BackendResponses = {}) {
  const enteredCodes: string[] = [];
  const store = pageStore(async (url, request) => {
    if (url.pathname === '/site/pages/own-data') return texts();
    if (url.pathname === '/api/user/erasure') return codeRequest();
    const { code } = (await request.json()) as { code: string };
    enteredCodes.push(code);
    return erasure(code);
  }, member);
  renderPage('/dashboard/profile', { page: { '/dashboard/profile': <OwnData {...supported} />, '/erased': <ErasedPage /> }, store });
  return { store, enteredCodes };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function openDialog() {
  await press('Erase my data');
  return within(await screen.findByRole('dialog', { name: 'Erase my data' }));
}
/** Opens the dialog, and goes on to the field for the code. */
async function requestCode() {
  const dialog = await openDialog();
  await dialog.findByText('Your applications.');
  await press('Mail me a code');
  return { dialog, field: await dialog.findByRole('textbox', { name: /Code from the mail/ }) };
}

it('the dialog says what is erased and what is kept before a code is requested', async () => {
  show();
  const dialog = await openDialog();
  expect(await dialog.findByText('Backups, until they are replaced.')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('It is erased for good.');
  for (const name of ['What is erased', 'What is kept, and why']) expect(dialog.getByRole('heading', { name })).toBeInTheDocument();
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Erase my data' })).toHaveFocus();
});

it('a code can be requested only after the explanation has loaded; Retry loads the explanation', async () => {
  let responseCount = 0;
  show({ texts: () => ((responseCount += 1) === 1 ? errorResponse(500, 'broken') : Response.json(ownDataTexts)) });
  const dialog = await openDialog();
  await dialog.findByText('The explanation could not be loaded.');
  expect(dialog.getByRole('button', { name: 'Mail me a code' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await dialog.findByText('Your applications.');
  expect(dialog.getByRole('button', { name: 'Mail me a code' })).toBeEnabled();
});

it('the mailed code erases the data once, and then a page confirms the erasure', async () => {
  const { store, enteredCodes } = show();
  const { dialog, field } = await requestCode();
  for (const name of ['Erase my data', 'Erase for good']) expect(isRed(screen.getByRole('button', { name, hidden: true }))).toBe(true);
  expect(field).toHaveFocus();
  expect(dialog.getByText('A code is on its way to asha@example.org.')).toBeInTheDocument();
  await press('Erase for good');
  expect(await dialog.findByText('Please enter the code')).toBeInTheDocument();
  await userEvent.type(field, '123');
  await press('Erase for good');
  expect(await dialog.findByText('The code has six digits')).toBeInTheDocument();
  expect(enteredCodes).toEqual([]);
  await userEvent.type(field, '456');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your data was erased' })).toBeVisible();
  expect(screen.getByText('All was erased. You are signed out on all your devices.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts).toEqual([]);
  expect(enteredCodes).toEqual(['123456']);
  expect((store.getState() as { user: { _id: string | null } }).user._id).toBeNull();
});

it('a refused erasure is reported in the dialog, and the member stays signed in', async () => {
  const { store } = show({ erasure: () => errorResponse(400, 'This code is not right. You can try 4 more times.') });
  const { dialog, field } = await requestCode();
  await userEvent.type(field, '123456');
  await press('Erase for good');
  expect(await dialog.findByText('This code is not right. You can try 4 more times.')).toBeInTheDocument();
  expect((store.getState() as { user: { _id: string | null } }).user._id).toBe('member1');
  expect(screen.queryByRole('heading', { name: 'Your data was erased' })).toBeNull();
});

it('the dialog says that no code could be sent, and allows another attempt', async () => {
  const message = 'You are the only admin. Please make another member an admin first.';
  show({ codeRequest: () => errorResponse(409, message) });
  const dialog = await openDialog();
  await dialog.findByText('Your applications.');
  await press('Mail me a code');
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Mail me a code' })).not.toHaveAttribute('aria-disabled');
});

it('a toast says that the copy of the data could not be saved', async () => {
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 500 }));
  show();
  await press('Download my data');
  await waitFor(() => expect(toasts).toEqual(['Your data could not be saved']));
});

it.each([
  [{ hasOwnDataExport: true, hasErasure: false }, ['Download my data']],
  [{ hasOwnDataExport: false, hasErasure: true }, ['Erase my data']],
])('offers only what the backend supports: %j', (supported, expected) => {
  show({ supported });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(expected);
});
