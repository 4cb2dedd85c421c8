import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DirectoryMember } from '../../../../src/api/generated/people.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import MembersPage from '../../../../src/features/members/MembersPage.tsx';
import { readTable } from '../../../../src/features/members/readTable.ts';
import { EXTENSIONS, type Extension } from '../../../../shared/extensions.ts';
import { recordToasts } from '../../../support/toasts.ts';
import { testSettings } from '../../../support/settings.ts';
import { settle } from '../../api/apiStore.ts';
import { isRed } from '../../isRed.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';
import { fill } from '../../../support/fill.ts';

const admin = { ...member, role: 'admin' };

const createPerson = (number: number, overrides: RowOf<DirectoryMember> = {}): RowOf<DirectoryMember> => ({
  _id: `m${number}`,
  name: `Person ${number}`,
  email: `person${number}@example.org`,
  role: 'member',
  state: 'active',
  membershipNumber: `100${number}`,
  mobileNumber: null,
  since: '2026-11-05T04:30:00.000Z',
  ...overrides,
});
const respondWithMembers = (rows: object[], total = rows.length) => Response.json(rows, { headers: { 'x-total-count': String(total) } });
const errorResponse = (status: number, error: string) => Response.json({ success: false, error, message: error }, { status });

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});

interface ShowOptions {
  respondToList?: (url: URL) => Response | Promise<Response>;
  respondToWrite?: () => Response;
  user?: typeof admin;
  queryString?: string;
  /** What the job backend can do beyond the documented API. */
  extensions?: readonly Extension[];
}

/** Shows the page with a backend. `requestedQueries` are the query strings of reads; `writes` are the method, path and body of writes. */
function show({
  respondToList = () => respondWithMembers([createPerson(1), createPerson(2, { role: 'admin', state: 'deactivated' })]),
  respondToWrite = () => Response.json({ success: true, message: 'Done so.' }),
  user = admin,
  queryString = '',
  extensions = EXTENSIONS,
}: ShowOptions = {}) {
  const requestedQueries: string[] = [];
  const writes: unknown[] = [];
  const store = pageStore(async (url, request) => {
    if (request.method === 'GET') {
      requestedQueries.push(url.search);
      return respondToList(url);
    }
    writes.push([request.method, url.pathname, await request.json()]);
    return respondToWrite();
  }, user);
  const view = renderPage(`/dashboard/members${queryString}`, {
    page: <MembersPage />,
    store,
    settings: { ...testSettings, extensions: [...extensions] },
  });
  return { ...view, requestedQueries, writes };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeInto = async (name: RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await fill(field, text);
};

it('admins see the members in a table', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Members' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Person 1 .*Since 5 November 2026person1@example\.org1001–EditDeactivate$/),
    expect.stringMatching(/^Person 2 Admin Deactivated.*EditActivate$/),
  ]);
  expect(screen.getByText('2 members')).toBeInTheDocument();
});

it('members who are not admins see a refusal, and no request is made', async () => {
  const { requestedQueries } = show({ user: { ...admin, role: 'member' } });
  expect(screen.getByText('Only admins can manage members.')).toBeInTheDocument();
  await act(settle);
  expect(requestedQueries).toEqual([]);
});

it('search, filter and page are in the URL', async () => {
  const { requestedQueries } = show({ respondToList: () => respondWithMembers([createPerson(1)], 120), queryString: '?page=2' });
  expect(await screen.findByText('51 to 51 of 120 members')).toBeInTheDocument();
  await typeInto(/^Name/, 'asha rao');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Admins');
  await press('Search');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?q=asha+rao&show=admins'));
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(requestedQueries).toHaveLength(3));
  expect(requestedQueries).toEqual(['?limit=50&page=2', '?q=asha+rao&role=admin&limit=50', '?q=asha+rao&role=admin&limit=50&page=2']);
});

it('paging and the removal of a row move the focus to the start of the list', async () => {
  const otherMember = createPerson(3);
  let memberRows = [createPerson(1), otherMember];
  show({
    respondToList: () => respondWithMembers(memberRows, 120),
    respondToWrite: () => {
      memberRows = [otherMember];
      return Response.json({ success: true, message: 'Person 1 was deactivated.' });
    },
  });
  await screen.findByText('1 to 2 of 120 members');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(screen.getByText('51 to 52 of 120 members')).toHaveFocus());
  await press('Deactivate Person 1');
  await screen.findByRole('dialog');
  await press('Deactivate');
  await waitFor(() => expect(screen.queryByText('Person 1')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('51 to 51 of 120 members')).toHaveFocus());
});

it('without a connection, the form says that a member could not be added and can be added later', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({
    respondToWrite: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await screen.findByRole('table');
  await press('Add a member');
  await screen.findByRole('dialog');
  await typeInto(/^Name/, 'Asha Rao');
  await typeInto(/^E-mail/, 'asha@example.org');
  await press('Add');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The member could not be addedThere is no connection right now. Please try again when it is back.',
  );
});

it('shows an empty state with a button that shows all members', async () => {
  show({
    respondToList: (url) => (url.search.includes('q=') ? respondWithMembers([]) : respondWithMembers([createPerson(1)])),
    queryString: '?q=zzz',
  });
  expect(await screen.findByText('No members found.')).toBeInTheDocument();
  await press('Show all members');
  expect(await screen.findByText('1 member')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
});

it('shows a failure in place of the list, and Retry loads the members', async () => {
  let isBroken = true;
  show({ respondToList: () => (isBroken ? errorResponse(503, 'The server is busy.') : respondWithMembers([createPerson(1)])) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
  isBroken = false;
  await press('Retry');
  expect(await screen.findByText('1 member')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that members are managed elsewhere when the provider lacks the extension, and requests none', async () => {
  const { requestedQueries } = show({ extensions: [] });
  expect(await screen.findByText('Members are managed elsewhere.')).toBeInTheDocument();
  await act(settle);
  expect(requestedQueries).toEqual([]);
});

it('adds a member, after showing which fields are invalid and why the server refused', async () => {
  let response = errorResponse(409, 'Asha has the address asha@example.org already.');
  const { writes } = show({ respondToWrite: () => response });
  await screen.findByRole('table');
  await press('Add a member');
  await screen.findByRole('dialog', { name: 'Add a member' });
  await press('Add');
  expect(await screen.findByText('Please enter the name')).toBeInTheDocument();
  await typeInto(/^Mobile number/, '12');
  await userEvent.tab();
  expect(
    await screen.findByText('The mobile number must have at least 5 digits, and otherwise only spaces and + ( ) - . /'),
  ).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('textbox', { name: /^Mobile number/ }));
  expect(writes).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Asha Rao');
  // What is copied from contacts has invisible marks.
  await typeInto(/^E-mail/, '\u202aasha@example.org\u200b');
  expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('asha@example.org');
  await typeInto(/^Mobile number/, '\u202d+91 98400\u201112345\u202c');
  expect(dialog.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue('+91 98400-12345');
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Mobile number/ }));
  await typeInto(/^E-mail/, 'asha..rao@example.org');
  await press('Add');
  expect(await screen.findByText('This is not a valid e-mail address.')).toBeInTheDocument();
  expect(writes).toEqual([]);
  await typeInto(/^E-mail/, 'asha@example.org');
  await press('Add');
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha has the address asha@example.org already.');
  response = Response.json({ success: true, message: 'Asha Rao was added.' });
  await press('Add');
  await waitFor(() => expect(toasts).toEqual(['Asha Rao was added.']));
  expect(writes[1]).toEqual([
    'POST',
    '/api/members',
    { name: 'Asha Rao', email: 'asha@example.org', membershipNumber: '', mobileNumber: '', role: 'member' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // What was added is not a draft any more.
  await press('Add a member');
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Name/ })).toHaveValue('');
});

it.each(['Add a member', 'Edit Person 1'])('“%s”: Escape keeps what was typed, Cancel does not', async (opener) => {
  show();
  await screen.findByRole('table');
  const openForm = async () => {
    await press(opener);
    return within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Name/ });
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const initialName = (await openForm()).getAttribute('value');
  await userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Name/ }), ' Rao');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(await openForm()).toHaveValue(`${initialName} Rao`);
  await press('Cancel');
  await expectClosed();
  expect(await openForm()).toHaveValue(initialName);
});

it('sends only changed fields, and confirms a deactivation', async () => {
  const { writes, requestedQueries } = show();
  await screen.findByRole('table');
  await press('Edit Person 1');
  await screen.findByRole('dialog', { name: 'Edit a member' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Deactivate Person 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate this member?' }));
  expect(screen.getAllByRole('button', { name: /^Deactivate/, hidden: true }).map(isRed)).toEqual([true, true]);
  expect(dialog.getByText('Person 1, person1@example.org')).toBeInTheDocument();
  expect(writes).toHaveLength(1);
  await press('Deactivate');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes).toEqual([
    ['PATCH', '/api/members/m1', { role: 'admin' }],
    ['PATCH', '/api/members/m1', { state: 'deactivated' }],
  ]);
  // Each write refetches the list.
  expect(requestedQueries).toHaveLength(3);
});

describe('the preview of an import', () => {
  const line = { line: 3, does: 'changes', name: 'Lead Zero', email: 'lead@example.org', role: 'member', state: 'active' };
  const preview = {
    success: true,
    message: 'One member would be changed.',
    applied: false,
    rows: 2,
    added: 0,
    changed: 1,
    unchanged: 1,
    emptied: 1,
    wrong: 0,
    problems: [],
    sample: [{ ...line, values: [{ field: 'membershipNumber', before: '0012345', after: '12345' }] }],
    ignoredColumns: [],
  };
  const deletion = { ...line, line: 2, name: 'Phone Keep', values: [{ field: 'mobileNumber', before: '9840011111', after: null }] };

  it('shows old and new values, and asks before numbers are deleted; a failed check deletes nothing', async () => {
    let response = (): Response => Response.json(preview);
    const { writes } = show({ respondToWrite: () => response() });
    await screen.findByRole('table');
    await press('Import from CSV');
    await userEvent.upload(await screen.findByLabelText('CSV file'), new File(['Name,Email\n'], 'members.csv'));
    const table = await screen.findByRole('table', { name: 'What would be done' });
    expect(within(table).getByRole('cell', { name: 'Membership number 0012345 becomes 12345' })).toBeVisible();
    const box = screen.getByRole('checkbox', { name: 'Delete the stored number whose cell is empty in the file' });
    expect(box).not.toBeChecked();

    response = () => errorResponse(503, 'The server is busy.');
    await userEvent.click(box);
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());

    response = () => Response.json({ ...preview, changed: 2, sample: [deletion, ...preview.sample] });
    await userEvent.click(box);
    expect(await within(table).findByRole('cell', { name: 'Mobile number 9840011111 is deleted' })).toBeVisible();
    expect(box).toBeChecked();
    response = () => Response.json({ ...preview, applied: true, message: '2 members were changed.' });
    await press('Import');
    await waitFor(() => expect(toasts).toEqual(['2 members were changed.']));
    const csv = 'Name,Email\n';
    expect(writes.map((write) => (write as unknown[])[2])).toEqual([
      { csv, clearNumbers: false, apply: false },
      { csv, clearNumbers: true, apply: false },
      { csv, clearNumbers: true, apply: false },
      { csv, clearNumbers: true, apply: true },
    ]);
  });
});

it('while a chosen file is being read for an import, no other can be chosen; one that cannot be read frees the field', async () => {
  const { writes } = show();
  await screen.findByRole('table');
  await press('Import from CSV');
  const field = await screen.findByLabelText('CSV file');
  const slowFile = new File(['Name,Email\n'], 'slow.csv');
  let fail = (_error: Error): void => undefined;
  slowFile.arrayBuffer = () => new Promise((_resolve, reject) => (fail = reject));
  await userEvent.upload(field, slowFile);
  expect(field).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Checking every line …');
  act(() => fail(new Error('gone')));
  expect(await screen.findByText(/^“slow\.csv” has changed since you chose it/)).toBeVisible();
  expect(field).toBeEnabled();
  expect(writes).toEqual([]);
});

describe('reading a file', () => {
  const createFile = (...parts: BlobPart[]) => new File(parts, 'members.csv');
  it('accepts UTF-8, and the encodings that spreadsheets on Windows write', async () => {
    expect(await readTable(createFile('\uFEFFName\nÄsha'))).toEqual({ csv: 'Name\nÄsha' });
    expect(await readTable(createFile(Uint8Array.of(0xc4, 0x73, 0x68, 0x61)))).toEqual({ csv: 'Äsha' });
    // Saved as “Unicode text”: UTF-16.
    expect(await readTable(createFile(Uint8Array.of(0xff, 0xfe, 0xc4, 0, 0x73, 0, 0x0b, 0x0c)))).toEqual({ csv: 'Äs\u0c0b' });
  });
  it('accepts UTF-16 in both byte orders, with and without a byte order mark', async () => {
    const csv = `Name,Email,Mobile number\r\n${'முத்துக்குமார் ரவி,muthu@example.org,\r\n'.repeat(40)}`;
    for (const mark of ['', '\uFEFF']) {
      const littleEndian = Buffer.from(`${mark}${csv}`, 'utf16le');
      expect(await readTable(createFile(new Uint8Array(littleEndian)))).toEqual({ csv });
      expect(await readTable(createFile(new Uint8Array(littleEndian.swap16())))).toEqual({ csv });
    }
    // With a mark, hardly any letter needs to be Latin.
    const tamil = `பெயர்,Email\n${'முத்துக்குமார்,\n'.repeat(40)}`;
    const marked = Buffer.from(`\uFEFF${tamil}`, 'utf16le');
    expect(await readTable(createFile(new Uint8Array(marked)))).toEqual({ csv: tamil });
    expect(await readTable(createFile(new Uint8Array(marked.swap16())))).toEqual({ csv: tamil });
    // A zero byte alone does not make UTF-16.
    expect(await readTable(createFile(`Name\n${'Äsha\0\n'.repeat(9)}${'Ravi Kumar\n'.repeat(30)}`))).toMatchObject({
      csv: expect.stringContaining('Äsha') as string,
    });
  });
  it('says that a file that has changed or vanished must be chosen again', async () => {
    const file = createFile('Name,Email\n');
    jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('The file could not be read.', 'NotReadableError'));
    expect(await readTable(file)).toEqual({
      problem: '“members.csv” has changed since you chose it, or is no longer there. Please choose it again.',
    });
  });
  it('refuses files that are not tables', async () => {
    expect(await readTable(createFile())).toEqual({ problem: 'This file is empty.' });
    expect((await readTable(createFile('PK\u0003\u0004workbook'))).problem).toContain('This is not a CSV file.');
    expect((await readTable(createFile('a'.repeat(5_000_001)))).problem).toContain('too large');
  });
});
