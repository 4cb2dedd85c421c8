import { JSDOM } from 'jsdom';
import { render } from '../../../src/render.tsx';
import { demoChapter, demoPages } from '../../support/content.ts';
import { testSettings } from '../../support/settings.ts';

const origin = 'https://chapter.example.org';
const settings = { ...testSettings, publicUrl: origin };
const content = demoPages().certification;

const XSS = '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe><b>Words</b>';
const LONG = 'unbreakable'.repeat(27);
const RTL = 'شهادة النهر &lt;b&gt;';

const hostileCertification: Record<string, unknown> = {
  cert_id: 2691,
  certification_name: `${RTL} ${LONG}</script><b>`,
  background_image: { url: 'https://', alt: XSS },
  inner_icon: [XSS],
  experience: XSS,
  long_description: XSS,
  register_link: 'javascript:alert(1)',
  schedule_title: XSS,
  schedule_description: XSS,
  upcoming_batches_dates: [
    false,
    {},
    { month: XSS, dates: XSS },
    ...Array.from({ length: 200 }, (_, index) => ({ month: `Month ${index}`, dates: [false] })),
  ],
  why_pmp_title: XSS,
  why_pmp_description: XSS,
  why_pmp_image: { url: 'javascript:alert(1)', alt: XSS },
  fees_for_members: XSS,
  fees_for_non_members: '₹ 19,500',
  training_fees_title: LONG,
  what_you_receive_points: [
    false,
    {},
    7,
    { title: LONG, description: XSS },
    ...Array.from({ length: 200 }, (_, index) => `Point ${index}`),
  ],
  explore_pmp_certification_on_pmi: '//evil.example',
};

/**
 * Renders the page of a certification.
 * @param certification the content system's data; a number is the status of an error response
 */
async function renderCertification(certification: unknown, slug = 'pmpcertification-training') {
  const result = await render({
    url: new URL(`/trainings/${slug}`, origin),
    settings,
    colours: demoChapter.colours,
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      if (pathname.startsWith('/site/')) return Response.json(content);
      if (!pathname.includes('/certification/')) return Response.json({ success: true, data: [] });
      if (typeof certification === 'number') return Response.json({ success: false }, { status: certification });
      return Response.json({ success: true, data: certification });
    },
    deadlineMs: 30_000,
    now: new Date(),
  });
  if ('redirect' in result) throw new Error('A page was expected.');
  return result;
}

it('[CERT-02] [CERT-03] [CERT-04] [CERT-05] [CERT-06] hostile content of a certification is rendered, and harmless', async () => {
  const { status, html, head } = await renderCertification(hostileCertification);
  expect(status).toBe(200);
  // The HTML is parsed as in a browser, because alternative texts and labels may contain markup as text.
  const elements = [...new JSDOM(html).window.document.querySelectorAll('*')];
  expect(elements.filter(({ tagName }) => /^(SCRIPT|IFRAME|STYLE)$/.test(tagName))).toEqual([]);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))).toEqual([]);
  expect(html).toContain('<b>Words</b>');
  expect(html).toContain('شهادة النهر &lt;b&gt;');
  for (const text of [LONG, 'Month 199', 'Point 199', '₹19,500', 'Need Assistance']) expect(html).toContain(text);
  // The unsafe link's label is shown without the link.
  expect(html).toContain('Register Now');
  expect(head.structuredData?.[0]).toMatchObject({ '@type': 'Course', description: 'Words', provider: { name: 'Kaveri Chapter' } });
});

it.each([[false], [''], [null], [undefined]])(
  '[CERT-02] a certification with only an id and a name is rendered (%p)',
  async (emptyValue) => {
    const withoutFields = Object.fromEntries(Object.keys(hostileCertification).map((field) => [field, emptyValue]));
    const { status, html } = await renderCertification({ ...withoutFields, cert_id: 2691, certification_name: 'PMP' });
    expect(status).toBe(200);
    for (const text of ['Set A', 'No date is listed at present.', content.fees.none, 'Nothing is listed at present.'])
      expect(html).toContain(text);
    expect(html).not.toContain('Register');
  },
);

it.each([
  ['that the content system doesn’t have', 404, 'pmpcertification-training', 404],
  ['with an unknown name in the URL', {}, 'nothing', 404],
  ['whose content system fails', 500, 'pmpcertification-training', 502],
])('[CERT-09] [D-18] a certification %s has the not-found page', async (_, certification, slug, expected) => {
  const { status, html, head } = await renderCertification(certification, slug);
  expect(status).toBe(expected);
  expect(head.noindex).toBe(true);
  expect(html).toContain('seems to have wandered off');
  expect(html.includes('may be temporary')).toBe(expected === 502);
});
