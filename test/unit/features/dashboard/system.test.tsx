import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProviderDrift, SystemMail, SystemMails, SystemState } from '../../../../src/api/endpoints/system.ts';
import SystemPage from '../../../../src/features/dashboard/SystemPage.tsx';
import { member, pageStore } from '../../../support/pageStore.ts';
import { expectAccessible } from '../../../support/jest/axe.ts';
import { renderPage } from '../../../support/renderPage.tsx';
import { recordToasts, withVariant } from '../../../support/toasts.ts';
import { textsOf } from '../../../support/texts.ts';

const DAY_MS = 86_400_000;

const emptyReport: ProviderDrift = {
  backends: ['content', 'jobs'],
  since: '2026-11-22T05:12:00.000Z',
  calls: 0,
  checked: 0,
  drifted: 0,
  skipped: 0,
  left: 0,
  drifts: [],
};

const seen = { firstSeen: '2026-11-22T05:14:00.000Z', lastSeen: '2026-11-22T06:02:00.000Z', answers: 3, checked: 12 };
const jobListDrift = { operation: 'listAllJobs', call: 'GET /api/jobs/allJobs', ...seen };
const drift: ProviderDrift = {
  ...emptyReport,
  calls: 14,
  checked: 412,
  drifted: 9,
  drifts: [
    {
      ...jobListDrift,
      field: '[].jobTitle',
      kind: 'missing',
      expected: 'text',
      got: 'nothing',
      screens: [
        { name: 'Job board', address: '/exploreJobs' },
        { name: 'Applicants', address: '/applicants/:jobId' },
      ],
    },
    { ...jobListDrift, field: '[].maxSalary', kind: 'type', expected: 'a whole number', got: 'text', screens: [] },
    {
      operation: 'listEventCategories',
      call: 'GET /wp-json/custom/v1/event-categories',
      ...seen,
      field: '',
      kind: 'type',
      expected: 'a list',
      got: 'an object',
      screens: [{ name: 'Every page' }],
    },
    { ...jobListDrift, field: '[].title', kind: 'extra', expected: 'nothing', got: 'text', screens: [] },
  ],
};

const noMails: SystemMails = { sends: true, waiting: { count: 0, mails: [] }, failed: { count: 0, mails: [] } };

const healthyState: SystemState = {
  version: '0.1.0',
  node: '24.21.0',
  database: { kind: 'sqlite', version: '3.50.4' },
  startedAt: '2026-11-22T05:12:00.000Z',
  processes: 2,
  storage: { free: 21_474_836_480, total: 42_949_672_960, database: 4_194_304, files: { count: 1, bytes: 999 } },
  backups: {},
  editing: { folder: '/srv/chapter/content' },
  slowMs: 500,
  statements: [],
};

/** The responses to the other calls of the page; `write` is for those that change something. */
type OtherResponses = Partial<Record<'/site/system' | '/site/system/mails' | 'write', () => Response | Promise<Response>>>;

/**
 * Shows the page System. `requestedPaths` are the paths of the calls for the provider's drift; `sentRequests` are the writes.
 *
 * @param respond responds to the call for the provider's drift
 * @param others the responses to the other calls; by default nothing needs attention except the missing backup
 */
function show(respond: () => Response | Promise<Response>, role = 'admin', others: OtherResponses = {}) {
  const requestedPaths: string[] = [];
  const sentRequests: string[] = [];
  const defaultResponses: OtherResponses = {
    '/site/system': () => Response.json(healthyState),
    '/site/system/mails': () => Response.json(noMails),
  };
  const store = pageStore(
    ({ pathname }, { method }) => {
      if (method !== 'GET') {
        sentRequests.push(`${method} ${pathname}`);
        return others.write?.() ?? Response.json({ success: true, message: 'The mail is sent again.' });
      }
      const other = ({ ...defaultResponses, ...others } as Record<string, () => Response | Promise<Response>>)[pathname];
      if (other !== undefined) return other();
      requestedPaths.push(pathname);
      return respond();
    },
    { ...member, role },
  );
  const { container } = renderPage('/dashboard/system', { page: <SystemPage />, store });
  return { requestedPaths, sentRequests, container };
}

const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));
const refresh = async (name: string): Promise<void> => userEvent.click((await findRegion(name)).getByRole('button', { name: 'Refresh' }));
const PROVIDER = 'The provider’s responses';

it('shows each field that differs, with its call, dates and affected pages', async () => {
  const { container, requestedPaths } = show(() => Response.json(drift));
  const breakingList = within(await screen.findByRole('region', { name: 'What may break pages' }));
  expect(breakingList.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    '[].jobTitle is missing',
    '[].maxSalary has a different type',
    'The response has a different type',
  ]);
  const [missingField, changedField, changedResponse] = breakingList.getAllByRole('listitem');
  expect(missingField).toHaveTextContent('GET /api/jobs/allJobs');
  expect(missingField).toHaveTextContent('Pages that use it: Job board, Applicants (/applicants/:jobId)');
  expect(within(missingField as HTMLElement).getByRole('link', { name: 'Job board' })).toHaveAttribute('href', '/exploreJobs');
  expect(missingField).toHaveTextContent(
    /Since 22 November 2026 at 10:44 AM, last seen 22 November 2026 at 11:32 AM, in 3 of 12 responses\./,
  );
  expect(changedField).toHaveTextContent('Expected: a whole number. Received: text.No page uses it.');
  expect(changedResponse).toHaveTextContent('Pages that use it: Every page');
  expect(within(screen.getByRole('region', { name: 'What the contract does not describe' })).getByRole('listitem')).toHaveTextContent(
    /^\[\]\.title is not in the contract.*No page uses it/,
  );
  expect(screen.getByText(/^412 responses of 14 calls were compared with the contracts since 22 November 2026 at 10:42 AM/)).toBeVisible();
  expect(requestedPaths).toEqual(['/site/provider/drift']);
  await expectAccessible(container);
  await refresh(PROVIDER);
  expect(requestedPaths).toHaveLength(2);
});

it.each([
  ['nothing compared', emptyReport, 'Nothing has been compared yet.'],
  ['nothing that differs', { ...emptyReport, calls: 2, checked: 7 }, 'Nothing differs from the contracts.'],
])('shows an empty state for %s', async (_what, report, title) => {
  show(() => Response.json(report));
  expect(await screen.findByText(title)).toBeVisible();
  expect((await findRegion(PROVIDER)).queryByRole('listitem')).toBeNull();
});

it('leaves out the provider’s responses on a site with its own backends', async () => {
  show(() => Response.json({ ...emptyReport, backends: [] }));
  expect(await screen.findByRole('region', { name: 'The server' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: PROVIDER })).toBeNull());
});

it('says which responses were not compared, and that not every difference is stored', async () => {
  show(() => Response.json({ ...drift, backends: ['jobs'], skipped: 5, left: 1 }));
  expect(await screen.findByText(/^Only the job backend is the provider’s/)).toBeVisible();
  expect(screen.getByText(/^5 more responses could not be compared/)).toBeVisible();
  expect(screen.getByText(/^Not every difference can be stored/)).toBeVisible();
});

it('shows the loading state, and an error with Retry', async () => {
  const responses = [Response.json({ success: false, error: 'The provider is away.' }, { status: 502 }), Response.json(emptyReport)];
  show(() => responses.shift() ?? Response.error());
  expect(screen.getByText('Loading provider’s responses')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing has been compared yet.')).toBeVisible();
});

it('shows that a refresh failed, and keeps the earlier data', async () => {
  const responses = [Response.json(drift), Response.json({ success: false, error: 'The provider is away.' }, { status: 502 })];
  show(() => responses.shift() ?? Response.json({ ...drift, checked: 413 }));
  await screen.findByRole('region', { name: 'What may break pages' });
  await refresh(PROVIDER);
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('region', { name: 'What may break pages' })).toBeVisible();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^413 responses/));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('makes no request for a member who is not an admin', async () => {
  const respond = jest.fn(() => Response.json({}));
  show(respond, 'member', { '/site/system': respond, '/site/system/mails': respond });
  expect(screen.getByText('This page is for admins.')).toBeVisible();
  expect(respond).not.toHaveBeenCalled();
});

const failedMail: SystemMail = {
  id: '65f1c0ffee65f1c0ffee0001',
  to: 'memb**********.org',
  kind: 'enquiry',
  tries: 3,
  takenAt: '2026-11-22T05:12:00.000Z',
  failedAt: '2026-11-22T05:14:00.000Z',
  reason: '550 no such person here',
  canSendAgain: true,
};
const waitingMail: SystemMail = {
  id: '65f1c0ffee65f1c0ffee0002',
  to: 'a***',
  kind: 'code',
  tries: 1,
  takenAt: '2026-11-22T05:12:00.000Z',
  nextAt: '2026-11-22T05:27:00.000Z',
  canSendAgain: false,
};

it('lists queued and failed mails, and resends one', async () => {
  let mails: SystemMails = {
    sends: true,
    waiting: { count: 120, mails: [waitingMail] },
    failed: { count: 1, mails: [failedMail, { ...failedMail, id: 'b', kind: 'code', canSendAgain: false }] },
  };
  const { sentRequests } = show(() => Response.json(emptyReport), 'admin', {
    '/site/system/mails': () => Response.json(mails),
  });
  const failedMails = await findRegion('Given up');
  expect(failedMails.getAllByRole('listitem')[0]).toHaveTextContent(
    /^An enquiry to the chapter to memb\*+\.org550 no such person hereQueued 22 November 2026 at 10:42 AM, tried 3 times, given up on 22 November 2026 at 10:44 AM\./,
  );
  expect(failedMails.getAllByRole('button')).toHaveLength(1);
  const waitingPart = await findRegion('Waiting');
  expect(waitingPart.getByText(/The first 1 of them/)).toBeVisible();
  expect(waitingPart.getByRole('listitem')).toHaveTextContent(
    /^A one-time code to a\*\*\*Queued .*, tried once, next try 22 November 2026 at 10:57 AM\.$/,
  );
  expect((await findRegion('Mail')).getByRole('status')).toHaveTextContent('120 mails are waiting to be sent; 1 mail could not be sent.');
  mails = { ...mails, failed: { count: 0, mails: [] } };
  await userEvent.click(failedMails.getByRole('button', { name: /^Send again: An enquiry to the chapter to memb/ }));
  expect(sentRequests).toEqual([`POST /site/system/mails/${failedMail.id}/again`]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Given up' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Mail' })).toHaveFocus();
});

it('[ERR-01] says that a mail could not be sent again, and keeps it in the list', async () => {
  const toasts = recordToasts(withVariant);
  show(() => Response.json(emptyReport), 'admin', {
    '/site/system/mails': () => Response.json({ ...noMails, failed: { count: 1, mails: [failedMail] } }),
    write: () => Response.json({}, { status: 500 }),
  });
  await userEvent.click((await findRegion('Given up')).getByRole('button', { name: /^Send again/ }));
  await waitFor(() => expect(toasts).toEqual(['error: The mail could not be sent again']));
  expect((await findRegion('Given up')).getByRole('listitem')).toBeVisible();
});

it('says that no mail is waiting', async () => {
  const { container } = show(() => Response.json(emptyReport));
  expect(await screen.findByText('No mail is waiting, and none has failed.')).toBeVisible();
  expect(screen.getByText('Records of mail that was sent are kept for 30 days.')).toBeVisible();
  expect(container.querySelectorAll('[role=alert]')).toHaveLength(0);
});

it('says that no mail is sent where there is no mail server', async () => {
  show(() => Response.json(emptyReport), 'admin', { '/site/system/mails': () => Response.json({ ...noMails, sends: false }) });
  expect(await screen.findByText('Mail is not sent yet.')).toBeVisible();
  expect(screen.getByText(/^No mail server is connected\./)).toBeVisible();
});

it('shows backups, storage, versions and slow statements', async () => {
  const fullState: SystemState = {
    ...healthyState,
    commit: '5755b1c0ffee',
    backups: {
      nightly: { hour: 2, keep: 14 },
      last: { file: 'chapter-2026-11-21T203000Z.zip', startedAt: '2026-11-21T20:30:00.000Z', bytes: 5_242_880, nightly: true },
      failure: { startedAt: '2026-11-22T05:12:00.000Z', reason: 'The disk is full.' },
    },
    storage: { free: 1_000_000_000, total: 42_949_672_960, low: true, database: 4_194_304, files: { count: 1, bytes: 999 } },
    statements: [{ text: 'select ?', count: 1200, totalMs: 84.5, meanMs: 0.1, longestMs: 12 }],
  };
  show(() => Response.json(emptyReport), 'admin', { '/site/system': () => Response.json(fullState) });
  const facts = async (name: string) =>
    Object.fromEntries(
      (await findRegion(name)).getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
  expect(await facts('Backups')).toEqual({
    'Last backup': '22 November 2026 at 2:00 AM, 5.2 MB, nightly, verified: chapter-2026-11-21T203000Z.zip',
    'Last failure': '22 November 2026 at 10:42 AM: The disk is full.',
    'Every night': 'From 2:00 AM on; the last 14 are kept.',
  });
  expect(await facts('Storage')).toEqual({
    'Free space': expect.stringMatching(/^1(?:\.0)? GB of 42.9 GB$/),
    'The database': '4.2 MB',
    'Uploaded files': '999 byte, 1 file',
  });
  expect(await facts('Content')).toEqual({
    Editing: 'In the dashboard, under Content. If the folder is kept in git, commit what was edited there.',
    'Folder of its files': '/srv/chapter/content',
  });
  expect(await facts('Versions')).toEqual({
    Version: '0.1.0, commit 5755b1c0ffee',
    'Running since': '22 November 2026 at 10:42 AM',
    'Processes on this machine': '2',
    'Node.js': '24.21.0',
    SQLite: '3.50.4',
  });
  const [, row] = screen.getAllByRole('row');
  expect(textsOf(within(row as HTMLElement).getAllByRole('cell'))).toEqual(['select ?', '1,200', '84.5', '0.1', '12']);
});

it('says why the content cannot be edited in the dashboard', async () => {
  const readOnly = 'The content is edited in the content system at cms.example.org.';
  show(() => Response.json(emptyReport), 'admin', {
    '/site/system': () => Response.json({ ...healthyState, editing: { ...healthyState.editing, readOnly } }),
  });
  expect((await findRegion('Content')).getByText(readOnly)).toBeVisible();
});

it('shows the first of many content mistakes, and no section about the content when there are none', async () => {
  const mistakes = ['pages/about.yaml:2:3: the field "intro.lead" is missing.', 'directors.yaml:3:7, entry 1: the field "id" is wrong.'];
  const content = { since: '2026-11-22T05:12:00.000Z', total: 7, mistakes };
  const { container } = show(() => Response.json(emptyReport), 'admin', {
    '/site/system': () => Response.json({ ...healthyState, content }),
  });
  const section = await findRegion('The content');
  expect(
    section.getByText(/^Its files have had mistakes since .*; the site still shows the previous content\. The first 2 of 7 mistakes:$/),
  ).toBeVisible();
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(mistakes);
  await expectAccessible(container);
  cleanup();
  show(() => Response.json(emptyReport));
  await findRegion('Backups');
  expect(screen.queryByRole('region', { name: 'The content' })).toBeNull();
});

it('says that there are no backups, and names settings only in the details for operators', async () => {
  show(() => Response.json(emptyReport));
  const backups = await findRegion('Backups');
  expect(backups.getByText('There is none.')).toBeVisible();
  expect(backups.getByText('No automatic backups are made.')).toBeVisible();
  const settings = /SMTP_URL|BACKUP_DIR|CMS_ORIGIN/;
  for (const setting of screen.getAllByText(settings)) expect(setting).not.toBeVisible();
  await userEvent.click(screen.getByText('Details for the server’s operators'));
  for (const setting of screen.getAllByText(settings)) expect(setting).toBeVisible();
});

it('shows statements of the database on request only', async () => {
  show(() => Response.json(emptyReport), 'admin', {
    '/site/system': () =>
      Response.json({ ...healthyState, statements: [{ text: 'select 1', count: 1, totalMs: 1, meanMs: 1, longestMs: 1 }] }),
  });
  expect(await screen.findByText('select 1')).not.toBeVisible();
  await userEvent.click(screen.getByText('Details for the server’s operators'));
  expect(screen.getByText('select 1')).toBeVisible();
});

it('keeps the focus on the refresh button', async () => {
  let respond: () => void = () => undefined;
  const respondSlowly = (): Promise<Response> => new Promise((resolve) => (respond = () => resolve(Response.json(healthyState))));
  show(() => Response.json(emptyReport), 'admin', { '/site/system': respondSlowly });
  await waitFor(() => expect(screen.getByText('Loading server')).toBeInTheDocument());
  respond();
  const button = await (await findRegion('The server')).findByRole('button', { name: 'Refresh' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
  await userEvent.click(button);
  respond();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(button).toHaveFocus();
});

it('says which section could not be loaded, and shows the others', async () => {
  show(() => Response.json(emptyReport), 'admin', {
    '/site/system': () => Response.json({ success: false, error: 'No' }, { status: 503 }),
  });
  expect(await (await findRegion('The server')).findByRole('alert')).toHaveTextContent('The server could not be loaded.');
  expect(await screen.findByText('No mail is waiting, and none has failed.')).toBeVisible();
});

describe('what needs an admin’s attention', () => {
  const showProblems = async (state: Partial<SystemState>, mails: Partial<SystemMails> = {}): Promise<string[]> => {
    show(() => Response.json(emptyReport), 'admin', {
      '/site/system': () => Response.json({ ...healthyState, ...state }),
      '/site/system/mails': () => Response.json({ ...noMails, ...mails }),
    });
    const summary = await findRegion('Needs attention');
    return summary.getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  const backup = { startedAt: new Date().toISOString(), bytes: 1, file: 'a.zip', nightly: true };

  it('is nothing where all is well', async () => {
    show(() => Response.json(emptyReport), 'admin', {
      '/site/system': () => Response.json({ ...healthyState, backups: { last: backup, nightly: { hour: 2, keep: 7 } } }),
    });
    expect((await findRegion('All is well')).getByText(/a backup has been made\. There is nothing to do/)).toBeVisible();
  });

  it('is nothing before the first night, and no backup is claimed', async () => {
    show(() => Response.json(emptyReport), 'admin', {
      '/site/system': () => Response.json({ ...healthyState, backups: { nightly: { hour: 2, keep: 7 } } }),
    });
    expect((await findRegion('All is well')).getByText(/a backup will be made tonight\. There is nothing to do/)).toBeVisible();
  });

  it('is a missing backup', async () => {
    expect(await showProblems({ backups: {} })).toEqual([expect.stringMatching(/^There is no backup\./)]);
  });

  it('is a backup that is a week old', async () => {
    const backupBefore = (ageMs: number) => ({ last: { ...backup, startedAt: new Date(Date.now() - ageMs).toISOString() } });
    expect(await showProblems({ backups: backupBefore(7 * DAY_MS + 60_000) })).toEqual([
      expect.stringMatching(/^The last backup is 7 days old\.Ask the people who run the server to make one/),
    ]);
    cleanup();
    show(() => Response.json(emptyReport), 'admin', {
      '/site/system': () => Response.json({ ...healthyState, backups: backupBefore(7 * DAY_MS - 60_000) }),
    });
    expect(await findRegion('All is well')).toBeDefined();
  });

  it.each([
    ['read-only', 'Nothing can be saved: the database is read only.'],
    ['full', 'Nothing can be saved: the disk of the database is full.'],
  ] as const)('is, first of all, a database that accepts no writes: %s', async (reason, title) => {
    const [problem] = await showProblems({
      database: { ...healthyState.database, refusal: { reason, since: '2026-11-22T05:12:00.000Z' } },
      backups: {},
    });
    expect(problem).toContain(`${title}The site can be read, but nobody can log in, apply or change anything.`);
    await userEvent.click(screen.getByText('Details for the server’s operators'));
    expect(screen.getByText('Nothing can be saved since').nextElementSibling).toHaveTextContent('22 November 2026 at 10:42 AM');
  });

  it('is failed mail, a nearly full disk, content with mistakes, and a failed backup', async () => {
    const problems = await showProblems(
      {
        storage: { ...healthyState.storage, free: 500_000_000, low: true },
        content: { since: '2026-11-22T05:12:00.000Z', total: 1, mistakes: ['chapter.yaml: no name'] },
        backups: { last: backup, failure: { startedAt: new Date(Date.now() + 1000).toISOString(), reason: 'no room' } },
      },
      { failed: { count: 2, mails: [] } },
    );
    expect(problems).toEqual([
      expect.stringMatching(/^2 mails could not be sent\.Press “Send again”/),
      expect.stringMatching(/^Only 500 MB of space is left\./),
      expect.stringMatching(/^The last change to the content has mistakes\./),
      expect.stringMatching(/^The last backup failed\./),
    ]);
  });
});
