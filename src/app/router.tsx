import { matchRoutes, Navigate, useLocation, type RouteObject } from 'react-router';
import { PageSkeleton } from '../ui/page/Loading.tsx';
import { loadPage, type PageRecord } from './pageRecord.ts';
import { notFoundPage } from './pages.ts';
import { RoutedPage } from './RoutedPage.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { keepSearch, sitePaths } from './routes.ts';
import { Shell } from './Shell.tsx';

function Redirect({ to }: { to: string }): React.JSX.Element {
  const { search, hash } = useLocation();
  return <Navigate to={`${keepSearch(to, search)}${hash}`} replace />;
}

const routeOf = (page: PageRecord): RouteObject => ({
  path: page.path,
  lazy: async () => ({ element: <RoutedPage {...await loadPage(page)} /> }),
});

export const pageRoutes: RouteObject = {
  errorElement: <RouteErrorPage />,
  // Shown until the router reports that the code of the opened page cannot be loaded.
  hydrateFallbackElement: <PageSkeleton />,
  children: [
    ...sitePaths.map(({ path, caseSensitive, page, redirect }) =>
      redirect === undefined ? routeOf(page) : { path, caseSensitive, element: <Redirect to={redirect} /> },
    ),
    routeOf(notFoundPage),
  ],
};

/** Root route: header and footer stay when a page fails (NAV-08). */
export const routes: RouteObject[] = [{ element: <Shell />, errorElement: <RouteErrorPage />, children: [pageRoutes] }];

/**
 * Loads the code of the page at an address. Required before hydration: otherwise the router would render a fallback first, and React
 * would rebuild the server's DOM.
 */
export async function loadRoute(pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
