import { matchRoutes, Navigate, useLocation, type RouteObject } from 'react-router';
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx';
import { loadPage, type PageRecord } from './pageRecord.ts';
import { notFoundPage } from './pages.ts';
import { RoutedPage } from './RoutedPage.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { keepSearch, sitePaths } from './routes.ts';
import { Shell } from './Shell.tsx';

/** Leads on, with query and hash, in the same history entry (NAV-07). */
function Redirect({ to }: { to: string }): React.JSX.Element {
  const { search, hash } = useLocation();
  return <Navigate to={`${keepSearch(to, search)}${hash}`} replace />;
}

const routeOf = (page: PageRecord): RouteObject => ({
  path: page.path,
  lazy: async () => ({ element: <RoutedPage {...await loadPage(page)} /> }),
});

/** The routes of all pages. While the next page's code is on its way, the present page stays. */
export const pageRoutes: RouteObject = {
  errorElement: <RouteErrorPage />,
  // Stands there until it is known that the code of the page that was opened cannot be fetched.
  hydrateFallbackElement: <PageSkeleton />,
  children: [
    ...sitePaths.map(({ path, caseSensitive, page, redirect }) =>
      redirect === undefined ? routeOf(page) : { path, caseSensitive, element: <Redirect to={redirect} /> },
    ),
    routeOf(notFoundPage),
  ],
};

/** React Router's routes: header and footer stay while a page fails (NAV-08). */
export const routes: RouteObject[] = [{ element: <Shell />, errorElement: <RouteErrorPage />, children: [pageRoutes] }];

/**
 * Fetches the code of the page at an address. It has to be there before hydration: the router would first render a fallback, and
 * React would build the server's DOM anew.
 */
export async function loadRoute(pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
