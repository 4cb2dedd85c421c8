import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listCertifications } from '../../../../src/api/endpoints/certifications.ts';
import type { CertificationPage as CertificationTexts } from '../../../../src/api/endpoints/content.ts';
import type { Certification, CertificationSummary } from '../../../../src/api/generated/cms.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { createPreloadRun } from '../../../../src/app/preloadRun.ts';
import CertificationPage, { head, preload } from '../../../../src/features/training/CertificationPage.route.ts';
import { json } from '../../api/apiStore.ts';
import { pageStore, visitor } from '../../../support/pageStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

/** The texts of the page in the demo content. */
export const certificationTexts = parse(readFileSync('server/content/pages/certification.yaml', 'utf8')) as CertificationTexts;

/** A certification as the content system sends it. A test replaces the fields that it is about. */
export const pmp: RowOf<Certification> = {
  cert_id: 2691,
  certification_name: 'PMP®Certification Training',
  background_image: { url: '/back.svg', alt: 'A kolam' },
  inner_icon: { url: '/pmp.svg', alt: '' },
  experience: '36 to 60 months',
  long_description: '<p>For people who <b>lead</b> projects &amp; people.</p>',
  register_link: 'https://register.example.org/pmp',
  schedule_title: 'Coming batches',
  schedule_description: '<p>Four days over two weekends.</p>',
  upcoming_batches_dates: [
    { month: 'December 2096', dates: ['12, 13, 19 and 20'] },
    { month: 'January 2097', dates: [{ date: '16 and 17' }, '23 and 24'] },
  ],
  why_pmp_title: 'Why the PMP?',
  why_pmp_description: '<p>It is known everywhere.</p>',
  why_pmp_image: { url: '/why.svg', alt: 'Three steps' },
  fees_for_members: 16500,
  fees_for_non_members: '<p>₹19,500</p>',
  training_fees_title: 'Lunch included',
  what_you_receive_points: ['Thirty-five contact hours', { point: '<b>A handbook</b>' }],
  explore_pmp_certification_on_pmi: 'https://institute.example.org/pmp',
};

/** The list of certifications as the content system sends it. */
export const listing: RowOf<CertificationSummary>[] = [
  { cert_id: 2691, certification_name: 'PMP®Certification Training', shortform: 'PMP' },
  { cert_id: 3000, certification_name: 'Risk &amp; Reward', shortform: 'RR' },
];

/** The response to a call: its body, the HTTP status of a failure, `NEVER` or `NETWORK_ERROR`. */
type ResponseSpec = unknown;
export const NEVER = Symbol('never');
export const NETWORK_ERROR = Symbol('network error');

interface Backends {
  certification?: ResponseSpec;
  listing?: ResponseSpec;
  page?: ResponseSpec;
}

function toResponse(responseSpec: ResponseSpec): Response | Promise<Response> {
  if (responseSpec === NEVER) return new Promise<Response>(() => {});
  if (responseSpec === NETWORK_ERROR) return Promise.reject(new TypeError('no network'));
  if (typeof responseSpec === 'number') return json({ success: false, error: 'No', message: 'No' }, { status: responseSpec });
  return json(responseSpec);
}

/** Creates a store with backends that have the given responses. A test may change `backends` between calls. */
export function createChapterStore(backends: Backends = {}) {
  const requestedPaths: string[] = [];
  const store = pageStore(({ pathname }) => {
    requestedPaths.push(pathname);
    if (pathname.startsWith('/site/')) return toResponse(backends.page ?? certificationTexts);
    if (pathname.includes('listing')) return toResponse(backends.listing ?? { success: true, data: listing });
    return toResponse(backends.certification ?? { success: true, data: pmp });
  }, visitor);
  return { store, requestedPaths, backends };
}

const ORIGIN = 'https://chapter.example.org';
const contextOf = (slug: string) => ({ params: { certification_name: slug }, url: new URL(`/trainings/${slug}`, ORIGIN), now: new Date() });

/** Returns the page's head and the paths that were requested for it. By default the page's data has loaded. */
export async function headOf(backends: Backends = {}, slug = 'pmpcertification-training', { loaded = true } = {}) {
  const { store, requestedPaths } = createChapterStore(backends);
  if (loaded) await preload({ ...contextOf(slug), runQuery: createPreloadRun(store).runQuery });
  return { ...head({ ...contextOf(slug), name: 'Certification training', state: store.getState() }), requestedPaths };
}

/** Renders the page; with `loaded` its data is there from the first render on. */
export async function show(backends: Backends = {}, { slug = 'pmpcertification-training', loaded = true } = {}) {
  const system = createChapterStore(backends);
  if (loaded) {
    const { runQuery } = createPreloadRun(system.store);
    // The menus request the listing on every page.
    await Promise.all([preload({ ...contextOf(slug), runQuery }), runQuery(listCertifications.initiate())]);
  }
  const view = renderPage(`/trainings/${slug}`, {
    page: { '/trainings/:certification_name': <CertificationPage />, '*': <h1>Elsewhere</h1> },
    store: system.store,
  });
  return { ...system, ...view };
}

/** Shows the page of a certification with some fields replaced. */
export const showWith = (fields: Record<string, unknown>) => show({ certification: { success: true, data: { ...pmp, ...fields } } });
