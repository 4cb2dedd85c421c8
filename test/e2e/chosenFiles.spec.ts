import { appendFile, rm, utimes, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createDocxWithPhoto } from '../support/streamedDocx.ts';
import { expect, login, loginThroughPages, test } from './fixtures.ts';
import { acceptTerms, fillApplication, PDF } from './jobForms.ts';
import { expectReady, main } from './pageParts.ts';

const cvField = (page: Page) => main(page).locator('[name=cv]');

/** Opens the form of an application, and fills in everything except the CV. */
async function openApplication(page: Page): Promise<void> {
  await page.goto('/applyJob/65f1c0ffee65f1c0ffee1001');
  await expectReady(page);
  await fillApplication(page);
}

async function submit(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await acceptTerms(page);
}

/** Changes a file as a word processor does that saves it again. */
async function saveAgain(path: string): Promise<void> {
  await appendFile(path, '% more\n');
  const later = new Date(Date.now() + 60_000);
  await utimes(path, later, later);
}

test('[APPLY-02] [APPLY-04] [D-47] a CV that is RTF is refused at its field, and one that has changed must be chosen again; a streamed Word file is accepted', async ({
  ownSite,
  browser,
}, testInfo) => {
  const { origin } = await ownSite();
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await loginThroughPages(page, 'member@example.org');
  await openApplication(page);

  await test.step('RTF with the name of a Word file', async () => {
    const rtf = Buffer.from('{\\rtf1\\ansi\\deff0 Devika Menon, project manager\\par}');
    await cvField(page).setInputFiles({ name: 'cv.doc', mimeType: 'application/msword', buffer: rtf });
    await submit(page);
    await expect(cvField(page)).toHaveAccessibleDescription(/The file is an RTF document, .* save it as PDF/);
    await expect(cvField(page)).toBeFocused();
  });

  const path = testInfo.outputPath('asha.pdf');
  for (const [what, change] of [
    ['changed', saveAgain],
    ['removed', (file: string) => rm(file)],
  ] as const) {
    await test.step(`a file that is ${what} after it was chosen`, async () => {
      await writeFile(path, PDF.buffer);
      await cvField(page).setInputFiles(path);
      await change(path);
      await submit(page);
      await expect(cvField(page)).toHaveAccessibleDescription(
        /“asha\.pdf” has changed since you chose it, or is no longer there\. Please choose it again\./,
      );
      await expect(cvField(page)).toBeFocused();
      await expect(cvField(page)).toHaveValue('');
      await expect(main(page).getByLabel('City')).toHaveValue('Kochi');
    });
  }

  await test.step('a Word file that was written as a stream', async () => {
    const docx = { name: 'cv.docx', mimeType: 'application/octet-stream', buffer: await createDocxWithPhoto() };
    await cvField(page).setInputFiles(docx);
    await submit(page);
    await expect(page).toHaveURL('/dashboard/jobs');
  });
  await context.close();
});

test('[POST-06] [D-47] a job description that has changed must be chosen again, and the form keeps everything else', async ({
  page,
  noise,
}, testInfo) => {
  noise.allow(/ERR_UPLOAD_FILE_CHANGED/);
  await login(page, 'employer@example.org');
  await page.goto('/editJob/65f1c0ffee65f1c0ffee1001');
  await expectReady(page);
  const fileField = main(page).locator('[name=jobDescription]');
  const path = testInfo.outputPath('description.pdf');
  await writeFile(path, PDF.buffer);
  await main(page).getByLabel('Job title').fill('Kept title');
  await fileField.setInputFiles(path);
  await saveAgain(path);
  await main(page).getByRole('button', { name: 'Update Job' }).click();
  await acceptTerms(page);
  await expect(fileField).toHaveAccessibleDescription(/“description\.pdf” has changed since you chose it/);
  await expect(fileField).toBeFocused();
  await expect(fileField).toHaveValue('');
  await expect(main(page).getByLabel('Job title')).toHaveValue('Kept title');
});

test('[DASH-03] [D-47] a stored profile picture is shown as before, but without the place and what follows it', async ({
  ownSite,
  browser,
}) => {
  const { origin } = await ownSite();
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await loginThroughPages(page, 'member@example.org');
  const results = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}` };
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [40, 30];
    const drawing = canvas.getContext('2d');
    if (drawing === null) throw new Error('no canvas');
    drawing.fillStyle = 'rgb(200 40 90 / 60%)';
    drawing.fillRect(4, 4, 25, 20);
    const readPixels = async (picture: Blob): Promise<string> => {
      const image = await createImageBitmap(picture);
      drawing.clearRect(0, 0, 40, 30);
      drawing.drawImage(image, 0, 0);
      return drawing.getImageData(0, 0, image.width, image.height).data.toString();
    };
    const place = 'EXIF GPS 11.6643 N';
    const pictures = await Promise.all(
      ([['image/jpeg'], ['image/png'], ['image/webp', 0.8], ['image/webp', 1]] as const).map(
        ([type, quality]) =>
          new Promise<Blob>((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(type))), type, quality)),
      ),
    );
    const stored: { type: string; isSame: boolean; hasPlace: boolean }[] = [];
    for (const picture of pictures) {
      const form = new FormData();
      const exif = new Uint8Array([0xff, 0xe1, 0, place.length + 2, ...new TextEncoder().encode(place)]);
      const isJpeg = picture.type === 'image/jpeg';
      form.append('picture', new Blob(isJpeg ? [picture.slice(0, 2), exif, picture.slice(2), place] : [picture, place]), 'me');
      const saved = (await (await fetch('/api/user/profile', { method: 'PATCH', headers, body: form })).json()) as {
        profilePicture: string;
      };
      const file = await (await fetch(saved.profilePicture, { headers })).blob();
      const [before, after] = [await readPixels(picture), await readPixels(file)];
      stored.push({ type: file.type, isSame: before === after, hasPlace: (await file.text()).includes('GPS') });
    }
    return stored;
  });
  expect(results).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/webp'].map((type) => ({ type, isSame: true, hasPlace: false })));
  await context.close();
});

test('[D-47] a CV that may need a password gets a hint at its field', async ({ page }) => {
  await login(page, 'member@example.org');
  await openApplication(page);
  const locked = Buffer.from('%PDF-1.4\ntrailer << /Size 3 /Root 1 0 R /Encrypt 2 0 R >>\n%%EOF\n');
  await cvField(page).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: locked });
  await expect(cvField(page)).toHaveAccessibleDescription(/This file is protected with a password/);
  await cvField(page).setInputFiles(PDF);
  await expect(cvField(page)).not.toHaveAccessibleDescription(/password/);
});

test('an import shows every value that it changes, and deletes numbers only when asked to; it reads UTF-16 without a mark', async ({
  ownSite,
  browser,
}) => {
  const { origin } = await ownSite();
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await loginThroughPages(page, 'admin@example.org');
  await page.goto('/dashboard/members');
  await expectReady(page);
  const dialog = page.getByRole('dialog', { name: 'Import members' });
  const openDialog = (): Promise<void> => main(page).getByRole('button', { name: 'Import from CSV' }).click();
  const choose = (buffer: Buffer) => dialog.getByLabel('CSV file').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer });
  const importTable = async (done: RegExp): Promise<void> => {
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  const changeOf = (name: string) => dialog.getByRole('row').filter({ hasText: name });

  await openDialog();
  const columns = 'First Name,Last Name,Email,Membership number,Mobile number';
  await choose(
    Buffer.from(`${columns}\nLead,Zero,lead@example.org,0012345,+919840012345\nPhone,Keep,keep@münchen.example,777.0,9840011111.0\n`),
  );
  await expect(changeOf('Adds Phone Keep')).toContainText('keep@xn--mnchen-3ya.example');
  await expect(changeOf('Adds Phone Keep')).toContainText('Membership number 777 is added');
  await importTable(/^2 members were added/);

  await openDialog();
  const second = `${columns}\nLead,Zero,lead@example.org,12345,919840012345\nPhone,Keep,keep@münchen.example,,\n`;
  await choose(Buffer.from(second, 'utf16le').swap16());
  await expect(changeOf('Changes Lead Zero')).toContainText('Membership number 0012345 becomes 12345');
  await expect(changeOf('Phone Keep')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /Delete the 2 stored numbers/ }).check();
  await expect(changeOf('Changes Phone Keep')).toContainText('Mobile number 9840011111 is deleted');
  await dialog.getByRole('checkbox', { name: /Delete the 2 stored numbers/ }).uncheck();
  await expect(changeOf('Phone Keep')).toHaveCount(0);
  await importTable(/^One member was changed/);
  await main(page).getByRole('textbox', { name: /^Name/ }).fill('Phone Keep');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(main(page).getByRole('row').filter({ hasText: 'Phone Keep' })).toContainText('9840011111');
  await context.close();
});
