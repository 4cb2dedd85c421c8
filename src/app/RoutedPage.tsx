import { Fragment, Suspense, use, type ReactNode } from 'react';
import { Navigate, Route as RouterRoute, Routes, useLocation } from 'react-router';
import { useAppSelector } from '../api/hooks.ts';
import { useSession } from '../api/session/useSession.ts';
import { AsksForLoginProvider } from '../config/AsksForLogin.ts';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { loadedPage, loadPage, type PageParts } from './pageModules.ts';
import { asksForLogin, findPage, redirectOf, type Place } from './routes.ts';

interface Parts {
  place: Place;
  parts: PageParts;
}

/** Another job is another page, which begins anew; another search is the same one. */
const identity = ({ address }: Place): string | undefined => address.split('?')[0];

/** The layout of a page, which keeps its place in the tree from page to page and so stays mounted. */
function Frame({ layout, children }: { layout: PageParts['layout']; children: ReactNode }): ReactNode {
  const Layout = layout?.default ?? Fragment;
  return <Layout>{children}</Layout>;
}

/** A page that everyone may open. It does not ask who is there: see `Page`. */
function Open({ place, parts: { module, layout } }: Parts): ReactNode {
  const Component = module.default;
  return (
    <Frame layout={layout}>
      <Component key={identity(place)} name={place.page.name} />
    </Frame>
  );
}

/** A page that not everyone may open: its guard stands there until somebody is known who may. */
function Guarded({ place, parts: { module, layout, guard } }: Parts): ReactNode {
  const { page } = place;
  const session = useSession();
  const allowed = useAppSelector(({ user }) => page.access?.allows(user) ?? true);
  const Component = module.default;
  if (allowed || guard === undefined) {
    return (
      <Frame layout={layout}>
        <Component key={identity(place)} name={page.name} />
      </Frame>
    );
  }
  const Guard = guard.default;
  if (session !== 'unknown') return <Guard />;
  // Without scripts it stays unknown who is there.
  return (
    <Frame layout={layout}>
      <noscript>
        <Guard />
      </noscript>
      <PageSkeleton />
    </Frame>
  );
}

function Page({ place }: { place: Place }): ReactNode {
  const parts = loadedPage(place.page) ?? use(loadPage(place.page));
  return (
    <PageHead module={parts.module} place={place}>
      {/*
        An open page must not be rendered again when it becomes known who is there: all that is not hydrated yet would be
        hydrated at once, in one blocking task.
      */}
      {place.page.access === undefined ? <Open place={place} parts={parts} /> : <Guarded place={place} parts={parts} />}
    </PageHead>
  );
}

/**
 * The page of the current address, with its own error page and loading state; header and footer stay (NAV-08).
 * The Suspense boundary has no key: while the next page's code is on its way, the present page stays.
 */
export function RoutedPage(): ReactNode {
  const { pathname, search, hash, key } = useLocation();
  const redirect = redirectOf(pathname, search);
  if (redirect !== null) return <Navigate to={`${redirect}${hash}`} replace />;
  const place = findPage(pathname, search);
  return (
    <RouteErrorBoundary resetKey={key}>
      <AsksForLoginProvider value={asksForLogin}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <RouterRoute path={place.page.path} element={<Page place={place} />} />
          </Routes>
        </Suspense>
      </AsksForLoginProvider>
    </RouteErrorBoundary>
  );
}
