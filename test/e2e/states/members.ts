/** States of the members page of admins, and of the list of one's own logins. */
import { ADMIN, BROKEN, failure, runSteps, LONG, MEMBER, press, errorResponse, step, type State } from './state.ts';

const LIST = '**/api/members?*';
const IMPORT = '**/api/members/import';

const members = (state: string, overrides: Partial<State> = {}): State => ({
  name: `members/${state}`,
  address: '/dashboard/members',
  member: ADMIN,
  ...overrides,
});

const dialog = step('', (page) => page.getByRole('dialog').waitFor());
const inDialog = (name: string) =>
  step(`press “${name}” in the dialog`, (page) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click());

const TABLE = ['Name,Email,City', 'Asha Rao,asha@example.org,Mysuru', 'Ravi,ravi@example,Salem', ',meena@example.org,Hosur'].join('\n');

const chooseFile = runSteps(
  press('Import from CSV'),
  dialog,
  step('choose a CSV file', async (page) => {
    await page.getByLabel('CSV file').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
    await page.waitForTimeout(600);
  }),
);

const report = (overrides: object) => ({
  status: 200,
  json: {
    success: true,
    applied: false,
    rows: 3,
    added: 2,
    changed: 1,
    unchanged: 0,
    wrong: 0,
    problems: [],
    ignoredColumns: ['City'],
    ...overrides,
  },
});

const sample = [
  { line: 2, does: 'adds', name: 'Asha Rao', email: 'asha@example.org', role: 'member', state: 'active' },
  { line: 3, does: 'adds', name: LONG, email: `${LONG.toLowerCase()}@example.org`, role: 'member', state: 'active' },
  { line: 4, does: 'changes', name: 'Kavitha Nair', email: 'admin@example.org', role: 'admin', state: 'active' },
];

export const memberPages: State[] = [
  members('page-of-many', {
    address: '/dashboard/members?page=12',
    responses: { [LIST]: { transform: (body) => body, from: () => '/api/members?limit=50', total: 50_000 } },
  }),
  members('none-found', { address: '/dashboard/members?q=zzz' }),
  members('elsewhere', { responses: { [LIST]: errorResponse(404, 'Not found') } }),
  members('not-admin', { member: MEMBER }),
  members('add', { windowOnly: true, arrange: runSteps(press('Add a member'), dialog) }),
  members('add-wrong', { windowOnly: true, arrange: runSteps(press('Add a member'), dialog, inDialog('Add')) }),
  members('edit', { windowOnly: true, arrange: runSteps(press('Edit Arjun Subramaniam'), dialog) }),
  members('deactivate', { windowOnly: true, arrange: runSteps(press('Deactivate Arjun Subramaniam'), dialog) }),
  members('last-admin', {
    windowOnly: true,
    responses: { '**/api/members/*': errorResponse(409, 'Kavitha Nair is the only admin: please make another member admin first.') },
    arrange: runSteps(
      press('Deactivate Kavitha Nair'),
      dialog,
      inDialog('Deactivate'),
      step('', (page) => page.getByRole('dialog').getByRole('alert').waitFor()),
    ),
  }),
  members('import', { windowOnly: true, arrange: runSteps(press('Import from CSV'), dialog) }),
  members('import-checking', { windowOnly: true, responses: { [IMPORT]: 'never' }, arrange: chooseFile }),
  members('import-wrong', { windowOnly: true, arrange: chooseFile }),
  members('import-right', {
    windowOnly: true,
    responses: { [IMPORT]: report({ message: '2 members would be added, one member would be changed.', sample }) },
    arrange: chooseFile,
  }),
  members('imported', {
    windowOnly: true,
    responses: { [IMPORT]: report({ applied: true, message: '2 members were added.', sample: [] }) },
    arrange: chooseFile,
  }),
  {
    name: 'profile/logged-in-elsewhere',
    address: '/dashboard/profile',
    member: true,
    responses: {
      '**/api/user/sessions': {
        transform: (body: object[]) => [
          ...body.slice(0, 1),
          ...body.slice(0, 1).map((item) => ({ ...item, _id: 'other', current: false, device: null })),
        ],
      },
    },
  },
  {
    name: 'profile/logins-not-loaded',
    address: '/dashboard/profile',
    member: true,
    responses: { '**/api/user/sessions': BROKEN },
    arrange: failure,
  },
];
