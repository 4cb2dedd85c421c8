import type { Job } from '../../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi } from '../../../../src/api/baseApi.ts';
import { getJob } from '../../../../src/api/endpoints/jobs.ts';
import { mergeUser, signedOutUser } from '../../../../src/api/session/userSlice.ts';
import { SESSION_TAGS } from '../../../../src/api/tags.ts';
import { job, jobs, member, showBoard } from './board.tsx';
import { breakableName } from '../../breakableName.ts';
import { address, navigationState } from '../../../support/renderPage.tsx';
import { recordToasts } from '../../../support/toasts.ts';

// Whether the list or the details are visible depends on the window's width, which only a browser has: see test/e2e/jobs.spec.ts.
configure({ defaultHidden: true });

const detail = () => screen.getByRole('article');
const fact = (label: string) => within(detail()).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

const fullJob = job(1, {
  jobTitle: 'Delivery Manager',
  organization: 'Palar Payments',
  location: 'Madurai',
  remotePosition: 'true',
  jobCategory: 'Project Management',
  jobIndustry: 'Banking',
  jobQualification: ['MBA'],
  skills: ['Scrum', 'SQL'],
  description: 'First part.\n\nSecond part.',
  extLink: 'http************1001',
  closingDate: '2099-12-31',
  jobCarrerLevel: 'Senior-level',
  minjobExperience: 8,
  maxjobExperience: '12',
  minSalary: 1800000,
  maxSalary: '2400000',
  minRate: 900,
  maxRate: null,
  hoursPerWeek: 40,
  appliedBy: ['a', 'b', 'c'],
});

it('[JOBS-02] shows the first job when none is chosen', async () => {
  await showBoard('/exploreJobs', { listed: jobs(3) });
  expect(within(detail()).getByRole('heading', { level: 2, name: 'Role 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Role 1\b/ })).toHaveAttribute('aria-current', 'true');
});

it('[JOBS-05] [FMT-01] shows every field that the job has', async () => {
  await showBoard('/exploreJobs', { listed: [fullJob] });
  expect(fact('Salary a year')).toBe('₹18,00,000 – ₹24,00,000');
  expect(fact('Rate an hour')).toBe('From ₹900');
  expect(fact('Experience')).toBe('8–12 years');
  expect(fact('Career level')).toBe('Senior-level');
  expect(fact('Job type')).toBe('Full-Time');
  expect(fact('Hours per week')).toBe('40');
  expect(fact('Location')).toBe('Madurai');
  expect(fact('Industry')).toBe('Banking');
  expect(fact('Closing date')).toBe('31 December 2099');
  expect(fact('Posted on')).toBe('1 November 2026');
  expect(within(detail()).getByText(/^Close[sd]/)).toBeInTheDocument();
  for (const text of ['Project Management', 'Palar Payments', 'First part.', 'Second part.', 'Scrum', 'SQL', 'MBA']) {
    expect(within(detail()).getByText(text)).toBeInTheDocument();
  }
  expect(within(detail()).getByText(/^Reposted .+ ago · Over 3 people applied$/)).toBeInTheDocument();
});

it('[JOBS-05] shows how often the poster of a job responds to applications', async () => {
  await showBoard('/exploreJobs', { listed: [job(1, { answers: 'Answers most applications', appliedBy: ['a', 'b'] })] });
  expect(within(detail()).getByText(/ · Over 2 people applied · Answers most applications$/)).toBeInTheDocument();
});

it('[JOBS-05] leaves out missing fields, but says of missing dates that they are not specified', async () => {
  await showBoard('/exploreJobs', { listed: [{ _id: 'bare', jobTitle: 'Bare', status: 'published' } satisfies RowOf<Job>] });
  expect(fact('Closing date')).toBe('Not specified');
  expect(fact('Posted on')).toBe('Not specified');
  expect(within(detail()).getAllByRole('term')).toHaveLength(2);
  expect(within(detail()).queryByRole('heading', { level: 3 })).toBeNull();
  expect(within(detail()).getByText('No one has applied')).toBeInTheDocument();
});

it('[JOBS-05] shows place, remote work, job type and career level on the card and as chips in the details', async () => {
  await showBoard('/exploreJobs', { listed: [fullJob] });
  const chips = [...detail().querySelectorAll('span.MuiChip-root')].map(({ textContent }) => textContent);
  expect(chips).toEqual(['Madurai', 'Remote', 'Full-Time', 'Senior-level']);
  const card = within(screen.getByRole('region', { name: 'Open jobs' }));
  expect(card.getByText(/ · Madurai or remote$/)).toBeVisible();
  for (const text of ['Full-Time', 'Senior-level']) expect(card.getByText(text)).toBeInTheDocument();
});

it('[JOBS-02] moves the focus to the heading of the chosen job, and back to its card by All jobs', async () => {
  await showBoard('/exploreJobs', { listed: jobs(3) });
  await userEvent.click(screen.getByRole('link', { name: /^Role 2\b/ }));
  expect(within(detail()).getByRole('heading', { level: 2, name: 'Role 2' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'All jobs' }));
  // Where the list is next to the details, the link only moves the focus. The job stays open.
  expect(screen.getByRole('link', { name: /^Role 2\b/ })).toHaveFocus();
  expect(address()).toBe('/exploreJobs?job=job2');
});

describe('[JOBS-03] sharing the shown job', () => {
  const sharedUrl = `${window.location.origin}/exploreJobs?job=job1`;
  const defineNavigatorProperty = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  async function showSharing() {
    const { toasts } = await showBoard('/exploreJobs?keyword=role', { listed: jobs(1) });
    const user = userEvent.setup({ writeToClipboard: false });
    return { toasts, clickShare: () => user.click(within(detail()).getByRole('button', { name: 'Share this job' })) };
  }

  it("opens the device's own sharing with the URL of the job, without the search", async () => {
    const share = jest.fn(() => Promise.resolve());
    const { toasts, clickShare } = await showSharing();
    defineNavigatorProperty('share', share);
    await clickShare();
    expect(share).toHaveBeenCalledWith({ title: 'Role 1', url: sharedUrl });
    expect(toasts).toEqual([]);
  });

  it('copies the URL where the device has no sharing, and says so', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const { toasts, clickShare } = await showSharing();
    defineNavigatorProperty('clipboard', { writeText });
    await clickShare();
    expect(writeText).toHaveBeenCalledWith(sharedUrl);
    expect(toasts).toEqual(['Link copied']);
  });

  it('shows the URL where neither sharing nor the clipboard is available, and nothing when the visitor cancels', async () => {
    const { toasts, clickShare } = await showSharing();
    const keys = recordToasts(({ key }) => key);
    defineNavigatorProperty('clipboard', undefined);
    defineNavigatorProperty('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await clickShare();
    expect(toasts).toEqual([]);
    defineNavigatorProperty('share', undefined);
    await clickShare();
    expect(toasts).toEqual([`Link to this job: ${sharedUrl}`]);
    // A second try shows its result in place of the first.
    defineNavigatorProperty('clipboard', { writeText: () => Promise.resolve() });
    await clickShare();
    expect(toasts).toEqual([`Link to this job: ${sharedUrl}`, 'Link copied']);
    expect(keys).toEqual(['share', 'share']);
  });
});

it('[JOBS-03] puts the chosen job into the URL, and needs no further call for it', async () => {
  const { paths } = await showBoard('/exploreJobs', { listed: jobs(3) });
  await userEvent.click(screen.getByRole('link', { name: /^Role 2\b/ }));
  expect(address()).toBe('/exploreJobs?job=job2');
  expect(within(detail()).getByRole('heading', { level: 2, name: 'Role 2' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(within(detail()).getByRole('heading', { level: 2, name: 'Role 1' })).toBeInTheDocument();
  expect(paths).toEqual(['/api/jobs/allJobs?limit=6', '/api/jobCategories']);
});

it('[JOBS-03] requests a chosen job by its id only when the list does not contain it', async () => {
  const { paths } = await showBoard('/exploreJobs?job=job99', { listed: jobs(3), unlisted: [job(99)] });
  expect(within(detail()).getByRole('heading', { level: 2, name: 'Role 99' })).toBeInTheDocument();
  expect(paths).toEqual(['/api/jobs/allJobs?limit=6', '/api/jobCategories', '/api/jobs/job99']);
});

it.each(['gone', 'allJobs', '../user'])('[JOBS-03] says that the job %s does not exist, and keeps the list', async (id) => {
  const { paths, toasts } = await showBoard(`/exploreJobs?job=${encodeURIComponent(id)}`, { listed: jobs(3) });
  expect(await screen.findByRole('heading', { level: 2, name: 'This job is no longer on the board' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Role 3\b/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  // ERR-01: the backend's message is shown once. Without a request there is no message.
  expect(toasts).toEqual(id === 'gone' ? ['Job not found'] : []);
  // Names of other calls are not requested as jobs, and a missing job is requested once.
  expect(paths.filter((path) => path.startsWith('/api/jobs/'))).toHaveLength(id === 'gone' ? 2 : 1);
  await userEvent.click(screen.getByRole('link', { name: 'See the open jobs' }));
  expect(address()).toBe('/exploreJobs');
});

it('[ERR-01] reports a missing job once, even when it is requested again', async () => {
  const { store, toasts, paths } = await showBoard('/exploreJobs?job=gone', { listed: jobs(3) }, { loaded: false });
  expect(await screen.findByText('This job is no longer on the board')).toBeInTheDocument();
  expect(toasts).toEqual(['Job not found']);
  const countRequests = () => paths.filter((path) => path.endsWith('/gone')).length;
  act(() => void store.dispatch(baseApi.util.invalidateTags(SESSION_TAGS)));
  await waitFor(() => expect(countRequests()).toBe(2));
  // Until the response is there, the page may still show the previous one.
  await waitFor(() => expect(getJob.select('gone')(store.getState()).isError).toBe(true));
  await waitFor(() => expect(screen.getByText('This job is no longer on the board')).toBeInTheDocument());
  expect(toasts).toEqual(['Job not found']);
});

it('[ERR-01] shows no toast about a missing job before the session is known', async () => {
  const { store, toasts } = await showBoard('/exploreJobs?job=gone', { listed: jobs(3) }, { user: { ...signedOutUser } });
  expect(await screen.findByText('This job is no longer on the board')).toBeInTheDocument();
  expect(toasts).toEqual([]);
  act(() => void store.dispatch(mergeUser(member)));
  expect(toasts).toEqual(['Job not found']);
  // The code of this button loads lazily, and must not arrive after the test.
  await screen.findByRole('button', { name: 'Save Role 1', hidden: true });
});

it('[ERR-01] a job that failed to load is reported where its details would be, with Retry, and in one toast', async () => {
  const others = [job(99)];
  const { backend, toasts } = await showBoard(
    '/exploreJobs?job=job99',
    { listed: jobs(3), unlisted: others, failsForSingleJobs: true },
    { loaded: false },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job details');
  expect(toasts).toEqual(['Failed to fetch job details']);
  expect(screen.getByRole('link', { name: /^Role 3\b/ })).toBeInTheDocument();
  backend.failsForSingleJobs = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Role 99' })).toBeInTheDocument();
});

it('[JOBS-06] masks contact data for visitors, and leaves what the backend has masked', async () => {
  await showBoard('/exploreJobs', { listed: [job(1, { email: 'people@palar.example.org', extLink: 'http****1001' })] });
  expect(fact('Contact e-mail')).toBe('peop****************.org');
  expect(fact('External link')).toBe('http****1001');
  expect(within(detail()).queryByRole('link', { name: /@|http/ })).toBeNull();
});

it('[JOBS-06] [D-48] links contact data for members, but only e-mail and web addresses', async () => {
  const listed = [
    job(1, { email: 'people@palar.example.org', extLink: 'https://jobs.example.org/1' }),
    job(2, { email: 'by post', extLink: 'javascript:alert(1)' }),
  ];
  await showBoard('/exploreJobs', { listed }, { user: member });
  expect(within(detail()).getByRole('link', { name: breakableName('people@palar.example.org') })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:people@palar\.example\.org/),
  );
  const externalLink = within(detail()).getByRole('link', { name: breakableName('https://jobs.example.org/1') });
  expect(externalLink).toHaveAttribute('target', '_blank');
  expect(externalLink).toHaveAttribute('rel', 'noopener nofollow ugc');
  await userEvent.click(screen.getByRole('link', { name: /^Role 2\b/ }));
  expect(fact('Contact e-mail')).toBe('by post');
  expect(fact('External link')).toBe('javascript:alert(1)');
  expect(within(detail()).queryByRole('link', { name: /javascript/ })).toBeNull();
});

it('[JOBS-06] shows contact data after the session is known and the jobs have been refetched', async () => {
  const { store, paths, backend } = await showBoard('/exploreJobs', { listed: [job(1)] }, { user: { ...signedOutUser } });
  expect(fact('Contact e-mail')).toBe('peop*******.org');
  backend.listed = [job(1, { email: 'people@palar.example.org' })];
  act(() => {
    store.dispatch(mergeUser(member));
    store.dispatch(baseApi.util.invalidateTags(SESSION_TAGS));
  });
  await waitFor(() => expect(fact('Contact e-mail')).toBe('people@palar.example.org'));
  expect(within(detail()).getByRole('link', { name: breakableName('people@palar.example.org') })).toBeInTheDocument();
  expect(paths.filter((path) => path.startsWith('/api/jobs/'))).toHaveLength(2);
});

it('[JOBS-07] a visitor who wants to apply is sent to the login, with a toast, and from there to the application form', async () => {
  const { toasts } = await showBoard('/exploreJobs?job=job2&keyword=role', { listed: jobs(2) });
  expect(within(detail()).queryByRole('link', { name: 'Apply Job' })).toBeNull();
  const link = within(detail()).getByRole('link', { name: 'Login to apply' });
  // `from` is for visitors who follow the link before the scripts have loaded, or in another tab.
  expect(link).toHaveAttribute('href', '/Login?from=%2FapplyJob%2Fjob2');
  await userEvent.click(link);
  expect(toasts).toEqual(['You need to login to apply to this job']);
  expect(address()).toBe('/Login');
  expect(navigationState()).toEqual({ from: '/applyJob/job2' });
});

it('[MY-03] [JOBS-07] the poster of a job sees the actions for the job instead of Apply Job', async () => {
  await showBoard(
    '/exploreJobs',
    { listed: [job(1, { userId: 'member1', closingDate: '2099-12-31', appliedBy: ['applicant-1'] })] },
    { user: member },
  );
  expect(await within(detail()).findByRole('button', { name: 'Close job: Role 1' })).toBeInTheDocument();
  expect(within(detail()).getByRole('link', { name: '1 Members Applied' })).toHaveAttribute('href', '/applicants/job1');
  expect(within(detail()).queryByRole('link', { name: 'Apply Job' })).toBeNull();
});

it('[JOBS-07] lets a member apply only to a job that the member has not applied to before', async () => {
  await showBoard(
    '/exploreJobs',
    { listed: [job(1, { appliedBy: ['applicant-1'] }), job(2, { appliedBy: ['member1'] })] },
    { user: member },
  );
  expect(within(detail()).getByRole('link', { name: 'Apply Job' })).toHaveAttribute('href', '/applyJob/job1');
  expect(screen.queryByText('Login to be able to apply to jobs')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^Role 2\b/ }));
  expect(within(detail()).getByRole('button', { name: 'Already applied' })).toBeDisabled();
  expect(within(detail()).queryByRole('link', { name: 'Apply Job' })).toBeNull();
});

it.each([
  ['/api/files/65f1c0ffee65f1c0ffee9001', 'job_description.pdf'],
  ['/files/brief.DOCX', 'job_description.DOCX'],
])('[JOBS-08] links to the file at %s, which browsers without scripts save as %s', async (jobDescription, name) => {
  await showBoard('/exploreJobs', { listed: [job(1, { jobDescription })] });
  const link = within(detail()).getByRole('link', { name: 'Download JD' });
  expect(link).toHaveAttribute('href', jobDescription);
  expect(link).toHaveAttribute('download', name);
});

it('[JOBS-08] says that there is no description to download', async () => {
  const { toasts } = await showBoard('/exploreJobs', { listed: jobs(1) });
  await userEvent.click(within(detail()).getByRole('button', { name: 'Download JD' }));
  expect(toasts).toEqual(['No JD uploaded']);
});

it('[ERR-01] shows open jobs that are similar to a missing one', async () => {
  await showBoard('/exploreJobs?job=gone', { listed: [], similar: [job(7, { jobTitle: 'Very much like it' })] }, { loaded: false });
  const similar = await screen.findByRole('region', { name: 'Similar open jobs' });
  expect(await within(similar).findByRole('link', { name: /Very much like it/ })).toHaveAttribute('href', '/exploreJobs?job=job7');
});
