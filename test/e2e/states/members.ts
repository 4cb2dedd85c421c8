/** States of the members page of admins. */
import { statesOf } from './everyPage.ts';
import { answers, combineSteps, LONG_WORD, MEMBER, outcomesOf, press, pressInDialog, step, waitForDialog } from './state.ts';

const LIST_CALL = '**/api/members?*';
const IMPORT_CALL = '**/api/members/import';

const CSV = ['Name,Email,City', 'Asha Rao,asha@example.org,Mysuru', 'Ravi,ravi@example,Salem', ',meena@example.org,Hosur'].join('\n');

const openForm = combineSteps(press('Add a member'), waitForDialog);
const openImport = combineSteps(press('Import from CSV'), waitForDialog);
const chooseFile = combineSteps(
  openImport,
  step('choose a CSV file', (page) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) }),
  ),
);

const report = {
  success: true,
  applied: false,
  rows: 3,
  added: 2,
  changed: 1,
  unchanged: 0,
  wrong: 0,
  problems: [],
  ignoredColumns: ['City'],
};
const sample = [
  { line: 2, does: 'adds', name: 'Asha Rao', email: 'asha@example.org', role: 'member', state: 'active' },
  { line: 3, does: 'adds', name: LONG_WORD, email: `${LONG_WORD.toLowerCase()}@example.org`, role: 'member', state: 'active' },
  {
    line: 4,
    does: 'changes',
    name: 'Kavitha Nair',
    email: 'admin@example.org',
    role: 'admin',
    state: 'active',
    values: [
      { field: 'membershipNumber', before: '0012345', after: '12345' },
      { field: 'mobileNumber', before: '+91 98400 12345', after: null },
    ],
  },
];

export const memberPages = statesOf('members', {
  'page-of-many': {
    address: '/dashboard/members?page=12',
    responses: { [LIST_CALL]: { transform: (body) => body, from: () => '/api/members?limit=50', total: 50_000 } },
  },
  'none-found': { address: '/dashboard/members?q=zzz' },
  elsewhere: { responses: { [LIST_CALL]: answers.refused(404, 'Not found') } },
  'not-admin': { member: MEMBER },
  add: { prepare: openForm },
  'add-wrong': { prepare: combineSteps(openForm, pressInDialog('Add')) },
  edit: { prepare: combineSteps(press('Edit Arjun Subramaniam'), waitForDialog) },
  deactivate: { prepare: combineSteps(press('Deactivate Arjun Subramaniam'), waitForDialog) },
  ...outcomesOf('**/api/members/*', combineSteps(press('Deactivate Kavitha Nair'), waitForDialog, pressInDialog('Deactivate')), {
    'last-admin': answers.refused(409, 'Kavitha Nair is the only admin: please make another member admin first.'),
  }),
  import: { prepare: openImport },
  'import-wrong': { prepare: chooseFile },
  ...outcomesOf(IMPORT_CALL, chooseFile, {
    'import-checking': 'never',
    'import-right': answers.ok({ ...report, message: '2 members would be added, one member would be changed.', emptied: 2, sample }),
    imported: answers.ok({ ...report, applied: true, message: '2 members were added.', sample: [] }),
  }),
});
