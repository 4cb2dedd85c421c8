import path from 'node:path';
import { test } from './fixtures.ts';
import type { Visit } from '../../support/engines/visit.ts';

/** The terms of the job board, which come before an application or a job is sent. */
const acceptTerms = (visit: Visit): Promise<void> => visit.dialog.button('Accept & Proceed').click();

/** Chooses an option of a field with suggestions by typing its name. */
async function chooseOption(visit: Visit, label: string, option: string): Promise<void> {
  await visit.main.role('combobox', label).fill(option);
  await visit.role('option', option).click();
  await visit.press('Escape');
}

const file = path.join(import.meta.dirname, '..', '..', 'support', 'engines', 'example.pdf');

test('[AUTH-01] [AUTH-03] [AUTH-06] [DASH-03] [HDR-07] a member logs in, stays so after a reload, edits the profile and logs out', async ({
  visit,
  logIn,
}) => {
  await logIn('member@example.org');
  await visit.main.role('heading', 'Meenakshi Raghavan').expectSeen();
  await visit.open('/dashboard/profile');
  await visit.main.button('Edit profile').click();
  await visit.dialog.role('textbox', /^Mobile number/).fill('9840012399');
  await visit.dialog.button('Save').click();
  await visit.dialog.expectGone();
  await visit.main.text('9840012399').expectSeen();
  await visit.expectFits();
  if (visit.isNarrow) await visit.header.button('Menu').click();
  await (visit.isNarrow ? visit.dialog : visit.header).button('Logout').click();
  await visit.main.role('heading', 'Member Login').expectSeen();
});

test('[APPLY-03] a member applies to a job with a CV, and sees the application', async ({ visit, logIn }) => {
  const title = 'Construction Project Manager, Hospital Block';
  await logIn('devika@example.org');
  await visit.open('/exploreJobs');
  await visit.main.link(new RegExp(`^${title}`)).click();
  await visit.main.role('article').role('heading', title).expectSeen();
  await visit.main.role('article').link('Apply Job').click();
  await visit.expectAt(/^\/applyJob\//, 'Form Details');
  const form = visit.main.role('form', 'Form Details');
  await form.role('textbox', 'Phone number').fill('9840012304');
  await form.role('textbox', 'City').fill('Kochi');
  await form.role('textbox', 'Years of experience').fill('11');
  await form.role('combobox', 'Employee type').choose('Full-time');
  await form.role('textbox', 'Current CTC').fill('2400000');
  await form.role('textbox', 'Expected CTC').fill('2900000');
  await form.label('CV').chooseFile(file);
  await form.button('Remove file').expectSeen();
  await form.button('Submit').click();
  await acceptTerms(visit);
  await visit.expectAt(/^\/dashboard\/jobs/, 'My Jobs');
  await visit.main.link(new RegExp(`^${title}`)).click();
  await visit.main.text('Your application: Received').expectSeen();
  await visit.expectFits();
});

test('[POST-05] [MY-04] an employer posts a job, and finds it among the own jobs', async ({ visit, logIn }) => {
  const title = 'Ferry Terminal Planner';
  await logIn('employer@example.org');
  await visit.open('/postJob');
  const form = visit.main;
  await form.role('textbox', 'Job title').fill(title);
  await form.role('radio', 'Full-Time').click();
  await chooseOption(visit, 'Job category', 'Project Management');
  await chooseOption(visit, 'Job industry', 'Construction');
  await chooseOption(visit, 'Qualifications', 'MBA');
  await chooseOption(visit, 'Skills', 'Scrum');
  await form.role('textbox', 'Max experience').fill('9');
  await form.role('textbox', 'Application email').fill('ferries@example.org');
  await form.label('Job description file (optional)').chooseFile(file);
  await form.button('Remove file').expectSeen();
  await form.button('Post Job').click();
  await acceptTerms(visit);
  await visit.expectAt('/dashboard/jobs?tab=created', 'My Jobs');
  await visit.main.link(new RegExp(`^${title}`)).expectText('unpublished');
});

test('[issue 25] an admin shows the code of an event, and a member records the attendance with it', async ({ visit, logIn }) => {
  const event = '/special-programs/pm-footprints/4201';
  await logIn('admin@example.org');
  await visit.open(event);
  await visit.main.button('Show the attendance code').click();
  const code = await visit.dialog.text(/^\d{4} \d{4}$/).read();
  await visit.expectFits();

  await logIn('member@example.org');
  await visit.open(event);
  await visit.main.role('textbox', 'Code of the event').fill(code.replace(' ', ''));
  await visit.press('Enter');
  await visit.main.text(/^You attended: 1\.5 PDUs/).expectFocused();
  await visit.main.link('My PDUs').click();
  await visit.expectAt('/dashboard/pdus', 'My PDUs');
  await visit.main.link('Small steps on a large metro').expectSeen();
});
