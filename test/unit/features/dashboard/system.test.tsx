import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { ProviderDrift } from '../../../../src/api/endpoints/providerDrift.ts';
import SystemPage from '../../../../src/features/dashboard/SystemPage.tsx';
import { theme } from '../../../../src/theme/theme.ts';
import { member, pageStore } from '../../pageStore.ts';

/** axe walks through every element, which takes its time on a busy machine. */
const LONG_MS = 60_000;

const nothing: ProviderDrift = {
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
const jobs = { operation: 'listAllJobs', call: 'GET /api/jobs/allJobs', ...seen };
const some: ProviderDrift = {
  ...nothing,
  calls: 14,
  checked: 412,
  drifted: 9,
  drifts: [
    {
      ...jobs,
      field: '[].jobTitle',
      kind: 'missing',
      expected: 'text',
      got: 'nothing',
      screens: [
        { name: 'Job board', address: '/exploreJobs' },
        { name: 'Applicants', address: '/applicants/:jobId' },
      ],
    },
    { ...jobs, field: '[].maxSalary', kind: 'type', expected: 'a whole number', got: 'text', screens: [] },
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
    { ...jobs, field: '[].title', kind: 'extra', expected: 'nothing', got: 'text', screens: [] },
  ],
};

function show(answer: () => Response | Promise<Response>, role = 'admin') {
  const asked: string[] = [];
  const store = pageStore(
    (url) => {
      asked.push(url.pathname);
      return answer();
    },
    { ...member, role },
  );
  const { container } = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={['/dashboard/system']}>
          <SystemPage />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  return { asked, container };
}

it(
  'tells each field that differs, of which call, since when, and which pages use it',
  async () => {
    const { container, asked } = show(() => Response.json(some));
    const harm = within(await screen.findByRole('region', { name: 'What may break pages' }));
    expect(harm.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      '[].jobTitle is missing',
      '[].maxSalary is of another type',
      'The answer is of another type',
    ]);
    const [renamed, retyped, whole] = harm.getAllByRole('listitem');
    expect(renamed).toHaveTextContent('GET /api/jobs/allJobs');
    expect(renamed).toHaveTextContent('Pages that use it: Job board, Applicants (/applicants/:jobId)');
    expect(within(renamed as HTMLElement).getByRole('link', { name: 'Job board' })).toHaveAttribute('href', '/exploreJobs');
    expect(renamed).toHaveTextContent(/Since 22 November 2026 at 10:44, last seen 22 November 2026 at 11:32, in 3 of 12 answers\./);
    expect(retyped).toHaveTextContent('Expected: a whole number. What came: text.No page reads it.');
    expect(whole).toHaveTextContent('Pages that use it: Every page');
    expect(within(screen.getByRole('region', { name: 'What the contract does not know' })).getByRole('listitem')).toHaveTextContent(
      /^\[\]\.title is not in the contract.*No page reads it/,
    );
    expect(screen.getByText(/^412 answers of 14 calls were compared with the contracts since 22 November 2026 at 10:42/)).toBeVisible();
    expect(asked).toEqual(['/site/provider/drift']);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(asked).toHaveLength(2);
  },
  LONG_MS,
);

it.each([
  ['no provider', { ...nothing, backends: [] }, 'There is no provider.'],
  ['nothing compared', nothing, 'Nothing was compared yet.'],
  ['nothing that differs', { ...nothing, calls: 2, checked: 7 }, 'Nothing differs from the contracts.'],
])('says so where there is %s', async (_what, known, title) => {
  show(() => Response.json(known));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('says what is left out', async () => {
  show(() => Response.json({ ...some, backends: ['jobs'], skipped: 5, left: 1 }));
  expect(await screen.findByText(/^Only the job backend is the provider’s/)).toBeVisible();
  expect(screen.getByText(/^5 more answers could not be compared/)).toBeVisible();
  expect(screen.getByText(/^There are more differences than are kept/)).toBeVisible();
});

it('says that it loads, and what failed, with a way to try again', async () => {
  const answers = [Response.json({ success: false, error: 'The provider is away.' }, { status: 502 }), Response.json(nothing)];
  show(() => answers.shift() ?? Response.error());
  expect(screen.getByText('Loading provider’s answers')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing was compared yet.')).toBeVisible();
});

it('says that looking again failed, beside what was known before, and what it has come to', async () => {
  const answers = [Response.json(some), Response.json({ success: false, error: 'The provider is away.' }, { status: 502 })];
  show(() => answers.shift() ?? Response.json({ ...some, checked: 413 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Look again' }));
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('region', { name: 'What may break pages' })).toBeVisible();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^413 answers/));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks nothing for a member who is no admin', async () => {
  const { asked, container } = show(() => Response.json(some), 'member');
  expect(screen.getByText('This page is for admins.')).toBeVisible();
  expect(asked).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});
