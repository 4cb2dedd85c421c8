import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInIndia } from '../../../../shared/days.ts';
import { addOneMonth } from '../../../../src/lib/dates.ts';
import { followOtherTabs } from '../../../../src/api/session/signOut.ts';
import { resetUser } from '../../../../src/api/session/userSlice.ts';
import { theme } from '../../../../src/theme/theme.ts';
import { saveDraft } from '../../../../src/ui/form/draftStorage.ts';
import { json } from '../../api/apiStore.ts';
import { member } from '../../../support/pageStore.ts';
import { field, fillIn, job, saveCompleteDraft, press, showForm, postingTexts } from './posting.tsx';
import { expectAccessible } from '../../../support/jest/axe.ts';

const accept = (): Promise<void> => press('Accept & Proceed');
/** Returns the fields of a form by their names. The value of a repeated field is a list. */
const entries = (form: FormData): Record<string, unknown> =>
  Object.fromEntries([...new Set(form.keys())].map((key) => [key, form.getAll(key).length > 1 ? form.getAll(key) : form.get(key)]));

it('[POST-01] an empty form says at each required field what is missing, and moves the focus to the first of them', async () => {
  const { sentForms, container } = showForm('/postJob');
  expect(await screen.findByRole('heading', { level: 1, name: 'Post a Job Now' })).toBeVisible();
  await press('Post Job');
  for (const [role, name, message] of [
    ['textbox', 'Job title', 'Job Title is required'],
    ['radiogroup', 'Job type', 'Job Type is required'],
    ['combobox', 'Job category', 'Job Category is required'],
    ['combobox', 'Job industry', 'Job Industry is required'],
    ['combobox', 'Qualifications', 'Select at least one qualification'],
    ['combobox', 'Skills', 'Select at least one skill'],
    ['textbox', 'Max experience', 'Enter max job experience required'],
    ['textbox', 'Application email', 'Application Email is required'],
  ] as const) {
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole(role, { name })).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(field('Job title')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentForms).toEqual([]);
  await expectAccessible(container);
});

it('[POST-03] the closing date is a month ahead and cannot be before today; number fields take digits and one point (D-50)', async () => {
  const user = userEvent.setup();
  showForm('/postJob');
  const closing = await screen.findByLabelText('Closing date');
  expect(closing).toHaveValue(addOneMonth(new Date()));
  expect(closing).toHaveAttribute('min', dayInIndia(new Date()));
  await user.clear(closing);
  await user.type(closing, '2020-01-01');
  await user.tab();
  expect(await screen.findByText('The closing date cannot be before today')).toBeVisible();
  for (const [name, keptText] of [
    [/^Min experience/, '12.5'],
    [/^Max rate/, '12.5'],
    [/^Hours per week/, '12.'],
    [/^Max salary/, '12.5678901'],
  ] as const) {
    await user.type(field(name), '1a2.5.678901234');
    expect(field(name)).toHaveValue(keptText);
  }
  await user.click(field(/^Min salary/));
  await user.paste('1250000');
  expect(await screen.findByText('12.5 lakh')).toBeVisible();
});

it('[POST-03] a decimal point alone is no number: the field says so, keeps it, and nothing is sent', async () => {
  const user = userEvent.setup();
  showForm('/postJob');
  await screen.findByRole('textbox', { name: /^Min salary/ });
  for (const name of [/^Min experience/, /^Min salary/, /^Max salary/, /^Min rate/, /^Max rate/, /^Hours per week/]) {
    await user.type(field(name), '-.,');
    await user.tab();
    expect(field(name)).toHaveValue('.');
    expect(field(name)).toHaveAccessibleDescription(/ must be a number; leave the field empty if there is none$/);
  }
  await user.clear(field(/^Min salary/));
  await user.tab();
  expect(field(/^Min salary/)).not.toHaveAccessibleDescription(/must be a number/);
});

it.each([
  ['25 lakh', /^“25 lakh” was not pasted: .* Please type 2500000\.$/],
  ['1.2 crore', /Please type 12000000\.$/],
  ['12500000000', /Please type the number\.$/],
  ['Rs. 12,50,000 a year', /Please type 1250000\.$/],
  ['10-12', /Please type the number\.$/],
])('[POST-03] a pasted “%s” is refused because it would become another salary, and the field says so', async (pasted, message) => {
  const user = userEvent.setup();
  showForm('/postJob');
  await user.type(await screen.findByRole('textbox', { name: /^Min salary/ }), '7');
  await user.paste(pasted);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(field(/^Min salary/)).toHaveValue('7');
  await user.clear(field(/^Min salary/));
  await user.type(field(/^Min salary/), '1');
  expect(screen.getByText('1 rupee a year. If you mean 1 lakh, type 100000')).toBeVisible();
  await user.clear(field(/^Min salary/));
  await user.type(field(/^Min salary/), '75');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('75 rupees a year. If you mean 75 lakh, type 7500000')).toBeVisible();
});

it.each(['1250000', '₹12,50,000', ' 1250000\n'])('[POST-03] a pasted “%s” is the same salary in digits', async (pasted) => {
  const user = userEvent.setup();
  showForm('/postJob');
  await user.click(await screen.findByRole('textbox', { name: /^Min salary/ }));
  await user.paste(pasted);
  expect(field(/^Min salary/)).toHaveValue('1250000');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['experience', 'salary', 'rate'])('[POST-03] the maximum %s cannot be less than the minimum', async (what) => {
  const user = userEvent.setup();
  showForm('/postJob');
  await screen.findByLabelText('Closing date');
  const message = `Max ${what} cannot be less than min ${what}`;
  const [minimumField, maximumField] = [field(new RegExp(`^Min ${what}`)), field(new RegExp(`^Max ${what}`))];
  await user.type(minimumField, '10');
  await user.type(maximumField, '9');
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
  await user.clear(minimumField);
  await user.type(minimumField, '9');
  await user.tab();
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
});

it('[POST-03] a week has no more than 168 hours', async () => {
  const user = userEvent.setup();
  showForm('/postJob');
  await user.type(await screen.findByRole('textbox', { name: /^Hours per week/ }), '200');
  await user.tab();
  expect(await screen.findByText('Hours per week cannot be more than 168')).toBeVisible();
  await user.clear(field(/^Hours per week/));
  await user.type(field(/^Hours per week/), '168');
  await user.tab();
  await waitFor(() => expect(screen.queryByText(/cannot be more than/)).not.toBeInTheDocument());
});

async function typeLink(link: string) {
  await userEvent.clear(field(/^External link/));
  await userEvent.click(field(/^External link/));
  await userEvent.paste(link);
  await press('Post Job');
}

it('[POST-02] accepts an external link with and without https://', async () => {
  showForm('/postJob');
  await fillIn();
  for (const link of ['jobs.example.org/1', 'https://jobs.example.org/1']) {
    await typeLink(link);
    expect(await screen.findByRole('dialog')).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The field itself adds https://.
    expect(field(/^External link/)).toHaveValue('https://jobs.example.org/1');
    await userEvent.clear(field(/^External link/));
  }
});

it('[POST-02] [D-48] an external link that is not a web address is refused at its field, before the terms are shown', async () => {
  const { sentForms } = showForm('/postJob');
  await fillIn();
  for (const link of ['javascript:alert(1)', 'ftp://jobs.example.org', 'http://', 'not a link', 'https://ok.example.org/x y', 'jobs']) {
    await userEvent.clear(field(/^External link/));
    await waitFor(() => expect(field(/^External link/)).toBeValid());
    await typeLink(link);
    expect(
      await screen.findByText('The external link must be a web address without spaces, such as https://example.org/jobs'),
    ).toBeVisible();
    expect(field(/^External link/)).toBeInvalid();
    expect(field(/^External link/)).toHaveFocus();
    expect(field('Application email')).toBeValid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'How to apply' })).getByText('To correct')).toBeVisible();
  }
  expect(sentForms).toEqual([]);
});

it('[POST-05] [ERR-01] a refusal because of one field is shown once, at that field', async () => {
  saveCompleteDraft();
  const message = 'The closing date has passed: please choose today or a later day';
  const { toasts } = showForm('/postJob', {
    respond: () => json({ success: false, error: message, field: 'closingDate' }, { status: 400 }),
  });
  await waitFor(() => expect(field('Job title')).toHaveValue('Release Manager'));
  await press('Post Job');
  await screen.findByRole('dialog');
  await accept();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(field('Closing date')).toBeInvalid();
  expect(field('Closing date')).toHaveAccessibleDescription(message);
  expect(field('Closing date')).toHaveFocus();
  expect(within(screen.getByRole('region', { name: 'Where and when' })).getByText('To correct')).toBeVisible();
  expect(toasts).toEqual([]);
});

it('[POST-01] an application e-mail address that does not look like one gets a hint, but is accepted', async () => {
  showForm('/postJob');
  await fillIn();
  const hint = 'This does not look like an e-mail address. Applicants will see it as you typed it.';
  const email = field('Application email');
  expect(email).toHaveAccessibleDescription(hint);
  expect(email).toBeValid();
  await press('Post Job');
  expect(await screen.findByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.type(email, '@example.org');
  expect(email).not.toHaveAccessibleDescription(hint);
});

it('[POST-02] the characters of a description are counted, and a description that is too long is refused (D-51)', async () => {
  const user = userEvent.setup();
  showForm('/postJob');
  const description = await screen.findByLabelText(/^Description/);
  await user.click(description);
  await user.paste(`${'👍'.repeat(500)}\n${'a'.repeat(499)}`);
  expect(screen.getByText('1000 / 1000')).toBeVisible();
  await user.keyboard('b');
  expect(screen.getByText('1001 / 1000')).toBeVisible();
  await user.tab();
  expect(await screen.findByText('At most 1000 characters')).toBeVisible();
});

it('[POST-04] the lists of options are complete', () => {
  expect(postingTexts.categories).toHaveLength(55);
  expect(postingTexts.qualifications).toHaveLength(18);
  expect(postingTexts.skills.length).toBeGreaterThan(69);
  expect(postingTexts.categories).toEqual(
    expect.arrayContaining([
      'Product Management',
      'Software Development',
      'Data Science',
      'Project Management',
      'Sales',
      'Finance',
      'Internships / Entry-Level',
    ]),
  );
  expect(postingTexts.qualifications).toEqual(expect.arrayContaining(["Bachelor's Degree", "Master's Degree", 'MBA', 'PhD']));
  expect(postingTexts.qualifications.at(-1)).toBe('Trade School Certification');
  expect(postingTexts.skills).toEqual(expect.arrayContaining(['Agile Methodologies', 'Scrum', 'SQL', 'React', 'AWS']));
  for (const list of [postingTexts.categories, postingTexts.qualifications, postingTexts.skills, postingTexts.industries])
    expect(new Set(list).size).toBe(list.length);
});

it('[POST-04] [POST-05] accepting the terms posts the job, shows a toast, deletes the draft and opens the created jobs', async () => {
  const { sentForms, toasts } = showForm('/postJob');
  await fillIn();
  const file = new File(['%PDF-1.7'], 'job.pdf', { type: 'application/pdf' });
  await userEvent.upload(field(/^Job description file/), file);
  await press('Post Job');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Posting a job is for organizations or individuals with genuine openings.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sentForms).toEqual([]);
  await press('Post Job');
  await screen.findByRole('dialog');
  await accept();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/jobs?tab=created'));
  expect(toasts).toEqual(['success: Posted']);
  expect(sentForms).toMatchObject([{ method: 'POST', path: '/api/jobs/postJob' }]);
  const { jobDescription, ...fields } = entries(sentForms[0]?.form ?? new FormData());
  expect(fields).toEqual({
    userId: 'member1',
    jobTitle: 'Release Manager',
    jobType: 'Part-Time',
    jobCategory: 'Program Management',
    jobIndustry: 'Transport and Railways',
    jobQualification: 'PhD',
    skills: ['SQL', 'AWS'],
    maxjobExperience: '6.5',
    closingDate: addOneMonth(new Date()),
    email: 'people',
    status: 'unpublished',
  });
  expect((jobDescription as File).name).toBe('job.pdf');
  expect(sessionStorage).toHaveLength(0);
});

it('[POST-05] [ERR-01] a failure is shown in a toast and in the form; the input is kept even after a reload, but only for this member', async () => {
  saveCompleteDraft();
  const { toasts, unmount } = showForm('/postJob', { respond: () => json({}, { status: 500 }) });
  await waitFor(() => expect(field('Job title')).toHaveValue('Release Manager'));
  await userEvent.type(field('Job title'), 's');
  await press('Post Job');
  await screen.findByRole('dialog');
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to post job');
  expect(toasts).toEqual(['error: Failed to post job']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field('Job title')).toHaveValue('Release Managers');
  unmount();
  const { unmount: leaveForm } = showForm('/postJob');
  await waitFor(() => expect(field('Job title')).toHaveValue('Release Managers'));
  expect(screen.getByRole('button', { name: 'AWS' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Job category' })).toHaveValue('Program Management');
  leaveForm();
  // The draft is only for the member who typed it.
  showForm('/postJob', { user: { ...member, _id: 'member2' } });
  expect(await screen.findByLabelText('Job title')).toHaveValue('');
});

const respondWithJob = (overrides: Partial<typeof job> = {}) => ({
  respond: (_path: string, method: string) => json(method === 'GET' ? { data: { ...job, ...overrides } } : { message: 'Updated' }),
});

it('[POST-06] the form of a job is prefilled, says that it returns to moderation, and sends lists as `field[]` (D-41, D-44, D-45)', async () => {
  const user = userEvent.setup();
  const { sentForms, toasts } = showForm('/editJob/job1', respondWithJob());
  expect(await screen.findByLabelText('Job title')).toHaveValue('Scrum Master');
  expect(screen.getByText('The chapter sent this job back: Please name the team')).toBeVisible();
  expect(screen.getByText('After an update the chapter reads this job again before it is published.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
  expect(field(/^Max experience/)).toHaveValue('6');
  expect(field('Closing date')).toHaveValue('2099-12-31');
  await user.clear(field(/^Min salary/));
  await user.click(screen.getByRole('checkbox'));
  await press('Update Job');
  await screen.findByRole('dialog');
  await accept();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/jobs?tab=created'));
  expect(toasts).toEqual(['success: Updated']);
  expect(sentForms).toMatchObject([{ method: 'PUT', path: '/api/jobs/updateJob/job1' }]);
  const fields = entries(sentForms[0]?.form ?? new FormData());
  expect(fields).toMatchObject({
    'jobQualification[]': ["Bachelor's Degree", 'MBA'],
    'skills[]': ['Scrum', 'Kanban'],
    jobType: 'Full-Time',
    remotePosition: '',
    minSalary: '',
    status: 'unpublished',
  });
  expect(Object.keys(fields)).not.toContain('jobDescription');
});

it('[POST-06] notes say that a published job leaves the board, and that a job past its closing date needs a new one (D-41)', async () => {
  showForm('/editJob/job1', respondWithJob({ status: 'published', closingDate: '2020-01-31' }));
  expect(await screen.findByText('An update takes this job off the board until the chapter has read it again.')).toBeVisible();
  expect(screen.getByText('Its closing date has passed: please choose a new one.')).toBeVisible();
  await press('Update Job');
  expect(await screen.findByText('The closing date cannot be before today')).toBeVisible();
  await waitFor(() => expect(field('Closing date')).toHaveFocus());
});

it('[POST-06] only the member who posted a job and admins may edit it', async () => {
  const { unmount } = showForm('/editJob/job1', respondWithJob({ userId: 'member2' }));
  expect(await screen.findByText('Only the member who posted this job can edit it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update Job' })).not.toBeInTheDocument();
  unmount();
  showForm('/editJob/job1', { ...respondWithJob({ userId: 'member2' }), user: { ...member, role: 'admin' } });
  expect(await screen.findByRole('button', { name: 'Update Job' })).toBeVisible();
});

it.each([
  [json({}, { status: 500 }), 'Failed to load job details'],
  [json({ error: 'This job no longer exists.' }, { status: 404 }), 'This job no longer exists.'],
])('[POST-06] [ERR-01] a job that cannot be loaded is reported in one toast and where the form would be: %#', async (response, text) => {
  const { toasts } = showForm('/editJob/job1', { respond: () => response.clone() });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'My Jobs' })).toHaveAttribute('href', '/dashboard/jobs?tab=created');
  expect(toasts).toEqual([`error: ${text}`]);
});

it.each([
  ['with the backend’s message', { message: 'The file is not a PDF.' }, 'The file is not a PDF.'],
  ['with the specification’s text where there is no message', {}, 'Failed to updated job'],
])('[ERR-01] [POST-06] a failed update is reported %s', async (_how, body, message) => {
  const { toasts } = showForm('/editJob/job1', {
    respond: (_path, method) => (method === 'GET' ? json({ data: job }) : json(body, { status: 415 })),
  });
  await screen.findByLabelText('Job title');
  await press('Update Job');
  await screen.findByRole('dialog');
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(toasts).toEqual([`error: ${message}`]);
});

it('[POST-01] applications for a new job go to the member’s own address, unless a draft or a copied job has another', async () => {
  const poster = { ...member, email: 'asha@example.org' };
  const emailField = () => screen.findByRole('textbox', { name: 'Application email' });
  const { unmount } = showForm('/postJob', { user: poster });
  expect(await emailField()).toHaveValue('asha@example.org');
  expect(screen.queryByText(/^Your draft is restored/)).toBeNull();
  unmount();
  saveDraft('post-job-member1', { email: '' });
  const { unmount: unmountDraft } = showForm('/postJob', { user: poster });
  expect(await screen.findByText(/^Your draft is restored/)).toBeVisible();
  expect(await emailField()).toHaveValue('');
  unmountDraft();
  showForm('/postJob?copy=job1', { user: poster, respond: () => json(job) });
  expect(await emailField()).toHaveValue('hr@example.org');
});

it('[POST-01] a copy of the member’s own job has every field except file and dates, and leaves an earlier draft unchanged', async () => {
  saveCompleteDraft();
  const { sentForms, unmount } = showForm('/postJob?copy=job1', respondWithJob({ status: 'published', closingDate: '2020-01-31' }));
  expect(
    await screen.findByText(/^Copied from “Scrum Master”, which stays as it is\..* choose the job description file again/),
  ).toBeVisible();
  expect(field('Job title')).toHaveValue('Scrum Master');
  await press('Post Job');
  await screen.findByRole('dialog');
  await accept();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/jobs?tab=created'));
  expect(sentForms).toMatchObject([{ method: 'POST', path: '/api/jobs/postJob' }]);
  const fields = entries(sentForms[0]?.form ?? new FormData());
  expect(fields).toMatchObject({ jobTitle: 'Scrum Master', skills: ['Scrum', 'Kanban'], minSalary: '1200000', remotePosition: 'true' });
  expect(fields).toMatchObject({ jobQualification: ["Bachelor's Degree", 'MBA'], status: 'unpublished', userId: 'member1' });
  expect(String(fields.closingDate) > '2026').toBe(true);
  for (const name of ['_id', 'jobDescription', 'statusRemark', 'createdAt']) expect(fields).not.toHaveProperty(name);
  unmount();
  showForm('/postJob');
  await waitFor(() => expect(field('Job title')).toHaveValue('Release Manager'));
});

it('[POST-01] a job of somebody else is not copied', async () => {
  showForm('/postJob?copy=job1', respondWithJob({ userId: 'member2' }));
  expect(await screen.findByText('Only the member who posted this job can copy it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Post Job' })).toBeNull();
});

it('[POST-06] a note at a closed job says what an update does', async () => {
  const closed = { status: 'published', closedAt: '2026-11-20T06:30:00.000Z', closedReason: 'filled' };
  showForm('/editJob/job1', respondWithJob(closed));
  expect(await screen.findByText(/^This job is closed\. After an update the chapter reads it again/)).toBeVisible();
});

const getFormPart = (name: string) => screen.getByRole('region', { name }).querySelector('details') as HTMLDetailsElement;

describe('a remark about one field', () => {
  const showJobWithRemarkAbout = (remarkField: string) => showForm('/editJob/job1', respondWithJob({ remarkField } as Partial<typeof job>));

  it('opens the form at that field, with the remark beside it; the other parts are collapsed', async () => {
    const { container } = showJobWithRemarkAbout('closingDate');
    const closing = await screen.findByLabelText('Closing date');
    await waitFor(() => expect(closing).toHaveFocus());
    expect(closing).toHaveAccessibleDescription(/^The chapter’s remark ?Please name the team/);
    expect(screen.getByText('The chapter sent this job back because of one field: Closing date.')).toBeVisible();
    expect(getFormPart('Where and when').open).toBe(true);
    for (const other of ['The job', 'Who you are looking for', 'Pay', 'How to apply']) expect(getFormPart(other).open).toBe(false);
    await expectAccessible(container);
  });

  it.each([
    ['skills', () => screen.getByRole('combobox', { name: 'Skills' })],
    ['jobType', () => screen.getByRole('radio', { name: 'Full-Time' })],
    ['remotePosition', () => screen.getByRole('checkbox')],
    ['jobDescription', () => field(/^Job description file/)],
    ['jobCarrerLevel', () => screen.getByRole('combobox', { name: /^Career level/ })],
  ])('moves the focus to the field %s', async (name, control) => {
    showJobWithRemarkAbout(name);
    await screen.findByRole('button', { name: 'Update Job' });
    await waitFor(() => expect(control()).toHaveFocus());
    const describedElement = name === 'jobType' ? screen.getByRole('radiogroup') : control();
    expect(describedElement).toHaveAccessibleDescription(/Please name the team/);
  });

  it('is shown as a remark about the whole job when the form has no such field', async () => {
    showJobWithRemarkAbout('password');
    expect(await screen.findByText('The chapter sent this job back: Please name the team')).toBeVisible();
    expect(getFormPart('Pay').open).toBe(true);
  });

  it('[POST-01] does not keep a part collapsed that has an invalid field; the field gets the focus', async () => {
    showJobWithRemarkAbout('closingDate');
    await userEvent.clear(await screen.findByLabelText('Job title'));
    await press('Update Job');
    expect(await screen.findByText('Job Title is required')).toBeVisible();
    await waitFor(() => expect(field('Job title')).toHaveFocus());
    expect(getFormPart('The job').open).toBe(true);
  });
});

it('each part can be collapsed, and shows how many fields are left to fill in', async () => {
  showForm('/postJob');
  const summary = (await screen.findByRole('heading', { level: 2, name: 'Who you are looking for' })).closest('summary') as HTMLElement;
  expect(summary).toHaveTextContent('3 to fill in');
  await userEvent.click(summary);
  await waitFor(() => expect(getFormPart('Who you are looking for').open).toBe(false));
  expect(getFormPart('The job').open).toBe(true);
  // The links to the parts are shown only where there is room beside the form.
  await userEvent.click(screen.getByRole('link', { name: 'Who you are looking for', hidden: true }));
  await waitFor(() => expect(getFormPart('Who you are looking for').open).toBe(true));
});

it('a part whose required fields are all filled in is ready, one without any is optional', async () => {
  saveCompleteDraft();
  showForm('/postJob');
  await waitFor(() => expect(field('Job title')).toHaveValue('Release Manager'));
  const states = screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => heading.closest('summary')?.textContent ?? []);
  expect(states).toContainEqual(expect.stringMatching(/^The job.*Ready$/));
  expect(states.filter((text) => text.endsWith('Optional')).length).toBeGreaterThan(0);
  expect(states.filter((text) => !/(?:Ready|Optional)$/.test(text))).toEqual([]);
});

it('the summary beside the form shows the title and the employer of the job', async () => {
  saveCompleteDraft({ organization: 'Acme' });
  showForm('/postJob');
  // It is shown only where there is room beside the form.
  const summary = within(await screen.findByRole('complementary', { name: 'Summary', hidden: true }));
  expect(await summary.findByRole('heading', { name: 'Release Manager', hidden: true })).toBeInTheDocument();
  expect(summary.getByText('Acme')).toBeInTheDocument();
});

it('the preview shows the job as the board would, and closing it returns to the form', async () => {
  saveCompleteDraft();
  const { sentForms } = showForm('/postJob');
  await waitFor(() => expect(field('Job title')).toHaveValue('Release Manager'));
  await press('Preview');
  const dialog = within(await screen.findByRole('dialog', { name: 'As others will see it' }));
  expect(dialog.getByRole('heading', { name: 'Release Manager' })).toBeVisible();
  expect(dialog.getByText('Program Management')).toBeVisible();
  expect(dialog.getByText('AWS')).toBeVisible();
  expect(dialog.getByText(/No one has applied/)).toBeVisible();
  // In a preview there is nothing to apply to, and nothing to share.
  expect(dialog.getByRole('button', { name: 'Apply Job' })).toBeDisabled();
  expect(dialog.queryByRole('button', { name: /Share|Copy/ })).toBeNull();
  // The dialog may still be opening.
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus();
  expect(field('Job title')).toHaveValue('Release Manager');
  expect(sentForms).toEqual([]);
});

it('a keystroke in a field renders only that field', async () => {
  const renderCounts = new Map<string, number>();
  const countRender = (what: string) => () => {
    renderCounts.set(what, (renderCounts.get(what) ?? 0) + 1);
    return {};
  };
  const testTheme = {
    ...theme,
    components: {
      ...theme.components,
      MuiFormControl: { styleOverrides: { root: countRender('fields') } },
      MuiAutocomplete: { styleOverrides: { root: countRender('lists') } },
    },
  };
  showForm('/postJob', { theme: testTheme });
  const title = await screen.findByLabelText('Job title');
  await userEvent.click(title);
  expect(renderCounts.get('fields')).toBeGreaterThan(15);
  renderCounts.clear();
  await userEvent.keyboard('abc');
  expect(title).toHaveValue('abc');
  expect(renderCounts.get('lists') ?? 0).toBe(0);
  // The field renders once for each key, and once more when the first key removes the error.
  expect(renderCounts.get('fields')).toBeLessThanOrEqual(4);
});

it('[HDR-07] [POST-05] a half-filled form stays when its member logs out in another tab, says so and links to the login', async () => {
  localStorage.setItem('authToken', 'token-1');
  const { store } = showForm('/postJob');
  followOtherTabs(store, () => undefined);
  await userEvent.click(await screen.findByLabelText('Job title'));
  await userEvent.paste('Half a job');
  const logOut = (): void => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  };
  act(logOut);
  expect(await screen.findByText(/^You were logged out in another tab\. What you typed stays here/)).toBeVisible();
  expect(field('Job title')).toHaveValue('Half a job');
  await userEvent.click(screen.getByRole('link', { name: 'Login' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/Login');
  // Nothing is left for others on this device; in this tab, only the same member gets the draft back.
  await waitFor(() => expect(store.getState().user._id).toBeNull());
  await waitFor(() => expect(localStorage).toHaveLength(0));
  cleanup();
  const otherForm = showForm('/postJob', { user: { ...member, _id: 'member2' } });
  expect(await screen.findByLabelText('Job title')).toHaveValue('');
  otherForm.unmount();
  const secondForm = showForm('/postJob');
  await waitFor(() => expect(field('Job title')).toHaveValue('Half a job'));
  secondForm.unmount();
  // An untouched form has nothing to keep.
  sessionStorage.clear();
  localStorage.setItem('authToken', 'token-1');
  const untouchedForm = showForm('/postJob');
  followOtherTabs(untouchedForm.store, () => undefined);
  await screen.findByLabelText('Job title');
  act(logOut);
  expect(untouchedForm.store.getState().user._id).toBeNull();
});

it('[HDR-07] leaving a half-filled form after a logout in another tab signs out here, too', async () => {
  localStorage.setItem('authToken', 'token-1');
  const { store, unmount } = showForm('/postJob');
  followOtherTabs(store, () => undefined);
  await userEvent.click(await screen.findByLabelText('Job title'));
  await userEvent.paste('Half a job');
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  const notice = await screen.findByText(/^You were logged out in another tab\./);
  // A new login in the other tab ends neither session.
  act(() => {
    localStorage.setItem('authToken', 'token-2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  });
  expect(notice).not.toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBe('token-2');
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await screen.findByText(/^You were logged out in another tab\./);
  expect(store.getState().user._id).not.toBeNull();
  unmount();
  await waitFor(() => expect(store.getState().user._id).toBeNull());
});

it('[POST-05] the input is kept when the session ends', async () => {
  const { store } = showForm('/postJob');
  await userEvent.click(await screen.findByLabelText('Job title'));
  await userEvent.paste('Kept');
  // The session ends before the draft has been saved.
  act(() => void store.dispatch(resetUser()));
  cleanup();
  showForm('/postJob');
  await waitFor(() => expect(field('Job title')).toHaveValue('Kept'));
});
