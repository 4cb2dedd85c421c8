/** States of the members page of admins, and of the list of logins in a profile. */
import {
  ADMIN,
  FAILED_RESPONSE,
  waitForAlert,
  combineSteps,
  LONG_WORD,
  MEMBER,
  press,
  createErrorResponse,
  step,
  waitUntil,
  type State,
} from './state.ts';

const LIST_CALL = '**/api/members?*';
const IMPORT_CALL = '**/api/members/import';

const createMembersState = (state: string, overrides: Partial<State> = {}): State => ({
  name: `members/${state}`,
  address: '/dashboard/members',
  member: ADMIN,
  ...overrides,
});

const waitForDialog = waitUntil((page) => page.getByRole('dialog').waitFor());
const pressInDialog = (name: string) =>
  step(`press “${name}” in the dialog`, (page) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click());

const CSV = ['Name,Email,City', 'Asha Rao,asha@example.org,Mysuru', 'Ravi,ravi@example,Salem', ',meena@example.org,Hosur'].join('\n');

const chooseFile = combineSteps(
  press('Import from CSV'),
  waitForDialog,
  step('choose a CSV file', async (page) => {
    await page.getByLabel('CSV file').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await page.waitForTimeout(600);
  }),
);

const createImportReport = (overrides: object) => ({
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
  { line: 3, does: 'adds', name: LONG_WORD, email: `${LONG_WORD.toLowerCase()}@example.org`, role: 'member', state: 'active' },
  { line: 4, does: 'changes', name: 'Kavitha Nair', email: 'admin@example.org', role: 'admin', state: 'active' },
];

export const memberPages: State[] = [
  createMembersState('page-of-many', {
    address: '/dashboard/members?page=12',
    responses: { [LIST_CALL]: { transform: (body) => body, from: () => '/api/members?limit=50', total: 50_000 } },
  }),
  createMembersState('none-found', { address: '/dashboard/members?q=zzz' }),
  createMembersState('elsewhere', { responses: { [LIST_CALL]: createErrorResponse(404, 'Not found') } }),
  createMembersState('not-admin', { member: MEMBER }),
  createMembersState('add', { isViewportOnly: true, prepare: combineSteps(press('Add a member'), waitForDialog) }),
  createMembersState('add-wrong', {
    isViewportOnly: true,
    prepare: combineSteps(press('Add a member'), waitForDialog, pressInDialog('Add')),
  }),
  createMembersState('edit', { isViewportOnly: true, prepare: combineSteps(press('Edit Arjun Subramaniam'), waitForDialog) }),
  createMembersState('deactivate', { isViewportOnly: true, prepare: combineSteps(press('Deactivate Arjun Subramaniam'), waitForDialog) }),
  createMembersState('last-admin', {
    isViewportOnly: true,
    responses: { '**/api/members/*': createErrorResponse(409, 'Kavitha Nair is the only admin: please make another member admin first.') },
    prepare: combineSteps(
      press('Deactivate Kavitha Nair'),
      waitForDialog,
      pressInDialog('Deactivate'),
      waitUntil((page) => page.getByRole('dialog').getByRole('alert').waitFor()),
    ),
  }),
  createMembersState('import', { isViewportOnly: true, prepare: combineSteps(press('Import from CSV'), waitForDialog) }),
  createMembersState('import-checking', { isViewportOnly: true, responses: { [IMPORT_CALL]: 'never' }, prepare: chooseFile }),
  createMembersState('import-wrong', { isViewportOnly: true, prepare: chooseFile }),
  createMembersState('import-right', {
    isViewportOnly: true,
    responses: { [IMPORT_CALL]: createImportReport({ message: '2 members would be added, one member would be changed.', sample }) },
    prepare: chooseFile,
  }),
  createMembersState('imported', {
    isViewportOnly: true,
    responses: { [IMPORT_CALL]: createImportReport({ applied: true, message: '2 members were added.', sample: [] }) },
    prepare: chooseFile,
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
    responses: { '**/api/user/sessions': FAILED_RESPONSE },
    prepare: waitForAlert,
  },
];
