import { render } from '../../../src/render.tsx';
import { demoChapter, demoPages } from '../../support/content.ts';
import { testSettings } from '../../support/settings.ts';

const origin = 'https://chapter.example.org';
const settings = { ...testSettings, publicUrl: origin };

const pages = demoPages();
const PAGE_CONTENT: Record<string, object> = { '/site/pages/about': pages.about, '/site/pages/volunteering': pages.volunteering };

const XSS = '<script>alert(1)</script><img src=x onerror=alert(1)>';
const LONG = 'unbreakable'.repeat(27);
const NO_PERSON = 'a text among people';
const RTL = 'رئيس &amp; الفرع';

const createPerson = (name: unknown, overrides: Record<string, unknown> = {}) => ({
  id: 7,
  name,
  department: name,
  designation: XSS,
  role: LONG,
  from_to: RTL,
  email: 'a@b.example,evil@c.example?bcc=d',
  linkedin: 'javascript:alert(1)',
  profile_picture: { url: 'https://', alt: XSS },
  ...overrides,
});

const irregularPeople = [
  createPerson(LONG),
  createPerson(RTL, { profile_picture: false, linkedin: false, email: '' }),
  createPerson(XSS, { profile_picture: '', department: false }),
  createPerson(''),
  createPerson(false),
  {},
  false,
  null,
  NO_PERSON,
  { name: 'Bare' },
  ...Array.from({ length: 200 }, (_, index) => createPerson(`Person ${index}`, { department: `Department ${index % 12}` })),
];

/** Renders a page with the demo's texts. @param people the content system's list of people */
async function renderPage(path: string, people: unknown) {
  const result = await render({
    url: new URL(path, origin),
    settings,
    colours: demoChapter.colours,
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      const responseBody = PAGE_CONTENT[pathname];
      if (responseBody !== undefined) return Response.json(responseBody);
      return Response.json({ success: true, data: /directors|volunteers/.test(pathname) ? people : [] });
    },
    deadlineMs: 30_000,
    now: new Date(),
  });
  if ('redirect' in result) throw new Error('A page was expected.');
  return result;
}

/** Expects that no tag or attribute of the page can run code. */
function expectHarmless(html: string): void {
  const tags = html.match(/<[a-z][^>]*>/gi)?.join('\n') ?? '';
  expect(tags).not.toMatch(/<script|\son\w+=|javascript:|mailto:a@b/i);
}

it.each([
  ['[ABOUT-02]', '/About-us'],
  ['[VOL-02]', '/volunteering'],
])('%s %s with hostile data of people is rendered completely, and is harmless', async (_, path) => {
  const { status, html } = await renderPage(path, irregularPeople);
  expect(status).toBe(200);
  expectHarmless(html);
  const shownTexts = [LONG, 'رئيس &amp; الفرع', 'Person 199', 'Bare', '&lt;script&gt;alert(1)&lt;/script&gt;', NO_PERSON];
  expect(shownTexts.filter((text) => !html.includes(text))).toEqual([NO_PERSON]);
});

it.each([
  ['[ABOUT-02]', '/About-us', 'No board member is listed at present.'],
  ['[VOL-02]', '/volunteering', 'No volunteer is listed at present.'],
])('%s %s says that nobody is listed if there are no people', async (_, path, message) => {
  for (const noPeople of [false, '', []]) expect((await renderPage(path, noPeople)).html).toContain(message);
});
