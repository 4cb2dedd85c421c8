import type { Applicant, Job } from '../../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EXTENSIONS, type Extension } from '../../../../shared/extensions.ts';
import { paths } from '../../../../src/config/paths.ts';
import ApplicantsPage from '../../../../src/features/applicants/ApplicantsPage.tsx';
import { recordToasts } from '../../../support/toasts.ts';
import { testSettings } from '../../../support/settings.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { address, renderPage } from '../../../support/renderPage.tsx';
import { textsOf } from '../../../support/texts.ts';

const createApplicant = (number: number, overrides: RowOf<Applicant> = {}): RowOf<Applicant> => ({
  _id: `application${number}`,
  name: `Person ${number}`,
  email: `person${number}@example.org`,
  yearOfExperience: '4.5',
  employeeType: 'Full-time',
  expectedCTC: '1800000',
  currentCTC: 1250000,
  cv: `/api/files/cv${number}`,
  jobId: { _id: 'job1', jobTitle: 'Scrum Master' } satisfies RowOf<Job>,
  ...overrides,
});

type TestResponse = Response | Promise<Response>;

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});

const queryString = () => new URL(address(), 'https://chapter.example.org').search;

let extensions: readonly Extension[];
beforeEach(() => {
  extensions = [];
});

interface ShowOptions {
  respondToSearch?: (url: URL) => TestResponse;
  /** The query of the page's URL. */
  queryString?: string;
  respondToStageChange?: () => TestResponse;
}

/** Shows the applicants of a job. `searches` are the query strings of searches; `changes` are the path and body of each stage change. */
function show(
  respondToList: (url: URL) => TestResponse,
  { respondToSearch = () => Response.json([]), queryString = '', respondToStageChange }: ShowOptions = {},
) {
  const searches: string[] = [];
  const changes: unknown[] = [];
  const store = pageStore(async (url, request) => {
    if (request.method === 'PATCH') {
      changes.push([url.pathname, await request.json()]);
      return respondToStageChange?.() ?? Response.json({ success: true, message: 'Person 1: Shortlisted' });
    }
    if (url.pathname === '/api/jobs/job1')
      return Response.json({ _id: 'job1', jobTitle: 'Scrum Master', userId: 'member1' } satisfies RowOf<Job>);
    if (!url.pathname.startsWith('/api/applicants/search/')) return respondToList(url);
    searches.push(url.search);
    return respondToSearch(url);
  }, member);
  const view = renderPage(`/applicants/job1${queryString}`, {
    page: { [paths.applicants]: <ApplicantsPage /> },
    store,
    settings: { ...testSettings, extensions },
  });
  return { ...view, searches, changes };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const typeInto = (name: string, text: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const pressApply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

it('[APPL-01] has a link back, the job’s title, the filters and the table', async () => {
  show(() =>
    Response.json([
      createApplicant(1, { phoneNo: '9845000000' }),
      createApplicant(2, { cv: null, expectedCTC: null }),
      createApplicant(3, { cv: null, cvRemovedAt: '2026-11-20T20:30:00.000Z' }),
    ]),
  );
  const table = await screen.findByRole('table', { name: 'Applicants for Scrum Master' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scrum Master');
  expect(screen.getByRole('link', { name: 'Back to my created jobs' })).toHaveAttribute('href', '/dashboard/jobs?tab=created');
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Years of Exp',
    'Employee Type',
    'Expected CTC',
    'Current CTC',
    'CV',
  ]);
  const cells = rows().map((row) => textsOf(within(row).getAllByRole('cell')));
  expect(cells).toEqual([
    ['Person 19845000000', 'person1@example.org', '4.5', 'Full-time', '₹18,00,000', '₹12,50,000', 'CV'],
    ['Person 2', 'person2@example.org', '4.5', 'Full-time', 'Not specified', '₹12,50,000', 'No CV'],
    ['Person 3', 'person3@example.org', '4.5', 'Full-time', '₹18,00,000', '₹12,50,000', 'CV removed on 21 November 2026'],
  ]);
  for (const name of ['Name', 'Email', 'Year Of Exp.', 'Expected CTC', 'Current CTC'])
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
  const types = within(screen.getByRole('combobox', { name: 'Employee Type' })).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent).slice(1)).toEqual(['Full-Time', 'Part-Time', 'Intern']);
});

it('[APPL-01] shows a skeleton while loading', () => {
  show(() => new Promise<Response>(() => {}));
  expect(screen.getByText('Loading applicants')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

it('[APPL-01] has no stages and no export with a backend that lacks them', async () => {
  show(() => Response.json([createApplicant(1)]));
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Stage' })).toBeNull();
  expect(screen.queryByText(/Applicants see the stage/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Name' })).toBeVisible();
});

it('[APPL-01] without applicants, says so and links to the job', async () => {
  show(() => Response.json([]));
  expect(await screen.findByText('No one has applied to this job')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the job' })).toHaveAttribute('href', '/exploreJobs?job=job1');
  expect(screen.queryByRole('form')).toBeNull();
});

describe('the CV', () => {
  const { fetch } = globalThis;
  let downloads: string[];
  beforeEach(() => {
    downloads = [];
    URL.createObjectURL = () => 'blob:cv';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.push(this.download);
    });
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    jest.restoreAllMocks();
  });
  const respondWithFile = (response: Response) => {
    globalThis.fetch = () => Promise.resolve(response);
  };
  const download = async () => userEvent.click(await screen.findByRole('button', { name: 'Download the CV of Person 1' }));

  it.each([
    ['application/pdf', 'cv.pdf'],
    ['application/msword', 'cv.doc'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'cv.docx'],
  ])('[APPL-01] of type %s is saved as %s', async (type, name) => {
    respondWithFile(new Response('cv', { headers: { 'content-type': type } }));
    show(() => Response.json([createApplicant(1)]));
    await download();
    await waitFor(() => expect(downloads).toEqual([name]));
    expect(toasts).toEqual([]);
  });

  it.each([
    [403, { error: 'Only the poster may read it.' }, 'Only the poster may read it.'],
    [500, {}, 'Operation failed'],
  ])('[APPL-03] [ERR-01] is not saved when it is refused with status %d, and a toast shows why', async (status, body, text) => {
    respondWithFile(Response.json(body, { status }));
    show(() => Response.json([createApplicant(1)]));
    await download();
    await waitFor(() => expect(toasts).toEqual([text]));
    expect(downloads).toEqual([]);
  });
});

it('[APPL-02] the filters send any text unchanged and show the matching applicants; Show all shows all of them', async () => {
  const { searches } = show(() => Response.json([createApplicant(1), createApplicant(2)]), {
    respondToSearch: () => Response.json([createApplicant(2)]),
  });
  await screen.findByRole('table');
  typeInto('Name', 'per & son');
  typeInto('Year Of Exp.', 'many');
  fireEvent.change(screen.getByRole('combobox', { name: 'Employee Type' }), { target: { value: 'Part-Time' } });
  typeInto('Expected CTC', '12 lakh');
  await pressApply();
  await waitFor(() => expect(names()).toEqual(['Person 2']));
  expect(searches).toEqual(['?name=per+%26+son&yearOfExperience=many&employeeType=Part-Time&expectedCTC=12+lakh&limit=50']);
  expect(queryString()).toBe('?name=per+%26+son&yearOfExperience=many&employeeType=Part-Time&expectedCtc=12+lakh');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(names()).toEqual(['Person 1', 'Person 2']);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
});

it('[APPL-02] a search without result leaves the list unchanged and says so', async () => {
  show(() => Response.json([createApplicant(1), createApplicant(2)]));
  await screen.findByRole('table');
  typeInto('Name', 'nobody');
  await pressApply();
  expect(await screen.findByText('No applicant matches these filters. The list below is unchanged.')).toBeVisible();
  expect(names()).toEqual(['Person 1', 'Person 2']);
});

it.each([
  [{ error: 'Slow down.' }, 'Slow down.'],
  [{}, 'Failed to search for Applicant'],
])('[ERR-01] a search that fails with %j leaves the list unchanged and shows %s', async (body, text) => {
  show(() => Response.json([createApplicant(1)]), { respondToSearch: () => Response.json(body, { status: 400 }) });
  await screen.findByRole('table');
  typeInto('Name', 'x');
  await pressApply();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toasts).toEqual([text]);
  expect(names()).toEqual(['Person 1']);
});

it.each([
  [403, { error: 'These applicants are not yours to see.' }, 'These applicants are not yours to see.'],
  [500, {}, 'Could not get Applicants'],
])('[APPL-03] [ERR-01] a list that is refused with %d and %j shows %s in its place and in a toast', async (status, body, text) => {
  show(() => Response.json(body, { status }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toasts).toEqual([text]);
  expect(screen.queryByRole('table')).toBeNull();
});

describe('with a backend that has all extensions', () => {
  beforeEach(() => {
    extensions = EXTENSIONS;
  });
  const createApplicantWithStage = (number: number, overrides: object = {}) =>
    createApplicant(number, {
      stage: 'received',
      stageAt: '2026-11-10T04:30:00.000Z',
      appliedAt: '2026-11-10T04:30:00.000Z',
      ...overrides,
    });
  const respondWithPages =
    (total: number, overrides: object = {}) =>
    (url: URL): Response => {
      const first = (Number(url.searchParams.get('page') ?? 1) - 1) * 50 + 1;
      const length = Math.max(0, Math.min(50, total - first + 1));
      const page = Array.from({ length }, (_, index) => createApplicantWithStage(first + index, overrides));
      return Response.json(page, { headers: { 'x-total-count': String(total) } });
    };
  const columnHeader = (name: string) => screen.getByRole('columnheader', { name });

  it('[APPL-01] a column header sorts ascending, then descending, then not at all; the URL and aria-sort have the order', async () => {
    const requestedQueries: string[] = [];
    show((url) => {
      requestedQueries.push(url.search);
      return respondWithPages(120)(url);
    });
    await screen.findByRole('table');
    // The menu that narrow windows have in place of the headers.
    const sortMenu = screen.getByRole('combobox', { name: 'Sort by', hidden: true });
    for (const [search, sorted, option] of [
      ['?sort=expectedCTC', 'ascending', 'expectedCTC asc'],
      ['?sort=expectedCTC&order=desc', 'descending', 'expectedCTC desc'],
      ['', null, 'applied desc'],
    ] as const) {
      await userEvent.click(within(columnHeader('Expected CTC')).getByRole('link'));
      await waitFor(() => expect(columnHeader('Expected CTC').getAttribute('aria-sort')).toBe(sorted));
      expect(queryString()).toBe(search);
      expect(sortMenu).toHaveValue(option);
    }
    fireEvent.change(sortMenu, { target: { value: 'expectedCTC desc' } });
    await waitFor(() => expect(queryString()).toBe('?sort=expectedCTC&order=desc'));
    expect(requestedQueries).toEqual(['?limit=50', '?sort=expectedCTC&order=asc&limit=50', '?sort=expectedCTC&order=desc&limit=50']);
  });

  it('[APPL-01] the URL has filter, order and page, and another filter starts at the first page', async () => {
    const { searches } = show(respondWithPages(120), {
      respondToSearch: respondWithPages(70),
      queryString: '?name=a&sort=name&page=2',
    });
    expect(await screen.findByText('51 to 70 of 70 applicants')).toBeVisible();
    expect(searches).toEqual(['?name=a&sort=name&order=asc&limit=50&page=2']);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a');
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    fireEvent.change(screen.getByRole('combobox', { name: 'Stage' }), { target: { value: 'seen' } });
    await pressApply();
    await waitFor(() => expect(queryString()).toBe('?name=a&stage=seen&sort=name'));
    expect(searches.at(-1)).toBe('?name=a&stage=seen&sort=name&order=asc&limit=50');
  });

  it('[APPL-01] a page beyond the last redirects to the last page', async () => {
    show(respondWithPages(60), { queryString: '?page=9' });
    await waitFor(() => expect(queryString()).toBe('?page=2'));
    expect(await screen.findByText('51 to 60 of 60 applicants')).toBeVisible();
  });

  it('[APPL-02] a URL whose filters match nobody shows all applicants, and says so', async () => {
    show(respondWithPages(3), { respondToSearch: respondWithPages(0), queryString: '?name=nobody' });
    expect(await screen.findByText('No applicant matches these filters. The list below is unchanged.')).toBeVisible();
    expect(rows()).toHaveLength(3);
  });

  it('[APPL-01] a stage is chosen from a menu, shown at once, and sent together with the previous stage', async () => {
    const { changes } = show(respondWithPages(2));
    const button = await screen.findByRole('button', { name: 'Received: stage of Person 1' });
    await userEvent.click(button);
    // The menu has a landmark of its own, because it is rendered outside the page's landmarks.
    const landmark = within(screen.getByRole('region', { name: 'Stage of Person 1' }));
    const choices = within(landmark.getByRole('menu', { name: 'Stage of Person 1' })).getAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Shortlisted', 'Not chosen', 'Seen']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Shortlisted' }));
    expect(await screen.findByRole('button', { name: 'Shortlisted: stage of Person 1' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Received: stage of Person 2' })).toBeVisible();
    expect(changes).toEqual([['/api/applications/application1/stage', { stage: 'shortlisted', was: 'received' }]]);
    await waitFor(() => expect(toasts).toEqual(['Person 1: Shortlisted']));
  });

  it('[APPL-01] the menu of an applicant without a name is labelled `this applicant`', async () => {
    show(respondWithPages(1, { name: '' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Received: stage of this applicant' }));
    expect(screen.getByRole('menu', { name: 'Stage of this applicant' })).toBeVisible();
  });

  it('[ERR-01] a refused change of a stage is reported in a toast, and the list is refetched', async () => {
    let listCount = 0;
    show(
      (url) => {
        listCount += 1;
        return respondWithPages(1, listCount > 1 ? { stage: 'notchosen' } : {})(url);
      },
      { respondToStageChange: () => Response.json({ success: false, error: 'Somebody was quicker' }, { status: 409 }) },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Received: stage of Person 1' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Seen' }));
    expect(await screen.findByRole('button', { name: 'Not chosen: stage of Person 1' })).toBeVisible();
    expect(toasts).toEqual(['Somebody was quicker']);
  });

  describe('downloads', () => {
    const { fetch } = globalThis;
    const downloads: string[] = [];
    const requestedPaths: string[] = [];
    beforeEach(() => {
      URL.createObjectURL = () => 'blob:file';
      URL.revokeObjectURL = () => undefined;
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        if (this.download !== '') downloads.push(this.download);
      });
      globalThis.fetch = (input) => {
        const address = typeof input === 'string' ? input : '';
        requestedPaths.push(address);
        const type = address.includes('export') ? 'text/csv; charset=utf-8' : 'application/pdf';
        return Promise.resolve(new Response('x', { headers: { 'content-type': type } }));
      };
    });
    afterEach(() => {
      globalThis.fetch = fetch;
      jest.restoreAllMocks();
    });

    it('[APPL-01] the export requests all matching applicants in their order, and saves a file with the job’s name', async () => {
      show(respondWithPages(120), {
        respondToSearch: respondWithPages(70),
        queryString: '?name=a&expectedCtc=5&sort=name&page=2',
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
      await waitFor(() => expect(downloads).toEqual(['applicants-scrum-master.csv']));
      expect(requestedPaths).toEqual(['/api/applicants/export/job1?name=a&sort=name&order=asc&expectedCTC=5']);
    });

    it('[APPL-01] an applicant whose CV the poster has downloaded is shown as seen', async () => {
      show(respondWithPages(1));
      await userEvent.click(await screen.findByRole('button', { name: 'Download the CV of Person 1' }));
      expect(await screen.findByRole('button', { name: 'Seen: stage of Person 1' })).toBeVisible();
    });
  });
});
