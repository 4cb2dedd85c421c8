import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import type { PageModule } from '../../../src/api/page.ts';
import { baseApi } from '../../../src/api/baseApi.ts';
import { listCertifications } from '../../../src/api/endpoints/certifications.ts';
import { listEventCategories } from '../../../src/api/endpoints/events.ts';
import { dehydrate } from '../../../src/app/dehydrate.ts';
import { headTags, resolveHead } from '../../../src/app/head.ts';
import { PageHead } from '../../../src/app/PageHead.tsx';
import { findPage } from '../../../src/app/routes.ts';
import { settings, shellStore, showShell } from './shell.tsx';

const base = { title: 'Page', description: 'A page.' };
const resolve = (overrides: object = {}) => resolveHead({ ...base, ...overrides }, findPage('/exploreJobs', '?x=1'), settings.publicUrl);
const tagsOf = (overrides: object = {}) =>
  Object.fromEntries(headTags(resolve(overrides)).map(({ attributes: a }) => [a.name ?? a.property ?? a.rel, a.content ?? a.href]));

describe('the head of a page', () => {
  it('[NAV-04] has title, description, canonical URL and Open Graph tags', () => {
    expect(resolve().fullTitle).toBe('Page | Kaveri Chapter');
    expect(tagsOf()).toMatchObject({
      description: 'A page.',
      robots: 'index,follow',
      canonical: 'https://chapter.example.org/exploreJobs',
      'og:title': 'Page',
      'og:description': 'A page.',
      'og:url': 'https://chapter.example.org/exploreJobs',
      'og:image': 'https://chapter.example.org/og/exploreJobs.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Page',
      'og:site_name': 'Kaveri Chapter',
    });
  });

  it.each([{ noindex: true }, { status: 404 }, { status: 503 }])('[NAV-04] excludes %j from search engines', (overrides) => {
    expect(tagsOf(overrides).robots).toBe('noindex');
  });

  it.each([{ noindex: true }, { status: 404 }])("[NAV-04] has the chapter's picture when the page is not indexed (%j)", (overrides) => {
    expect(tagsOf(overrides)['og:image']).toBe('https://chapter.example.org/share.png');
  });

  it('[NAV-04] has the picture of the page’s canonical URL, which includes only known search parameters', () => {
    expect(tagsOf({ path: '/EXPLOREJOBS?job=7&x=1' })['og:image']).toBe('https://chapter.example.org/og/exploreJobs.png?job=7');
    expect(resolveHead(base, findPage('/'), settings.publicUrl).picture).toBe('https://chapter.example.org/share.png');
  });

  it('[NAV-04] excludes pages that are not marked as indexed', () => {
    expect(resolveHead(base, findPage('/otp'), settings.publicUrl).noindex).toBe(true);
  });

  it('[NAV-04] has no canonical URL on another site, even for a path that begins with two slashes', () => {
    expect(new URL(resolve({ path: '//evil.example/x' }).canonical).host).toBe('chapter.example.org');
  });

  it('[NAV-04] adds breadcrumbs to indexed pages that have none of their own, except the front page', () => {
    const breadcrumbLists = (overrides: object = {}) =>
      (resolve(overrides).structuredData ?? []).filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(breadcrumbLists()).toEqual([
      expect.objectContaining({
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://chapter.example.org/' },
          { '@type': 'ListItem', position: 2, name: 'Page', item: 'https://chapter.example.org/exploreJobs' },
        ],
      }),
    ]);
    const breadcrumbs = { '@type': 'BreadcrumbList', itemListElement: [] };
    expect(breadcrumbLists({ structuredData: [breadcrumbs] })).toEqual([breadcrumbs]);
    expect(breadcrumbLists({ noindex: true })).toEqual([]);
    expect(resolveHead(base, findPage('/'), settings.publicUrl).structuredData).toBeUndefined();
  });
});

const createPageModule = (title: string): PageModule => ({
  default: () => null,
  head: () => ({ title, description: `About ${title}`, structuredData: [{ '@type': 'Thing', name: title }] }),
});

it('[NAV-04] in the browser the head changes with a navigation, and keeps nothing of the previous page', async () => {
  showShell(
    <>
      <Link to="/Contact">Go</Link>
      <Routes>
        <Route path="/" element={<PageHead module={createPageModule('First')} matchedPage={findPage('/')} />} />
        <Route path="/Contact" element={<PageHead module={createPageModule('Second')} matchedPage={findPage('/contact')} />} />
      </Routes>
    </>,
  );
  expect(document.title).toBe('First');
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(document.title).toBe('Second | Kaveri Chapter'));
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://chapter.example.org/Contact');
  expect(document.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', 'https://chapter.example.org/og/Contact.png');
  expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute('content', 'Second');
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent);
  expect(structured).toEqual(['{"@type":"Thing","name":"Second"}', expect.stringContaining('BreadcrumbList')]);
});

it('[NAV-04] [JOBS-09] structured data is that of the shown page', () => {
  document.body.insertAdjacentHTML('beforeend', '<script type="application/ld+json">{"@type":"Course"}</script>');
  const job: PageModule = { default: () => null, head: () => ({ ...base, structuredData: [{ '@type': 'JobPosting' }] }) };
  showShell(<PageHead module={job} matchedPage={findPage('/')} />);
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent);
  expect(structured).toEqual(['{"@type":"JobPosting"}']);
});

it('[NAV-04] the head changes when data loads later', async () => {
  const pageWithUserName: PageModule = {
    default: () => null,
    head: ({ state }) => ({ ...base, title: state.user.name ?? 'Nobody' }),
  };
  const { store } = showShell(<PageHead module={pageWithUserName} matchedPage={findPage('/')} />);
  expect(document.title).toBe('Nobody');
  act(() => void store.dispatch({ type: 'user/mergeUser', payload: { name: 'Asha' } }));
  expect(document.title).toBe('Asha');
});

it('[NAV-07] a page whose data redirects is not shown, and is replaced in the history', async () => {
  const redirectingPage: PageModule = {
    default: () => null,
    head: ({ state }) => ({ ...base, ...(state.user.name === null ? {} : { redirect: '/Contact#office' }) }),
  };
  window.history.pushState(null, '', '/');
  const { store } = showShell(
    <Routes>
      <Route
        path="/exploreJobs"
        element={
          <PageHead module={redirectingPage} matchedPage={findPage('/exploreJobs')}>
            <p>The page</p>
          </PageHead>
        }
      />
      <Route path="/Contact" element={<p>Contact</p>} />
    </Routes>,
    { address: '/exploreJobs?utm=1' },
  );
  expect(screen.getByText('The page')).toBeInTheDocument();
  const entries = window.history.length;
  act(() => void store.dispatch({ type: 'user/mergeUser', payload: { name: 'Asha' } }));
  expect(await screen.findByText('Contact')).toBeInTheDocument();
  expect(screen.queryByText('The page')).toBeNull();
  expect(window.location.href).toMatch(/\/Contact\?utm=1#office$/);
  expect(window.history.length).toBe(entries);
});

describe('the dehydrated state', () => {
  it('[CACHE-01] omits pending queries, which the browser sends', async () => {
    const server = shellStore({ 'event-categories': [{ id: 1, name: 'Awards' }] });
    void server.store.dispatch(listCertifications.initiate());
    await server.store.dispatch(listEventCategories.initiate());
    const { fulfilled } = dehydrate(server.store.getState());
    expect(fulfilled.map(([endpointName]) => endpointName)).toEqual(['listEventCategories']);
    expect(Object.keys(server.store.getState()[baseApi.reducerPath].queries)).toHaveLength(2);
  });
});
