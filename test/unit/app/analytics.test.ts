type Analytics = typeof import('../../../src/app/analytics.ts');
type AnalyticsScript = typeof import('../../../src/app/analyticsScript.ts');

const ID = 'G-TEST12345';
const queue = (): unknown[][] => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const scripts = (): string[] => [...document.querySelectorAll('script')].map(({ src }) => src);
const importFreshModule = (): Promise<Analytics> => import('../../../src/app/analytics.ts');

beforeEach(() => {
  jest.resetModules();
  delete window.dataLayer;
  document.head.replaceChildren();
  document.cookie = 'analytics-consent=; path=/; max-age=0';
});

it('[NAV-03] without a measurement id no script is loaded and nothing is recorded', async () => {
  const { recordPageView, startAnalytics } = await importFreshModule();
  recordPageView('/', 'Home');
  await startAnalytics(undefined);
  recordPageView('/Contact', 'Contact');
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

it('[NAV-03] Google’s script loads when analytics starts, and earlier page views are sent', async () => {
  const { recordPageView, startAnalytics } = await importFreshModule();
  recordPageView('/', 'Home');
  recordPageView('/Contact', 'Contact');
  expect(scripts()).toEqual([]);
  await startAnalytics(ID);
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  expect(queue().filter(([command]) => command === 'event')).toEqual([
    ['event', 'page_view', { page_path: '/', page_title: 'Home' }],
    ['event', 'page_view', { page_path: '/Contact', page_title: 'Contact' }],
  ]);
  expect(queue()).toContainEqual(['config', ID, { send_page_view: false }]);
});

it('[NAV-03] the script gets the path alone, neither the words of a search nor the code in a hash', async () => {
  const { recordPageView, startAnalytics } = await importFreshModule();
  window.history.replaceState(null, '', '/special-programs/pm-footprints/4101?year=2025#code-48291375');
  await startAnalytics(ID);
  recordPageView('/special-programs/pm-footprints/4101', 'Event');
  expect(queue().slice(-2)).toEqual([
    ['set', { page_location: `${window.location.origin}/special-programs/pm-footprints/4101` }],
    ['event', 'page_view', { page_path: '/special-programs/pm-footprints/4101', page_title: 'Event' }],
  ]);
  window.history.replaceState(null, '', '/');
});

it('[NAV-03] the first command denies storage until the visitor chooses', async () => {
  const { startAnalytics } = await importFreshModule();
  await startAnalytics(ID);
  expect(queue()[0]).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ]);
});

it.each(['granted', 'denied'] as const)('[NAV-03] a choice (%s) is applied at once and saved for the next visit', async (choice) => {
  const { saveAnalyticsConsent, readAnalyticsConsent } = await import('../../../src/app/analyticsConsent.ts');
  const { updateConsent, loadAnalytics }: AnalyticsScript = await import('../../../src/app/analyticsScript.ts');
  expect(readAnalyticsConsent()).toBeNull();
  saveAnalyticsConsent(choice);
  updateConsent(choice);
  expect(queue().at(-1)).toEqual(['consent', 'update', { analytics_storage: choice }]);
  localStorage.clear();
  expect(readAnalyticsConsent()).toBe(choice);
  delete window.dataLayer;
  loadAnalytics(ID);
  expect(queue()[0]?.[2]).toMatchObject({ analytics_storage: choice, ad_storage: 'denied' });
});
