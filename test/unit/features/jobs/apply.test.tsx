import type { Job } from '../../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { reportProgress } from '../../../../src/api/uploadProgress.ts';
import ApplyPage, { head } from '../../../../src/features/jobs/applying/ApplyPage.route.ts';
import { emptyApplication, prefilledApplication } from '../../../../src/features/jobs/applying/schema.ts';
import { recordToasts } from '../../../support/toasts.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const asha = { ...member, name: 'Asha Member', email: 'asha@example.org', mobileNumber: '+91 98765 43210' };
const job = {
  _id: 'job1',
  jobTitle: 'Scrum Master',
  closingDate: '2099-12-31',
  status: 'published',
  userId: 'other',
  appliedBy: [],
} satisfies RowOf<Job>;
const TOO_LARGE = 'At most ₹99,99,999 a year can be sent. If it is more, enter 9999999 and name the amount in your CV';
const CV_RETENTION = 'Your CV is deleted 6 months after the job has closed.';
const createCv = (name = 'asha.pdf', bytes = 9) => new File(['x'.repeat(bytes)], name, { type: 'application/pdf' });

type TestResponse = Response | Promise<Response>;
interface BackendResponses {
  job?: () => TestResponse;
  apply?: () => TestResponse;
  /** The member's applications. */
  applied?: () => TestResponse;
}

let toasts: string[];
beforeEach(() => {
  toasts = recordToasts();
});
afterEach(() => act(() => reportProgress(null)));

const OtherPage = (): string => {
  const { pathname, search } = useLocation();
  return `at ${pathname}${search}`;
};

/** Shows the form to a member. `bodies` are the bodies of the requests to `applyJob`. */
function show({
  job: jobResponse = () => Response.json(job),
  apply = () => Response.json({ success: true, message: 'Applied.' }),
  applied = () => Response.json([]),
}: BackendResponses = {}) {
  const bodies: FormData[] = [];
  const store = pageStore(async (url, request) => {
    if (url.pathname === '/site/pages/own-data') return Response.json({ cv: CV_RETENTION });
    if (url.pathname.endsWith('/jobsAppliedByUser')) return applied();
    if (!url.pathname.endsWith('/applyJob')) return jobResponse();
    bodies.push(await request.formData());
    return apply();
  }, asha);
  const view = renderPage('/applyJob/job1', {
    page: {
      '/applyJob/:jobId': (
        <main>
          <ApplyPage />
        </main>
      ),
      '*': <OtherPage />,
    },
    store,
  });
  return { ...view, bodies };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typeInto = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const choose = (file: File) => fireEvent.change(screen.getByLabelText(/^CV/), { target: { files: [file] } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Terms and conditions' });

async function fillForm() {
  await screen.findByRole('form', { name: 'Form Details' });
  await screen.findByText(CV_RETENTION);
  typeInto('City', 'Mysuru');
  typeInto('Years of experience', '4.5');
  typeInto('Current CTC', '1250000');
  typeInto('Expected CTC', '1800000');
  fireEvent.change(screen.getByRole('combobox', { name: 'Employee type' }), { target: { value: 'Part-time' } });
  choose(createCv());
}

it('says how long a CV is kept', async () => {
  show();
  expect(await screen.findByText(CV_RETENTION)).toBeInTheDocument();
});

async function send() {
  await press('Submit');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Accept & Proceed' }));
}

it('[APPLY-01] shows its headings and fields, the title of the job, and the member’s data from the profile', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Form Details' })).toBeVisible();
  await screen.findByText(CV_RETENTION);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Apply to Job Form$/);
  expect(screen.getByRole('heading', { level: 2, name: 'Scrum Master' })).toBeVisible();
  expect(field('Name')).toHaveValue('Asha Member');
  expect(field('Email')).toHaveValue('asha@example.org');
  expect(field('Phone number')).toHaveValue('9876543210');
  for (const name of ['Years of experience', 'City', 'Current CTC', 'Expected CTC']) expect(field(name)).toHaveValue('');
  const types = within(screen.getByRole('combobox', { name: 'Employee type' })).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent).slice(1)).toEqual(['Full-time', 'Part-time', 'Intern']);
  expect(screen.getByLabelText(/^CV/).getAttribute('accept')?.split(',').sort()).toEqual(['.doc', '.docx', '.pdf']);
  expect(head()).toMatchObject({ title: 'Apply to Job Form' });
});

const lastApplication = {
  _id: 'application1',
  jobId: { ...job, _id: 'job0' },
  changes: [{ stage: 'received', at: '2026-11-05T04:30:00.000Z' }],
  phoneNo: '9123456780',
  city: 'Mysuru',
  yearOfExperience: '4.5',
  employeeType: 'Full-time',
  currentCTC: 1_250_000,
  expectedCTC: '1800000',
  cv: '/api/files/cv1',
};
const REUSE_NOTE = /^Your city and the answers below are from your application of 5 November 2026\./;
const employeeType = () => screen.getByRole('combobox', { name: 'Employee type' });

describe('a member who has applied before', () => {
  it('[APPLY-01] finds city, experience, employee type and pay of the last application', async () => {
    show({ applied: () => Response.json([lastApplication]) });
    expect(await screen.findByText(REUSE_NOTE)).toBeVisible();
    await screen.findByText(CV_RETENTION);
    expect(field('City')).toHaveValue('Mysuru');
    expect(field('Years of experience')).toHaveValue('4.5');
    expect(employeeType()).toHaveValue('Full-time');
    expect(field('Current CTC')).toHaveValue('1250000');
    expect(field('Expected CTC')).toHaveValue('1800000');
    // The profile is newer than the application.
    expect(field('Phone number')).toHaveValue('9876543210');
    for (const name of ['City', 'Years of experience', 'Current CTC', 'Expected CTC']) typeInto(name, '1');
    fireEvent.change(employeeType(), { target: { value: 'Intern' } });
    expect(screen.queryByText(REUSE_NOTE)).toBeNull();
  });

  it('[APPLY-04] keeps what was typed and stored as a draft, even cleared fields', async () => {
    localStorage.setItem(
      `apply-job1-${asha._id}`,
      JSON.stringify({ at: new Date(), values: { city: '', yearOfExperience: '6', currentCTC: '1250000' } }),
    );
    show({ applied: () => Response.json([lastApplication]) });
    expect(await screen.findByText(/^Your draft is restored/)).toBeVisible();
    await screen.findByText(CV_RETENTION);
    expect(field('City')).toHaveValue('');
    expect(field('Years of experience')).toHaveValue('6');
    // Not in the draft.
    expect(field('Expected CTC')).toHaveValue('1800000');
  });

  it('[APPLY-01] fills in nothing that the form would refuse, and nothing from a backend that returns the job alone', async () => {
    const { unmount } = show({
      applied: () =>
        Response.json([{ ...lastApplication, yearOfExperience: 'some', employeeType: 'Freelance', currentCTC: 12_500_000, city: false }]),
    });
    await screen.findByRole('form', { name: 'Form Details' });
    await screen.findByText(CV_RETENTION);
    for (const name of ['Years of experience', 'City', 'Current CTC']) expect(field(name)).toHaveValue('');
    expect(employeeType()).toHaveValue('');
    expect(field('Expected CTC')).toHaveValue('1800000');
    unmount();
    show({ applied: () => Response.json([{ _id: 'application1', jobId: lastApplication.jobId }]) });
    await screen.findByRole('form', { name: 'Form Details' });
    await screen.findByText(CV_RETENTION);
    expect(field('City')).toHaveValue('');
    expect(screen.queryByText(/^Your city and/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Use the CV/ })).toBeNull();
  });

  it('[APPLY-01] fills in no value that no field could hold', async () => {
    const user = { ...asha, mobileNumber: null };
    const garbage = { city: 'x'.repeat(10_000), phoneNo: '20 Nov 2026', employeeType: 'constructor', currentCTC: -5, expectedCTC: '1e300' };
    const initial = prefilledApplication(user, { yearOfExperience: '<b>', cv: null, ...garbage, currentCTC: String(garbage.currentCTC) });
    expect(initial).toEqual({ ...emptyApplication(), name: 'Asha Member', email: 'asha@example.org' });
    expect(prefilledApplication(user, { ...lastApplication, currentCTC: '1250000' })).toMatchObject({
      phoneNo: '9123456780',
      city: 'Mysuru',
    });
  });

  it('[APPLY-01] offers no CV of another host, which scripts cannot read', async () => {
    show({ applied: () => Response.json([{ ...lastApplication, cv: 'https://files.example.org/cv1.pdf' }]) });
    expect(await screen.findByText(REUSE_NOTE)).toBeVisible();
    await screen.findByText(CV_RETENTION);
    expect(screen.queryByRole('button', { name: /^Use the CV/ })).toBeNull();
  });

  it('[APPLY-01] keeps a file that is chosen while the CV of the last application is downloaded', async () => {
    const { fetch } = globalThis;
    const download = Promise.withResolvers<Response>();
    globalThis.fetch = () => download.promise;
    try {
      const { bodies } = show({ applied: () => Response.json([lastApplication]) });
      await screen.findByText(CV_RETENTION);
      await press('Use the CV that I sent on 5 November 2026');
      choose(createCv('newer.pdf'));
      await act(async () => download.resolve(new Response('last', { headers: { 'content-type': 'application/pdf' } })));
      await send();
      await waitFor(() => expect(bodies).toHaveLength(1));
      expect(bodies[0]?.get('cv')).toMatchObject({ name: 'newer.pdf' });
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it('[APPLY-01] shows the form when the applications are not loaded in time', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      show({ applied: () => new Promise(() => undefined) });
      expect(screen.queryByRole('form')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(await screen.findByRole('form', { name: 'Form Details' })).toBeVisible();
      expect(field('City')).toHaveValue('');
      expect(toasts).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[APPLY-01] fills in the form by hand when the applications cannot be loaded', async () => {
    show({ applied: () => Response.json({ success: false, error: 'No.' }, { status: 401 }) });
    expect(await screen.findByRole('form', { name: 'Form Details' })).toBeVisible();
    expect(field('Name')).toHaveValue('Asha Member');
    expect(field('City')).toHaveValue('');
    expect(toasts).toEqual([]);
  });
});

it('[APPLY-02] shows the specification’s messages for missing and invalid fields, and sends nothing', async () => {
  const { bodies } = show();
  await screen.findByRole('form');
  await press('Cancel');
  await press('Submit');
  for (const text of ['Name', 'Email', 'Phone number', 'Experience', 'City', 'Employee type', 'Current CTC', 'Expected CTC'])
    expect(await screen.findByText(`${text} is required`)).toBeVisible();
  expect(screen.getByText('Please upload your CV')).toBeVisible();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  typeInto('Email', 'asha@');
  typeInto('Phone number', '5876543210');
  await press('Submit');
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(screen.getByText('Please enter a valid 10-digit phone no')).toBeVisible();
  expect(bodies).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[APPLY-02] reduces a phone number to ten digits, and leaves the years of experience as typed', async () => {
  show();
  await screen.findByRole('form');
  for (const pasted of ['+91 98765-43210', '098765 43210', '98765432109']) {
    typeInto('Phone number', pasted);
    expect(field('Phone number')).toHaveValue('9876543210');
  }
  for (const years of ['5+', '2-3', '12.755 years']) {
    typeInto('Years of experience', years);
    expect(field('Years of experience')).toHaveValue(years);
  }
  await press('Submit');
  expect(await screen.findByText('Please enter years such as 5, 4.5, 5+ or 2-3')).toBeVisible();
});

it.each([
  ['12.5', '', 'Please enter whole rupees, or add lakh'],
  ['25', '₹25 a year. If you mean 25 lakh, add the word', null],
  ['25 lakh', '₹25,00,000 a year, 25 lakh', null],
  ['₹12,50,000', '₹12,50,000 a year, 12.5 lakh', null],
  ['12345678', '₹1,23,45,678 a year, 1.23 crore', TOO_LARGE],
  ['125000000', '₹12,50,00,000 a year, 12.5 crore', TOO_LARGE],
  ['plenty', '', 'Please enter an amount such as 1250000, ₹12,50,000 or 12.5 lakh'],
])(
  '[APPLY-02] [D-49] pay of "%s" stays as typed, and its field is described by the amount or the mistake',
  async (typed, echo, problem) => {
    show();
    await screen.findByRole('form');
    typeInto('Current CTC', typed);
    expect(field('Current CTC')).toHaveValue(typed);
    expect(field('Current CTC')).toHaveAccessibleDescription(echo || 'Rupees a year, such as 1250000 or 12.5 lakh');
    await press('Submit');
    await waitFor(() => expect(screen.getByText('City is required')).toBeVisible());
    expect(field('Current CTC')).toHaveAccessibleDescription(problem ?? echo);
    expect(field('Current CTC')).toHaveValue(typed);
  },
);

it('[APPLY-02] sends the whole amount in digits', async () => {
  const { bodies } = show();
  await fillForm();
  typeInto('Current CTC', '₹12.5 lakh');
  typeInto('Expected CTC', '18,00,000/- p.a.');
  await send();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect([bodies[0]?.get('currentCTC'), bodies[0]?.get('expectedCTC')]).toEqual(['1250000', '1800000']);
});

it('[APPLY-03] asks to accept the terms; Cancel and Escape send nothing, Accept & Proceed sends once and opens My Jobs', async () => {
  const { bodies } = show();
  await fillForm();
  await press('Submit');
  expect(await dialog()).toHaveTextContent(/current members .* in good standing/);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Submit');
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([]);
  expect(field('City')).toHaveValue('Mysuru');
  await send();
  expect(await screen.findByText('at /dashboard/jobs')).toBeVisible();
  expect(toasts).toEqual(['Applied.']);
  expect(bodies).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

it('[APPLY-03] Cancel clears the form, including prefilled values', async () => {
  show();
  await fillForm();
  await press('Cancel');
  for (const name of ['Name', 'Email', 'Phone number', 'City', 'Current CTC']) expect(field(name)).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Employee type' })).toHaveValue('');
});

it('[APPLY-03] shows the progress of the upload, which Cancel upload aborts until it is complete', async () => {
  show({ apply: () => new Promise<Response>(() => {}) });
  await fillForm();
  await send();
  const bar = await screen.findByRole('progressbar', { name: 'Sending your application' });
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  act(() => reportProgress(0.4));
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByText('40 % has been sent')).toBeVisible();
  await press('Cancel upload');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(toasts).toEqual(['The upload was cancelled. Your application was not sent.']);
  expect(field('City')).toHaveValue('Mysuru');
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  await screen.findByRole('button', { name: 'Cancel upload' });
  act(() => reportProgress(1));
  expect(screen.getByText('Upload complete; waiting for the response')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
});

it.each([
  [409, { success: false, error: 'You have already applied to this job.' }, 'You have already applied to this job.'],
  [410, { success: false, error: 'This job is closed.' }, 'This job is closed.'],
  [404, { success: false, message: 'There is no such job.' }, 'There is no such job.'],
  [500, {}, 'Failed to apply for job'],
])(
  '[APPLY-04] [ERR-01] a refusal with status %d is shown in a toast and in the form, and all input but the CV survives a reload',
  async (status, body, text) => {
    const { unmount } = show({ apply: () => Response.json(body, { status }) });
    await fillForm();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(toasts).toEqual([text]);
    expect(field('City')).toHaveValue('Mysuru');
    expect(screen.getByLabelText<HTMLInputElement>(/^CV/)).toBeValid();
    unmount();
    show();
    await screen.findByRole('form');
    await waitFor(() => expect(field('City')).toHaveValue('Mysuru'));
    expect(field('Expected CTC')).toHaveValue('1800000');
    await press('Submit');
    expect(await screen.findByText('Please upload your CV')).toBeVisible();
  },
);

const RTF_REFUSAL = { error: 'The file is an RTF document.', field: 'cv' };

it.each([
  ['an RTF document', () => Promise.resolve(Response.json(RTF_REFUSAL, { status: 415 })), RTF_REFUSAL.error],
  [
    'a file that has changed',
    () => Promise.reject(new TypeError('Failed to fetch')),
    '“asha.pdf” has changed since you chose it, or is no longer there. Please choose it again.',
  ],
])('[APPLY-04] [ERR-01] %s is refused at its field, and must be chosen again; everything else is kept', async (what, apply, message) => {
  if (what === 'a file that has changed') {
    jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Changed.', 'NotReadableError'));
  }
  show({ apply });
  await fillForm();
  await send();
  const cv = screen.getByLabelText<HTMLInputElement>(/^CV/);
  await waitFor(() => expect(cv).toHaveAccessibleDescription(message));
  await waitFor(() => expect(cv).toHaveFocus());
  expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Mysuru');
  expect(screen.queryByRole('button', { name: 'Remove file' })).toBeNull();
  expect([toasts, screen.queryByRole('alert')]).toEqual([[], null]);
});

it('[APPLY-04] [ERR-01] a refusal because of one field is shown once, at that field', async () => {
  const error = 'Please enter years such as 5, 4.5, 5+ or 2-3';
  show({ apply: () => Response.json({ success: false, error, field: 'yearOfExperience' }, { status: 400 }) });
  await fillForm();
  // Closing the terms returns the focus to the pressed button.
  await press('Submit');
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
  await send();
  await waitFor(() => expect(field('Years of experience')).toHaveFocus());
  expect(field('Years of experience')).toHaveAccessibleDescription(error);
  expect(screen.getAllByText(error)).toHaveLength(1);
  expect(toasts).toEqual([]);
});

it.each([
  ['already applied to', { ...job, appliedBy: ['member1'] }, 'You have already applied to this job'],
  ['closed', { ...job, closingDate: '2020-01-01' }, 'This job is closed'],
  ['unpublished', { ...job, status: 'unpublished' }, 'This job is not published'],
  ['the member’s own', { ...job, userId: 'member1' }, 'This is your own job'],
])('[APPLY-04] there is no form for a job that is %s', async (_what, response, title) => {
  show({ job: () => Response.json(response) });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it('[APPLY-04] [ERR-01] an unknown job is reported where the form would be, and in one toast with the server’s message', async () => {
  show({ job: () => Response.json({ success: false, error: 'Job not found' }, { status: 404 }) });
  expect(await screen.findByRole('heading', { name: 'This job is no longer on the board' })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(toasts).toEqual(['Job not found']);
});

it('[APPLY-04] a member can apply even if the job’s details cannot be loaded', async () => {
  const { bodies } = show({ job: () => Response.json({}, { status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job details');
  await fillForm();
  await send();
  await screen.findByText('at /dashboard/jobs');
  expect(bodies).toHaveLength(1);
});
