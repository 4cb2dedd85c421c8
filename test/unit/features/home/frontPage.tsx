import type { ReactElement } from 'react';
import type { BannerSlide, CertificationSummary, EventSummary, Statistic } from '../../../../src/api/generated/cms.ts';
import type { RowOf } from '../../../../src/api/responses.ts';
import { createPreloadRun } from '../../../../src/app/preloadRun.ts';
import { preload } from '../../../../src/features/home/HomePage.route.ts';
import { apiStore, json } from '../../api/apiStore.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const createSlide = (title: string, overrides: RowOf<BannerSlide> = {}): RowOf<BannerSlide> => ({
  title,
  sub_content: `About ${title}`,
  ...overrides,
});

/** The content system's responses. A test replaces those that it is about. */
const content: Readonly<Record<string, unknown>> = {
  '/wp-json/custom/v1/home-banner/': [
    createSlide('Learn', { banner: '/learn.svg', background_image: '/dots.svg', read_more_button_link: '/Training' }),
    createSlide('Meet', {
      banner: '/meet.svg',
      is_backgroud_purple: true,
      read_more_button_title: 'See more',
      read_more_button_link: 'https://www.example.org/meet',
    }),
    createSlide('Work', { read_more_button_title: 'Run', read_more_button_link: 'javascript:alert(1)' }),
  ],
  '/wp-json/custom/v1/certifications-listing/': [
    {
      cert_id: 2691,
      certification_name: 'PMP®Certification Training',
      shortform: 'PMP',
      experience: '36 months',
      short_description: '<p>For people who <b>lead</b> projects.</p>',
      right_corner_icon: { url: '/pmp.svg' },
    },
    {
      cert_id: 2722,
      certification_name: 'PMI-ACP Training',
      shortform: 'PMI-ACP',
      experience: '24 months',
      short_description: 'Agile.',
      right_corner_icon: false,
    },
  ] satisfies RowOf<CertificationSummary>[],
  '/wp-json/custom/v1/active-events/': [
    {
      event_id: 4101,
      title: 'Reading the river',
      brief_content: '<p>An evening on <em>patience</em>.<script>alert(1)</script></p>',
      event_time: '26 Nov 26',
      featured_image: false,
      event_category: [{ id: 55, name: 'E&amp;C Footprints' }],
    },
    {
      id: 4102,
      title: 'To be told',
      brief_content: '',
      event_time: 'soon',
      featured_image: { url: '/x.svg' },
      event_category: false,
      sold_out: true,
    },
  ] satisfies RowOf<EventSummary>[],
  '/wp-json/custom/v1/matrices/': [
    { number: 2400, content: 'members' },
    { number: '1150+', content: 'certified' },
    { number: 340, content: 'talks' },
    { number: 96, content: 'volunteers' },
    { number: 7, content: 'a fifth figure' },
  ] satisfies RowOf<Statistic>[],
};

/** The part of the path by which a test names a call. */
type Call = 'home-banner' | 'certifications-listing' | 'active-events' | 'matrices';

/** The response to a call: its list, the HTTP status of a failure, no response, or a response without a list. */
type TestResponses = Partial<Record<Call, readonly unknown[] | number | 'never' | 'no list'>>;

/** Creates a store with a content system that has the given responses. A test may change `responses` between calls. */
function createContentSystem(responses: TestResponses) {
  const api = apiStore(({ path }) => {
    const call = Object.keys(responses).find((name) => path.includes(name)) as Call | undefined;
    const response = call === undefined ? undefined : responses[call];
    if (response === 'never') return new Promise<Response>(() => {});
    if (typeof response === 'number') return json({ success: false, error: 'No', message: 'No' }, { status: response });
    if (response === 'no list') return json({ success: true });
    return json({ success: true, data: response ?? content[path] });
  });
  return { ...api, responses };
}

/** Renders a part of the front page; with `loaded` its data is there from the first render on. */
export async function show(part: ReactElement, responses: TestResponses = {}, { loaded = true } = {}) {
  const system = createContentSystem(responses);
  if (loaded) await preload({ runQuery: createPreloadRun(system.store).runQuery });
  const view = renderPage('/', { page: part, store: system.store });
  return { ...system, ...view };
}
