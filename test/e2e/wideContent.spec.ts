import { ALLOWED_TAGS } from '../../src/ui/sanitizeHtml.ts';
import { expect, expectNoHorizontalScroll, setWidth, test } from './fixtures.ts';
import { expectReady, main } from './pageParts.ts';

const WORD = 'unbreakable'.repeat(40);

/** The widest content of elements for which a long word is not the widest. */
const WIDEST: Readonly<Record<string, string>> = {
  img: '<img src="/icon.svg" alt="" width="2000" height="20">',
  hr: '<hr width="2000">',
  table: `<table width="2000"><tr>${`<td width="400">${WORD}</td>`.repeat(30)}</tr></table>`,
  pre: `<pre>${'preformatted and wide '.repeat(40)}\n${WORD}</pre>`,
  blockquote: `${'<blockquote>'.repeat(20)}${WORD}${'</blockquote>'.repeat(20)}`,
  ul: `${'<ul><li>'.repeat(20)}${WORD}${'</li></ul>'.repeat(20)}`,
  ol: `${'<ol start="1000000"><li>'.repeat(20)}${WORD}${'</li></ol>'.repeat(20)}`,
  dl: `${'<dl><dt>Term</dt><dd>'.repeat(20)}${WORD}${'</dd></dl>'.repeat(20)}`,
  figure: `${'<figure>'.repeat(20)}<img src="/icon.svg" alt="" width="2000">${'</figure>'.repeat(20)}`,
};

test('[D-20] every element of content fits a phone, whatever it contains', async ({ page }) => {
  await setWidth(page, 320);
  await page.goto('/special-programs/pm-enrich/4103');
  await expectReady(page);
  const description = await main(page).getByText('Lunch is included').locator('..').elementHandle();
  expect(description).not.toBeNull();
  const contents = [...ALLOWED_TAGS.map((tag) => `<${tag}>${WORD}</${tag}>`), ...Object.values(WIDEST)];
  for (const html of contents) {
    await description?.evaluate((element, content) => (element.innerHTML = content), html);
    await test.step(html.slice(0, 60), () => expectNoHorizontalScroll(page));
  }
});

test('[D-20] a form whose fields have the names of DOM properties is removed from content, and the page stays', async ({ page }) => {
  const form = '<form action="https://forms.example.org/f"><input name="before"><input name="getAttribute"><p>Words in a form</p></form>';
  await page.route('**/wp-json/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Lunch is included', () => JSON.stringify(`${form} Lunch is included`).slice(1, -1));
    await route.fulfill({ response, body });
  });
  await page.goto('/special-programs/pm-enrich');
  await expectReady(page);
  await main(page).getByRole('link', { name: 'Estimating when nobody has done it before' }).first().click();
  await expect(main(page).getByText('Lunch is included')).toBeVisible();
  await expect(main(page).getByText('Words in a form')).toBeVisible();
  await expect(main(page).locator('form input')).toHaveCount(0);
});
