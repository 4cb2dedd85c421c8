import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import ApplicantsPage from '../../../../src/features/applicants/ApplicantsPage.tsx';
import { theme } from '../../../../src/theme/theme.ts';
import { onToast } from '../../../../src/ui/toast/toast.ts';
import { member, pageStore } from '../../pageStore.ts';

/** axe takes its time on a busy machine. */
const LONG_MS = 60_000;

const applicant = (number: number, more: object = {}) => ({
  _id: `application${number}`,
  name: `Person ${number}`,
  email: `person${number}@example.org`,
  yearOfExperience: '4.5',
  employeeType: 'Full-time',
  expectedCTC: '1800000',
  currentCTC: 1250000,
  cv: `/api/files/cv${number}`,
  jobId: { _id: 'job1', jobTitle: 'Scrum Master' },
  ...more,
});

type Answer = Response | Promise<Response>;

let told: string[] = [];
let stopListening: () => void;
beforeEach(() => {
  told = [];
  stopListening = onToast(({ text }) => told.push(text));
});
afterEach(() => stopListening());

/** Shows the applicants of a job; `searched` are the queries of its searches. */
function show(list: () => Answer, search: () => Answer = () => Response.json([])) {
  const searched: string[] = [];
  const store = pageStore((url) => {
    if (url.pathname === '/api/jobs/job1') return Response.json({ _id: 'job1', jobTitle: 'Scrum Master' });
    if (!url.pathname.startsWith('/api/applicants/search/')) return list();
    searched.push(url.search);
    return search();
  }, member);
  const shown = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={['/applicants/job1']}>
          <Routes>
            <Route path="/applicants/:jobId" element={<ApplicantsPage />} />
          </Routes>
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  return { ...shown, searched };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const type = (name: string, text: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

it(
  '[APPL-01] has the way back, the job’s title, the filters and the table',
  async () => {
    const { container } = show(() => Response.json([applicant(1), applicant(2, { cv: null, expectedCTC: null })]));
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
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Person 1', 'person1@example.org', '4.5', 'Full-time', '₹18,00,000', '₹12,50,000', 'CV'],
      ['Person 2', 'person2@example.org', '4.5', 'Full-time', 'Not specified', '₹12,50,000', 'No CV'],
    ]);
    for (const name of ['Name', 'Email', 'Year Of Exp.', 'Expected CTC', 'Current CTC'])
      expect(screen.getByRole('textbox', { name })).toHaveValue('');
    const types = within(screen.getByRole('combobox', { name: 'Employee Type' })).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent).slice(1)).toEqual(['Full-Time', 'Part-Time', 'Intern']);
    expect(await axe(container)).toHaveNoViolations();
  },
  LONG_MS,
);

it('[APPL-01] shows a skeleton while loading', () => {
  show(() => new Promise<Response>(() => {}));
  expect(screen.getByText('Loading applicants')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

it('[APPL-01] draws a long list in parts', async () => {
  show(() => Response.json(Array.from({ length: 120 }, (_, index) => applicant(index + 1))));
  await screen.findByRole('table');
  expect(screen.getByText('120 applicants')).toBeVisible();
  expect(rows()).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(rows()).toHaveLength(100);
});

it('[APPL-01] no applicant: says so and leads on', async () => {
  show(() => Response.json([]));
  expect(await screen.findByText('No one has applied to this job')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

describe('the CV', () => {
  const { fetch } = globalThis;
  let saved: string[];
  beforeEach(() => {
    saved = [];
    URL.createObjectURL = () => 'blob:cv';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    jest.restoreAllMocks();
  });
  const answerFiles = (answer: Response) => {
    globalThis.fetch = () => Promise.resolve(answer);
  };
  const download = async () => userEvent.click(await screen.findByRole('button', { name: 'Download the CV of Person 1' }));

  it.each([
    ['application/pdf', 'cv.pdf'],
    ['application/msword', 'cv.doc'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'cv.docx'],
  ])('[APPL-01] of type %s is saved as %s', async (type, name) => {
    answerFiles(new Response('cv', { headers: { 'content-type': type } }));
    show(() => Response.json([applicant(1)]));
    await download();
    await waitFor(() => expect(saved).toEqual([name]));
    expect(told).toEqual([]);
  });

  it.each([
    [403, { error: 'Only the poster may read it.' }, 'Only the poster may read it.'],
    [500, {}, 'Operation failed'],
  ])('[APPL-03] [ERR-01] that is refused with %d says why', async (status, body, text) => {
    answerFiles(Response.json(body, { status }));
    show(() => Response.json([applicant(1)]));
    await download();
    await waitFor(() => expect(told).toEqual([text]));
    expect(saved).toEqual([]);
  });
});

it('[APPL-02] sends any text as it is, shows what fits, and all of them again', async () => {
  const { searched } = show(
    () => Response.json([applicant(1), applicant(2)]),
    () => Response.json([applicant(2)]),
  );
  await screen.findByRole('table');
  type('Name', 'per & son');
  type('Year Of Exp.', 'many');
  fireEvent.change(screen.getByRole('combobox', { name: 'Employee Type' }), { target: { value: 'Part-Time' } });
  type('Expected CTC', '12 lakh');
  await apply();
  await waitFor(() => expect(names()).toEqual(['Person 2']));
  expect(searched).toEqual(['?name=per+%26+son&yearOfExperience=many&employeeType=Part-Time&expectedCTC=12+lakh']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(names()).toEqual(['Person 1', 'Person 2']);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

it('[APPL-02] a search without result leaves the list unchanged and says so', async () => {
  show(() => Response.json([applicant(1), applicant(2)]));
  await screen.findByRole('table');
  type('Name', 'nobody');
  await apply();
  expect(await screen.findByText('No applicant matches these filters. The list below is unchanged.')).toBeVisible();
  expect(names()).toEqual(['Person 1', 'Person 2']);
});

it.each([
  [{ error: 'Slow down.' }, 'Slow down.'],
  [{}, 'Failed to search for Applicant'],
])('[ERR-01] a search that fails with %j leaves the list and says %s', async (body, text) => {
  show(
    () => Response.json([applicant(1)]),
    () => Response.json(body, { status: 400 }),
  );
  await screen.findByRole('table');
  type('Name', 'x');
  await apply();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(told).toEqual([text]);
  expect(names()).toEqual(['Person 1']);
});

it.each([
  [403, { error: 'These applicants are not yours to see.' }, 'These applicants are not yours to see.'],
  [500, {}, 'Could not get Applicants'],
])('[APPL-03] [ERR-01] a list that is refused with %d says %j in its place and in a toast', async (status, body, text) => {
  show(() => Response.json(body, { status }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(told).toEqual([text]);
  expect(screen.queryByRole('table')).toBeNull();
});
