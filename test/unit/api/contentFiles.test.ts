import { getEvent, listVideos } from './endpoints.ts';
import { apiStore, json } from './apiStore.ts';

const UPLOADS = '/wp-content/uploads/2026/01';

const createEvent = (host: string) => ({
  event_title: 'Walk',
  featured_image: { url: `${host}${UPLOADS}/walk.png` },
  speakers: [{ name: 'Asha', image: `${UPLOADS}/asha.png` }],
  description: `<img src="${host}${UPLOADS}/route.png"> <a href="${host}/about">About</a>`,
});

it.each(['http://cms.example.org:8080', 'https://cms.example.org:8080', '//cms.example.org:8080', 'HTTP://CMS.example.org:8080'])(
  '[EVT-01] [EVT-05] uploads at %s are requested from this site, even inside HTML',
  async (host) => {
    const { store } = apiStore(() => json(createEvent(host)), { contentHost: 'cms.example.org:8080' });
    const { data } = await store.dispatch(getEvent.initiate('7'));
    expect(data?.image?.url).toBe(`${UPLOADS}/walk.png`);
    expect(data?.speakers[0]?.photo?.url).toBe(`${UPLOADS}/asha.png`);
    expect(data?.descriptionHtml).toBe(`<img src="${UPLOADS}/route.png"> <a href="${host}/about">About</a>`);
  },
);

it.each(['', 'http://cms.example.org', 'https://cms.example.org', '//cms.example.org'])(
  '[EVT-01] other pictures at “%s” and links to uploads are requested from this site as well; other text is unchanged',
  async (host) => {
    const description =
      `<p>See "walk.png" <img src="${host}/wp-content/themes/river/map.png?v=2"> <img alt='' src='${host}/images/a.JPG'></p>` +
      `<a href="${host}/wp-content/uploads/fees.png">Fees</a> <a href="/membership">Join</a> <img src="https://cdn.example.net/b.png">`;
    const { store } = apiStore(
      () => json({ ...createEvent(host), featured_image: { url: `${host}/wp-includes/images/w.svg`, alt: 'walk.png' }, description }),
      { contentHost: 'cms.example.org' },
    );
    const { data } = await store.dispatch(getEvent.initiate('7'));
    expect(data?.image).toEqual({ url: '/content-files/wp-includes/images/w.svg', alt: 'walk.png' });
    expect(data?.descriptionHtml).toBe(
      '<p>See "walk.png" <img src="/content-files/wp-content/themes/river/map.png?v=2"> <img alt=\'\' src=\'/content-files/images/a.JPG\'></p>' +
        '<a href="/wp-content/uploads/fees.png">Fees</a> <a href="/membership">Join</a> <img src="https://cdn.example.net/b.png">',
    );
  },
);

it('[VID-02] the posters of members’ videos are requested from this site', async () => {
  const video = { id: 3, title: 'Scope', featured_image: { url: `http://cms.example.org${UPLOADS}/scope.png` } };
  const { store } = apiStore(() => json({ data: { data: [video] } }), { contentHost: 'cms.example.org' });
  const { data } = await store.dispatch(listVideos.initiate());
  expect(data?.[0]?.poster?.url).toBe(`${UPLOADS}/scope.png`);
});

it.each([{ contentHost: 'cms.example.org' }, {}])('URLs on other hosts are unchanged: %j', async (extra) => {
  const { store } = apiStore(() => json(createEvent('https://cdn.example.net')), extra);
  const { data } = await store.dispatch(getEvent.initiate('7'));
  expect(data?.image?.url).toBe(`https://cdn.example.net${UPLOADS}/walk.png`);
});
