import type { Job } from '../../../../shared/operations/jobs.ts';
import { saveDraft, type DraftValues } from '../../../../src/ui/form/draftStorage.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PostingPage } from '../../../../src/api/endpoints/content.ts';
import type { UserState } from '../../../../src/api/session/userSlice.ts';
import EditJobPage from '../../../../src/features/jobs/posting/EditJobPage.tsx';
import PostJobPage from '../../../../src/features/jobs/posting/PostJobPage.tsx';
import { theme } from '../../../../src/theme/theme.ts';
import { recordToasts, withVariant } from '../../../support/toasts.ts';
import { json } from '../../api/apiStore.ts';
import { member, pageStore } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';
import { fill } from '../../../support/fill.ts';

/** The texts and options of the demo content. */
export const postingTexts = parse(
  readFileSync(new URL('../../../../server/content/pages/posting.yaml', import.meta.url), 'utf8'),
) as PostingPage;

/** A job of the signed-in member, sent back by an admin. */
export const job = {
  _id: 'job1',
  jobTitle: 'Scrum Master',
  organization: 'Cauvery Rail',
  jobType: 'Full-time',
  jobCategory: 'Agile Coaching',
  jobIndustry: 'Transport and Railways',
  jobQualification: ["Bachelor's Degree", 'MBA'],
  skills: ['Scrum', 'Kanban'],
  description: 'Two teams.',
  extLink: 'https://jobs.example.org/1',
  closingDate: '2099-12-31',
  email: 'hr@example.org',
  jobCarrerLevel: 'Mid-level',
  minjobExperience: 3,
  maxjobExperience: 6,
  minSalary: 1_200_000,
  hoursPerWeek: 40,
  location: 'Mysuru',
  remotePosition: 'true',
  jobDescription: '/api/files/file1',
  userId: 'member1',
  status: 'sentback',
  statusRemark: 'Please name the team',
} satisfies RowOf<Job>;

interface Options {
  /** Responds to writes, and to the request for the edited job. */
  respond?: (path: string, method: string) => Response | Promise<Response>;
  user?: UserState;
  /** Replaces the site's theme. */
  theme?: typeof theme;
}

/**
 * Shows the page to post a job or, at the address `/editJob/job1`, the page to edit `job`. `sentForms` collects the forms that the page
 * sends, and `toasts` collects the toasts as `variant: text`.
 */
export function showForm(
  address: string,
  { respond = () => json({ message: 'Posted' }), user = member, theme: usedTheme = theme }: Options = {},
) {
  const sentForms: { method: string; path: string; form: FormData }[] = [];
  const toasts = recordToasts(withVariant);
  const store = pageStore(async ({ pathname }, request) => {
    if (pathname === '/site/pages/posting') return json(postingTexts);
    if (request.method !== 'GET') sentForms.push({ method: request.method, path: pathname, form: await request.formData() });
    return respond(pathname, request.method);
  }, user);
  const view = renderPage(address, {
    page: {
      '/postJob': (
        <main>
          <PostJobPage name="Post a job" />
        </main>
      ),
      '/editJob/:jobId': (
        <main>
          <EditJobPage name="Edit a job" />
        </main>
      ),
    },
    store,
    theme: usedTheme,
  });
  return { ...view, sentForms, toasts, store };
}

export const field = (name: string | RegExp): HTMLElement => screen.getByLabelText(name);
export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

/** Fills in the required fields of a job; the e-mail address is only `people`, which the form accepts. */
export async function fillIn(): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await fill(await screen.findByLabelText('Job title'), 'Release Manager');
  await user.click(screen.getByRole('radio', { name: 'Part-Time' }));
  for (const [name, typed] of [
    ['Job category', 'program m'],
    ['Job industry', 'railw'],
    ['Qualifications', 'phd'],
    ['Skills', 'sql'],
    ['Skills', 'aws'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name }));
    await user.paste(typed);
    await user.keyboard('{Enter}{Escape}');
  }
  await fill(field('Max experience'), '6.5');
  await fill(field('Application email'), 'people');
}

/** Saves a complete draft, as if the member had typed it into the form for a new job. */
export const saveCompleteDraft = (otherValues: DraftValues = {}): void =>
  void saveDraft('post-job-member1', {
    jobTitle: 'Release Manager',
    jobType: 'Part-Time',
    jobCategory: 'Program Management',
    jobIndustry: 'Construction',
    jobQualification: ['PhD'],
    skills: ['SQL', 'AWS'],
    maxjobExperience: '6.5',
    email: 'people',
    ...otherValues,
  });
