import type { Page } from '@playwright/test';
import { main } from './pageParts.ts';

/** A small PDF, to be chosen as CV or job description. */
export const PDF = { name: 'file.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% text\n%%EOF\n') };

/** Fills in the shown application, except the CV and what the profile has filled in. */
export async function fillApplication(page: Page): Promise<void> {
  const form = main(page);
  await form.getByLabel('Phone number').fill('9840012304');
  await form.getByLabel('City').fill('Kochi');
  await form.getByLabel('Years of experience').fill('11');
  await form.getByRole('combobox', { name: 'Employee type' }).selectOption('Full-time');
  await form.getByLabel('Current CTC').fill('2400000');
  await form.getByLabel('Expected CTC').fill('2900000');
}

/** Chooses a file as the CV of the shown application. */
export const chooseCv = (page: Page, file = PDF): Promise<void> =>
  main(page).getByRole('button', { name: 'CV', exact: true }).setInputFiles(file);

/** Fills in the required fields of the form for a new job. */
export async function fillNewJob(page: Page, title: string): Promise<void> {
  const form = main(page);
  await form.getByLabel('Job title').fill(title);
  await form.getByRole('radio', { name: 'Full-Time' }).check();
  for (const [label, value] of [
    ['Job category', 'Project Management'],
    ['Job industry', 'Construction'],
    ['Qualifications', 'MBA'],
    ['Skills', 'Scrum'],
  ] as const) {
    await form.getByRole('combobox', { name: label }).fill(value);
    await page.getByRole('option', { name: value, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await form.getByLabel('Max experience').fill('9');
  await form.getByLabel('Application email').fill('ropeway@example.org');
}

/** Accepts the terms in the open dialog. */
export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).click();
