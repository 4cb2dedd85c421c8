import { Suspense, use } from 'react';
import { Navigate, Route as RouterRoute, Routes, useLocation } from 'react-router';
import { PageHead } from './PageHead.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { loadedPage, loadPage } from './pageModules.ts';
import { matchRedirect, matchRoute, type Route } from './routes.tsx';

function Page({ route }: { route: Route }): React.JSX.Element {
  const module = loadedPage(route) ?? use(loadPage(route));
  const Component = module.default;
  return (
    <>
      <PageHead module={module} />
      <Component />
    </>
  );
}

/**
 * The page of the current address, with its own error page and loading state; header and footer stay (NAV-08).
 * The Suspense boundary has no key: while the next page's code is on its way, the present page stays.
 */
export function RoutedPage(): React.JSX.Element {
  const { pathname, key } = useLocation();
  const redirect = matchRedirect(pathname);
  if (redirect !== null) return <Navigate to={redirect} replace />;
  const { route } = matchRoute(pathname);
  return (
    <RouteErrorBoundary resetKey={key}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <RouterRoute path={route.path} element={<Page key={route.path} route={route} />} />
        </Routes>
      </Suspense>
    </RouteErrorBoundary>
  );
}
