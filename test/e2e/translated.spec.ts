import type { Browser, Page } from '@playwright/test';
import { notFoundPage, pages } from '../../src/app/pages.ts';
import { exampleAddress } from '../support/exampleAddress.ts';
import { reuseSession } from '../support/e2e/login.ts';
import { Noise } from '../support/e2e/noise.ts';
import { addTranslator, readShownText, readUntranslatedTexts } from '../support/e2e/translator.ts';
import { expect, test } from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';

/** Every page, one address for each page module; the tabs of My Jobs are opened in the journeys. */
const allPages = [...pages, notFoundPage];
const paths = allPages.filter(({ module }, index) => allPages.findIndex((other) => other.module === module) === index).map(exampleAddress);

const detail = (page: Page) => main(page).getByRole('article');
const cards = (page: Page) =>
  main(page)
    .getByRole('region', { name: /^(Open jobs|Jobs found)$/ })
    .getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true }).click();
const fill = (label: string | RegExp, text: string) => async (page: Page) => {
  await main(page).getByLabel(label).fill(text);
  await page.keyboard.press('Tab');
};
const openCreatedJob = (index: number) => (page: Page) => main(page).locator('[data-job]').nth(index).click();

/** Removes sizes and ages from a text, because they may change between two page loads. */
const removeSizesAndAges = (text: string): string =>
  text.replaceAll(/[\d.]+ [kMG]B|\d+ (?:seconds?|minutes?|hours?|days?|weeks?|months?) ago/g, '');

type Journey = readonly (readonly [step: string, action: (page: Page) => Promise<unknown>])[];

const goTo = (path: string) =>
  [
    `open ${path}`,
    async (page: Page) => {
      await page.goto(path);
      await expectReady(page);
      await page.waitForLoadState('networkidle');
    },
  ] as const;

/** A page with the translator, and the same page without it. */
async function openPair(browser: Browser, baseURL: string | undefined, member: string | null) {
  const noises: Noise[] = [];
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    noises.push(new Noise(context));
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    if (member !== null) await reuseSession(page, member);
    return page;
  };
  const [original, translated] = [await open(), await open()];
  // Parts of the page hydrate after the translator has started. React then renders them anew, and says so in the console.
  noises[1]?.allow(/Minified React error #418/);
  return { original, translated, noises };
}

/** Does the same on both pages, and expects them to show the same texts after each step. */
async function compare(browser: Browser, baseURL: string | undefined, member: string | null, journey: Journey): Promise<void> {
  const { original, translated, noises } = await openPair(browser, baseURL, member);
  await addTranslator(translated, 'ready');
  for (const [step, action] of journey) {
    await test.step(step, async () => {
      const before = await readShownText(original);
      await action(original);
      await expect.poll(() => readShownText(original), 'the step changes the page').not.toBe(before);
      await action(translated);
      await expect(async () =>
        expect(removeSizesAndAges(await readShownText(translated))).toBe(removeSizesAndAges(await readShownText(original))),
      ).toPass({ timeout: 10_000 });
      expect(await readUntranslatedTexts(translated)).toEqual([]);
    });
  }
  for (const page of [original, translated]) await page.context().close();
  for (const noise of noises) noise.expectNone();
}

test('[NAV-06] [D-11] a translated page shows a visitor what the original shows: jobs, filters, forms', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  await compare(browser, baseURL, null, [
    goTo('/exploreJobs'),
    ['choose another job', (page) => cards(page).nth(1).getByRole('link').first().click()],
    ['load more jobs', (page) => main(page).getByRole('link', { name: 'Load More' }).click()],
    ['choose a third job', (page) => cards(page).nth(4).getByRole('link').first().click()],
    [
      'search',
      async (page) => {
        await main(page).getByRole('searchbox', { name: 'Job title, skills' }).fill('scrum');
        await page.keyboard.press('Enter');
      },
    ],
    ['open the filters', (page) => main(page).getByText('Filters', { exact: true }).click()],
    [
      'filter',
      async (page) => {
        await main(page).getByLabel('Job type').selectOption('Full-Time');
        await press('Show jobs')(page);
      },
    ],
    ['show all jobs', (page) => main(page).getByRole('link', { name: 'Show all jobs' }).click()],
    ['go to the contact page', (page) => page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()],
    ['send an empty form', press('Send enquiry')],
    ['correct the name', fill('Name', 'Asha Pillai')],
    ['write a wrong e-mail address', fill('Email', 'asha')],
    ['correct it', fill('Email', 'asha@example.org')],
    ['correct the subject', fill('Subject', 'Translated')],
    ['write the message', fill(/^Message/, 'How do I join?')],
    ['agree', (page) => main(page).getByRole('checkbox').check()],
    ['send', press('Send enquiry')],
    ['write another enquiry', press('Write another enquiry')],
    [
      'choose another form',
      (page) =>
        main(page)
          .getByRole('link', { name: /^Corporate Enquiry/ })
          .click(),
    ],
  ]);
});

test('[NAV-06] [D-11] a translated page shows an applicant what the original shows: saving, applying, profile', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await compare(browser, baseURL, 'admin@example.org', [
    goTo('/exploreJobs'),
    [
      'save the job',
      (page) =>
        detail(page)
          .getByRole('button', { name: /^Save\b/ })
          .click(),
    ],
    [
      'remove it',
      (page) =>
        detail(page)
          .getByRole('button', { name: /^Saved/ })
          .click(),
    ],
    goTo('/applyJob/65f1c0ffee65f1c0ffee1001'),
    [
      'send the empty form',
      async (page) => {
        await press('Cancel')(page);
        await press('Submit')(page);
      },
    ],
    ['correct the name', fill('Name', 'Kavitha Nair')],
    ['correct the e-mail address', fill('Email', 'admin@example.org')],
    ['correct the phone number', fill(/^Phone/, '9876543210')],
    ['correct the city', fill('City', 'Mysuru')],
    ['correct the experience', fill('Years of experience', '4')],
    ['correct the type', (page) => main(page).getByRole('combobox', { name: 'Employee type' }).selectOption('Full-time')],
    ['correct the pay', fill('Current CTC', '1500000')],
    ['correct the expected pay', fill('Expected CTC', '1800000')],
    ['choose a CV', (page) => main(page).getByRole('button', { name: 'CV', exact: true }).setInputFiles(cv)],
    ['open the terms', press('Submit')],
    ['close the terms', (page) => page.keyboard.press('Escape')],
    goTo('/dashboard/profile'),
    ['edit the profile', press('Edit profile')],
    [
      'save it without a name',
      async (page) => {
        await dialog(page).getByLabel('Name').fill('');
        await dialog(page).getByRole('button', { name: 'Save' }).click();
      },
    ],
    ['correct the name', (page) => dialog(page).getByLabel('Name').fill('Kavitha Nair')],
    ['close the dialog', (page) => dialog(page).getByRole('button', { name: 'Cancel' }).click()],
  ]);
});

test('[NAV-06] [D-11] a translated page shows an employer what the original shows: created jobs, posting', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  await compare(browser, baseURL, 'employer@example.org', [
    goTo('/dashboard/jobs?tab=created'),
    ['choose another job', openCreatedJob(1)],
    ['choose a third job', openCreatedJob(2)],
    ['go to the applied jobs', (page) => main(page).getByRole('link', { name: 'Applied' }).click()],
    goTo('/postJob'),
    ['write the title', fill('Job title', 'Ferry Planner')],
    ['choose the type', (page) => main(page).getByRole('radio', { name: 'Full-Time' }).check()],
    ['write the e-mail address', fill('Application email', 'ferries@example')],
    ['send the incomplete form', press('Post Job')],
    ['correct the e-mail address', fill('Application email', 'ferries@example.org')],
    ['change the title', fill('Job title', 'Ferry Terminal Planner')],
    ['preview', press('Preview')],
    ['close the preview', (page) => page.keyboard.press('Escape')],
  ]);
});

test('[NAV-06] [D-11] every page looks the same when it is translated', async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const { original, translated, noises } = await openPair(browser, baseURL, 'admin@example.org');
  for (const noise of noises) noise.allow(/404/);
  await addTranslator(translated, 'loaded');
  for (const path of paths) {
    await test.step(path, async () => {
      for (const page of [original, translated]) {
        await page.goto(path);
        await expectReady(page);
      }
      await original.waitForLoadState('networkidle');
      await expect(async () =>
        expect(removeSizesAndAges(await readShownText(translated))).toBe(removeSizesAndAges(await readShownText(original))),
      ).toPass({ timeout: 10_000 });
      expect(await readUntranslatedTexts(translated)).toEqual([]);
    });
  }
  for (const page of [original, translated]) await page.context().close();
  for (const noise of noises) noise.expectNone();
});
