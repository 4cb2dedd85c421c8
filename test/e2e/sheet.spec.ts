import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackends } from '../sheet/backends.ts';
import { serveLive } from '../sheet/live.ts';
import { writeSheet } from '../sheet/record.ts';
import { takeState } from '../sheet/take.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, setWidth, test } from './fixtures.ts';
import { states } from './states/index.ts';
import { step, type State } from './states/state.ts';

const named = (name: string): State => {
  const found = states.find((state) => state.name === name);
  if (found === undefined) throw new Error(`No state is called ${name}.`);
  return found;
};

test('the contact sheet shows states, leads to their live pages, and names a state that could not be reached', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const wanted: State[] = [
    { ...named('home/empty'), windowOnly: true },
    named('my-jobs-applied/one'),
    {
      name: 'home/out-of-reach',
      address: '/',
      arrange: step('press what is not there', () => Promise.reject(new Error('It is not there.'))),
    },
  ];
  const folder = mkdtempSync(path.join(tmpdir(), 'sheet-'));
  const backends = openBackends(browser);
  const { port, stop } = await serveLive(wanted, backends, { port: 0, folder });
  try {
    const asked = { widths: [1440, 360], schemes: ['light', 'dark'] as const, port, folder };
    const [empty, one, lost] = await Promise.all(wanted.map((state) => takeState(browser, state, asked)));
    expect(empty?.map(({ width, scheme, problem }) => `${width} ${scheme} ${problem}`)).toEqual(
      ['1440 light', '1440 dark', '360 light', '360 dark'].map((picture) => `${picture} undefined`),
    );
    expect(lost?.map(({ picture, problem }) => [picture, problem])).toEqual(
      Array.from({ length: 2 }, () => [undefined, 'Error: It is not there.']),
    );

    writeSheet(
      folder,
      [empty, one, lost].flatMap((shots) => shots ?? []),
      wanted,
      port,
    );
    await page.goto(`http://localhost:${port}/`);
    await setWidth(page, 'phone');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page.getByText('To be looked at: home/out-of-reach.')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('8 of 8 pictures');

    await page.getByLabel('1440 px').uncheck();
    await page.getByLabel('dark').uncheck();
    await expect(page.getByRole('status')).toHaveText('2 of 8 pictures');
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('2 of 8 pictures');

    await page.getByRole('link', { name: 'home/empty, 360 px, light' }).click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('img', { name: 'my-jobs-applied/one, 360 px, light' })).toBeVisible();
    const [live] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name: 'Live page' }).click()]);
    await expect(live.locator('[data-job]')).toHaveCount(1);
    await live.close();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'my-jobs-applied/one, 360 px, light' })).toBeFocused();
  } finally {
    await page.goto('about:blank');
    stop();
    await backends.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
