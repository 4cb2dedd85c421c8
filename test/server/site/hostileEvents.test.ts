import { render } from '../../../src/render.tsx';
import { demoChapter } from '../../support/content.ts';
import { testSettings } from '../../support/settings.ts';

const origin = 'https://chapter.example.org';
const settings = { ...testSettings, publicUrl: origin };

const XSS = '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe><b>Words</b>';
const LONG = 'unbreakable'.repeat(27);
const RTL = 'مشروع النهر &lt;b&gt;';

const createSummary = (event_id: unknown, title: unknown, overrides: Record<string, unknown> = {}) => ({
  event_id,
  title,
  event_time: '5 May 2022',
  brief_content: XSS,
  featured_image: 'https://',
  event_category: [{ id: 56, name: 'PM &amp; Footprints' }],
  ...overrides,
});

const irregularEvents = [
  createSummary(1, LONG),
  createSummary(2, RTL, { event_time: '99 Foo', brief_content: false, featured_image: false, event_category: '' }),
  createSummary(3, XSS),
  { id: 4, title: 'Bare' },
  { title: 'Nobody' },
  createSummary(5, ''),
  false,
  null,
  ...Array.from({ length: 200 }, (_, index) => createSummary(100 + index, `Event ${index}`)),
];

const detail: Record<string, unknown> = {
  event_title: `${RTL} ${XSS}`,
  event_category: [{ id: 56, name: 'PM Footprints' }],
  date_time: '20 Nov 46, 6:30 PM </script><b>',
  venue: XSS,
  speakers: [false, {}, { name: XSS, linkedin: 'javascript:alert(1)', designation: LONG, image: '/dead.svg' }],
  register_button_link: 'javascript:alert(1)',
  featured_image: { url: 'https://', alt: XSS },
  description: XSS,
  audience: { title: XSS, content: XSS },
  professional_certifications: { title: false, certifications: [XSS, { point: XSS }, 7] },
  key_experience: false,
  about_speaker: XSS,
  fees_right_section: [{ label: LONG, image: false, linkfile: 'javascript:alert(1)' }],
};

/** Renders a page. @param responses data of the content system by a part of the request's path; other requests get an empty list */
async function renderPage(path: string, responses: Record<string, unknown>) {
  const result = await render({
    url: new URL(path, origin),
    settings,
    colours: demoChapter.colours,
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      const found = Object.entries(responses).find(([part]) => pathname.includes(part));
      return Response.json({ success: true, data: found?.[1] ?? [] });
    },
    deadlineMs: 30_000,
    now: new Date(),
  });
  if ('redirect' in result) throw new Error('A page was expected.');
  return result;
}

/** Expects that no tag or attribute of the page can run code. */
function expectHarmless(page: string): void {
  const tags = page.match(/<[a-z][^>]*>/gi)?.join('\n') ?? '';
  expect(tags).not.toMatch(/<script|<iframe|\son\w+=|javascript:/i);
}

const PROGRAM = '/special-programs/pm-footprints?year=2022';

it('[SPP-02] [SPP-03] [SPP-04] a program with hostile content is rendered completely, and is harmless', async () => {
  const categories = [{ id: 56, name: 'PM Footprints', description: XSS, image: { url: false } }, { name: 'No id' }, false];
  const {
    status,
    html: page,
    head,
  } = await renderPage(PROGRAM, { categories, 'upcoming-events': irregularEvents, 'past-events': irregularEvents });
  expect(status).toBe(200);
  expectHarmless(page);
  expect(page).toContain('<b>Words</b>');
  for (const text of [LONG, 'مشروع النهر &lt;b&gt;', 'Event 199', 'Bare']) expect(page).toContain(text);
  expect(page).not.toContain('Nobody');
  expect(head.description).toBe('Words');
});

it('[EVT-01] an event with hostile content is rendered completely, and is harmless', async () => {
  const related = irregularEvents.map((item) =>
    typeof item === 'object' && item !== null && 'event_time' in item ? { ...item, date: item.event_time, featured_img: false } : item,
  );
  const {
    status,
    html: page,
    head,
  } = await renderPage('/special-programs/pm-footprints/7', { '/event/': detail, 'related-past': related });
  expect(status).toBe(200);
  expectHarmless(page);
  expect(page).toContain('<b>Words</b>');
  expect(page).not.toContain('Register now');
  expect(head.structuredData?.[1]).toMatchObject({ '@type': 'Event', startDate: '2046-11-20T18:30:00+05:30' });
});

it.each([
  ['/special-programs/pm-footprints', { categories: false, 'upcoming-events': '', 'past-events': false }],
  ['/special-programs/women', { categories: [{ id: 118, name: 'Women' }], 'upcoming-events': false, 'past-events': '' }],
  ['/special-programs/pm-footprints/7', { '/event/': { event_title: 'Bare' }, 'related-past': '' }],
])('[SPP-03] [SPP-04] [EVT-03] %s says that there are no events if the content system has none', async (path, responses) => {
  const { status, html: page } = await renderPage(path, responses);
  expect(status).toBe(200);
  expect(page).toMatch(path.endsWith('7') ? /No Related Events/ : /Coming soon.*No Past Events/s);
});
