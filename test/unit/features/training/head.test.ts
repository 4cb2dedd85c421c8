import { sitemap } from '../../../../src/features/training/CertificationPage.route.ts';
import { provideChapter } from '../../../../src/config/chapter.ts';
import { demoChapter } from '../../../support/content.ts';
import { createPreloadRun } from '../../../../src/app/preloadRun.ts';
import { createChapterStore, NETWORK_ERROR, headOf, pmp } from './certification.tsx';

type Thing = Record<string, unknown>;
const findOfType = (things: readonly Thing[] | undefined, type: string): Thing => {
  const found = things?.find((thing) => thing['@type'] === type);
  if (found === undefined) throw new Error(`There is no ${type}.`);
  return found;
};

it('[NAV-04] has the title, the description and the canonical path of the certification', async () => {
  expect(await headOf({}, 'PMPCertification-Training')).toMatchObject({
    title: 'PMP® Certification Training',
    description: 'For people who lead projects & people.',
    path: '/trainings/pmpcertification-training',
  });
});

it('[NAV-03] the title is a placeholder until the certification has loaded', async () => {
  expect(await headOf({}, undefined, { loaded: false })).toMatchObject({ title: 'Certification training', loading: true });
  expect((await headOf()).loading).toBeFalsy();
  expect((await headOf({ certification: 500 })).loading).toBeFalsy();
});

it('[CERT-09] has a Course for search engines, with all required fields', async () => {
  const { structuredData } = await headOf();
  expect(findOfType(structuredData, 'Course')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'PMP® Certification Training',
    description: 'For people who lead projects & people.',
    url: 'https://chapter.example.org/trainings/pmpcertification-training',
    inLanguage: 'en',
    coursePrerequisites: '36 to 60 months',
    provider: { '@type': 'Organization', name: 'Kaveri Chapter', url: 'https://chapter.example.org/' },
    offers: [
      { '@type': 'Offer', category: 'Members', price: 16500, priceCurrency: 'INR' },
      { '@type': 'Offer', category: 'Non-members', price: 19500, priceCurrency: 'INR' },
    ],
    hasCourseInstance: [
      { '@type': 'CourseInstance', courseMode: 'Onsite', startDate: '2096-12-12', endDate: '2096-12-20', courseWorkload: 'P4D' },
      { '@type': 'CourseInstance', courseMode: 'Onsite', startDate: '2097-01-16', endDate: '2097-01-17', courseWorkload: 'P2D' },
      { '@type': 'CourseInstance', courseMode: 'Onsite', startDate: '2097-01-23', endDate: '2097-01-24', courseWorkload: 'P2D' },
    ],
  });
});

it('[CERT-09] names the language of the chapter', async () => {
  provideChapter(() => ({ ...demoChapter.facts, language: 'ta' }));
  try {
    expect(findOfType((await headOf()).structuredData, 'Course').inLanguage).toBe('ta');
  } finally {
    provideChapter(() => demoChapter.facts);
  }
});

it('[CERT-09] has the required fields of a Course whatever is missing', async () => {
  const minimalCertification = { cert_id: 2691, certification_name: 'PMP', long_description: false, fees_for_members: 'on request' };
  const found = findOfType((await headOf({ certification: { success: true, data: minimalCertification } })).structuredData, 'Course');
  expect(found).toMatchObject({ name: 'PMP', description: expect.stringMatching(/^PMP: \w+/), provider: { name: 'Kaveri Chapter' } });
  expect(found).not.toHaveProperty('offers');
  expect(found).not.toHaveProperty('hasCourseInstance');
});

it.each([
  ['<p>Four evenings online</p>', 'Online'],
  ['<p>Live classes &amp; tasks</p>', 'Online'],
  ['<p>A hybrid course: online, then a weekend together</p>', 'Blended'],
  ['<p>Lunch included</p>', 'Onsite'],
])('[CERT-09] gives a course with the schedule %s the mode %s', async (text, mode) => {
  const { structuredData } = await headOf({ certification: { success: true, data: { ...pmp, schedule_description: text } } });
  const [instance] = findOfType(structuredData, 'Course').hasCourseInstance as Thing[];
  expect(instance?.courseMode).toBe(mode);
});

it('[CERT-09] has the breadcrumbs of the page as a BreadcrumbList', async () => {
  const { structuredData } = await headOf();
  expect(findOfType(structuredData, 'BreadcrumbList').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://chapter.example.org/' },
    { '@type': 'ListItem', position: 2, name: 'Certifications', item: 'https://chapter.example.org/#certifications' },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'PMP® Certification Training',
      item: 'https://chapter.example.org/trainings/pmpcertification-training',
    },
  ]);
});

it.each<[string, Parameters<typeof headOf>, number]>([
  ['404', [{ certification: 404 }], 404],
  ['an unknown name', [{}, 'no-such-training'], 404],
  ['500', [{ certification: 500 }], 502],
  ['no response', [{ certification: NETWORK_ERROR }], 502],
  ['no listing', [{ listing: 500 }, 'risk-reward'], 502],
])('[CERT-09] [D-18] after %s the page has the status %i and no structured data', async (_, headArguments, status) => {
  const head = await headOf(...headArguments);
  expect(head.status).toBe(status);
  expect(head).not.toHaveProperty('structuredData');
});

it('[CERT-01] the three documented names are fetched by their ids, without waiting for the listing', async () => {
  const slugs = ['pmpcertification-training', 'pmi-acp-training', 'disciplined-agile-scrum-master-dasm-certification'];
  const requestedPaths = await Promise.all(
    slugs.map(async (slug) => (await headOf({}, slug)).requestedPaths.filter((path) => path.startsWith('/wp-json'))),
  );
  expect(requestedPaths).toEqual([2691, 2722, 2726].map((id) => [`/wp-json/custom/v1/certification/${id}`]));
});

it('[NAV-04] the sitemap lists the pages of all certifications, and none when the listing fails', async () => {
  const { store } = createChapterStore();
  expect(await sitemap(createPreloadRun(store))).toEqual(['/trainings/pmpcertification-training', '/trainings/risk-reward']);
  const failing = createChapterStore({ listing: 500 });
  expect(await sitemap(createPreloadRun(failing.store))).toEqual([]);
});
