import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, object, string, type ObjectSchema } from 'yup';
import { theme } from '../../../src/theme/theme.ts';
import { documentFile } from '../../../src/ui/form/documentFile.ts';
import { FormAutocomplete, FormMultiAutocomplete } from '../../../src/ui/form/FormAutocomplete.tsx';
import { SubmitButton } from '../../../src/ui/form/FormButton.tsx';
import { FormFile } from '../../../src/ui/form/FormFile.tsx';
import { FormShell } from '../../../src/ui/form/FormShell.tsx';
import { TermsDialog } from '../../../src/ui/form/TermsDialog.tsx';

interface Values {
  category: string;
  skills: string[];
  cv: File | null;
}

const schema = object({
  category: string().default('').required('Choose a category'),
  skills: array().of(string().defined()).default([]).min(1, 'Select at least one skill'),
  cv: documentFile('Please upload your CV'),
}) as unknown as ObjectSchema<Values>;

const createFile = (name: string, size = 3): File => new File(['x'.repeat(size)], name);

/** Creates the beginning of a Word file before 2007, in which bit 0 of byte 523 says whether it is encrypted. */
function createOldWordFile(flags: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(600);
  file.set([0xd0, 0xcf, 0x11, 0xe0]);
  file.set([0xec, 0xa5], 512);
  file[523] = flags;
  return file;
}

/** Shows a form. Returns a list that collects the values that it submits. */
function show(): Values[] {
  const submissions: Values[] = [];
  const submit = async (values: Values, { resetForm }: { resetForm(): void }): Promise<void> => {
    submissions.push(values);
    resetForm();
  };
  render(
    <ThemeProvider theme={theme}>
      <FormShell schema={schema} label="Form" onSubmit={submit}>
        <FormAutocomplete name="category" label="Category" options={['Finance', 'Sales']} required />
        <FormMultiAutocomplete name="skills" label="Skills" options={['Agile Methodologies', 'Scrum', 'SQL']} required />
        <FormFile name="cv" label="CV" required />
        <SubmitButton>Send</SubmitButton>
      </FormShell>
    </ThemeProvider>,
  );
  return submissions;
}

const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('[POST-04] options of a long list are found by typing, and can be removed', async () => {
  const user = userEvent.setup();
  const submissions = show();
  await user.type(screen.getByRole('combobox', { name: 'Category' }), 'fin{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Skills' }), 'scr{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Skills' }), 'sq{Enter}{Backspace}');
  await user.upload(screen.getByLabelText('CV'), createFile('cv.pdf'));
  await send();
  await waitFor(() => expect(submissions).toMatchObject([{ category: 'Finance', skills: ['Scrum'] }]));
  // After sending, the form is empty, and so is the browser's own file chooser.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Scrum' })).not.toBeInTheDocument();
  expect(screen.getByLabelText<HTMLInputElement>('CV').files).toHaveLength(0);
});

it.each([
  ['cv.exe', 3, 'Please choose a PDF or Word file (.pdf, .docx, .doc)'],
  ['cv.pdf', 0, 'This file is empty'],
  ['cv.docx', 5 * 1024 * 1024 + 1, 'This file is larger than 5 MB'],
])('[APPLY-02] [POST-02] an invalid file is reported at once: %s of %s bytes (D-47)', async (name, size, message) => {
  show();
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('CV'), createFile(name, size));
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
});

it.each([
  ['dropped', (input: HTMLElement, files: File[]) => fireEvent.drop(input, { dataTransfer: { files } })],
  ['chosen', (input: HTMLElement, files: File[]) => fireEvent.change(input, { target: { files } })],
])('[APPLY-02] [D-47] two files that are %s are reported at once, and not sent; one of them alone is accepted', async (_how, addFiles) => {
  show();
  const [first, second] = [createFile('one.pdf'), createFile('two.pdf')];
  addFiles(screen.getByLabelText('CV'), [first, second]);
  expect(await screen.findByText('Please choose one file only')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  await waitFor(() => expect(screen.queryByText('Please choose one file only')).not.toBeInTheDocument());
  await userEvent.upload(screen.getByLabelText('CV'), first);
  await send();
  expect(await screen.findByText('Choose a category')).toBeVisible();
  expect(screen.queryByText('Please choose one file only')).not.toBeInTheDocument();
  expect(screen.queryByText('Please upload your CV')).not.toBeInTheDocument();
});

const createName = (name: string): Buffer => Buffer.from(name.padEnd(32, '\0'), 'utf16le');

const OPEN_FILES = [
  '%PDF-1.7\nThis text speaks of /EncryptedFiles',
  '%PDF-1.7\n1 0 obj\n<</Title (How to /Encrypt 8 0 R files)>>\nendobj\ntrailer\n<</Size 9/Info 1 0 R>>\nstartxref\n9\n%%EOF',
  '%PDF-1.7\n1 0 obj\n<</Length 22>>stream\n(/Encrypt 8 0 R) Tj\nendstream\nendobj\ntrailer\n<</Size 9>>',
  '%PDF-1.7\n1 0 obj\n<</Title (/Encrypt << )>>\nendobj\n2 0 obj\n<</Type/XRef/W[1 2 1]>>stream\nx\nendstream\nendobj',
  createOldWordFile(0),
  createOldWordFile(0x92),
  Buffer.concat([createOldWordFile(0), Buffer.from('On the part EncryptedPackage of Word files', 'utf16le')]),
];

it.each<[string, string, BlobPart]>([
  ['an encrypted PDF', 'cv.pdf', '%PDF-1.7\ntrailer\n<< /Size 9 /Encrypt 8 0 R >>'],
  ['an encrypted PDF that begins with an empty line', 'cv.pdf', '\r\n%PDF-1.7\ntrailer<</Encrypt<</V 4>>>>'],
  [
    'an encrypted PDF whose list of objects is a stream',
    'cv.pdf',
    '%PDF-1.7\n7 0 obj\n<</DecodeParms<</Columns 5>>/Type/XRef /Encrypt 8 0 R/W[1 2 1]>>stream\nx\nendstream\nendobj',
  ],
  ...[0x01, 0x81, 0x91, 0x93, 0x9f].map((flags): [string, string, BlobPart] => [
    `an encrypted old Word file with the flags 0x${flags.toString(16)}`,
    'cv.doc',
    createOldWordFile(flags),
  ]),
  ['an encrypted Word file', 'cv.docx', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...createName('EncryptedPackage')])],
])('[APPLY-02] [POST-02] a hint says that recipients may not be able to open %s', async (_what, name, content) => {
  const hint = /^This file is protected with a password: whoever receives it may not be able to open it/;
  show();
  await userEvent.upload(screen.getByLabelText('CV'), new File([content], name));
  expect(await screen.findByRole('status')).toHaveTextContent(hint);
  expect(screen.getByLabelText('CV')).toBeValid();
  for (const open of OPEN_FILES) {
    await userEvent.upload(screen.getByLabelText('CV'), new File([open], 'open.doc'));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  }
});

it('[APPLY-02] [POST-02] after a refusal, the same file can be chosen again, because the browser forgets it', async () => {
  show();
  const input = screen.getByLabelText<HTMLInputElement>('CV');
  await userEvent.upload(input, createFile('cv.pdf'));
  await userEvent.click(input);
  expect(input.files).toHaveLength(1);
  await userEvent.upload(input, createFile('cv.pdf', 0));
  expect(await screen.findByText('This file is empty')).toBeVisible();
  await userEvent.click(input);
  expect(input.files).toHaveLength(0);
});

describe('[APPLY-03] [POST-05] accepting the terms', () => {
  /** Shows the dialog. @returns the button that accepts the terms */
  function showTerms(onAccept: () => Promise<void>, onCancel: () => void): HTMLElement {
    render(
      <ThemeProvider theme={theme}>
        <TermsDialog open title="Terms" paragraphs={['For members in good standing.']} onAccept={onAccept} onCancel={onCancel} />
      </ThemeProvider>,
    );
    return screen.getByRole('button', { name: 'Accept & Proceed' });
  }

  it('happens once, and can’t be cancelled until it has been handled', async () => {
    let finishAccepting = (): void => undefined;
    const [onAccept, onCancel] = [jest.fn(() => new Promise<void>((resolve) => (finishAccepting = resolve))), jest.fn()];
    const accept = showTerms(onAccept, onCancel);
    act(() => [accept.click(), accept.click()] as never);
    await waitFor(() => expect(accept).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Escape}');
    expect(onAccept).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
    act(finishAccepting);
    await waitFor(() => expect(accept).not.toHaveAttribute('aria-disabled'));
  });
});
