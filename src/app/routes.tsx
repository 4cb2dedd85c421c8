import { matchPath } from 'react-router';
import type { PageModule } from '../api/page.ts';
import { paths } from '../config/paths.ts';
import { upcomingPages } from '../features/upcoming/titles.ts';

/** One row of the route table. */
export interface Route {
  /** Pattern in the canonical spelling; matched without regard to case (NAV-01). */
  path: string;
  /** Name of the route's chunk, as in the `webpackChunkName` beside it. */
  chunk: string;
  /** Fetches the page's code. */
  load: () => Promise<PageModule>;
  /** The route fits only with these parameters. */
  when?: (params: RouteMatch['params']) => boolean;
}

/** An address that only leads to another one (NAV-07, D-3). */
export interface Redirect {
  path: string;
  to: string;
}

/** The one route table: find any screen from its URL here. */
export const routes: readonly Route[] = [
  { path: paths.home, chunk: 'home', load: () => import(/* webpackChunkName: "home" */ '../features/home/HomePage.tsx') },
  {
    path: paths.exploreJobs,
    chunk: 'jobs',
    load: () => import(/* webpackChunkName: "jobs" */ '../features/jobs/JobBoardPage.tsx'),
  },
  { path: paths.login, chunk: 'login', load: () => import(/* webpackChunkName: "login" */ '../features/session/LoginPage.tsx') },
  { path: paths.otp, chunk: 'otp', load: () => import(/* webpackChunkName: "otp" */ '../features/session/OtpPage.tsx') },
  {
    path: paths.dashboardProfile,
    chunk: 'profile',
    load: () => import(/* webpackChunkName: "profile" */ '../features/dashboard/ProfilePage.tsx'),
  },
  {
    path: paths.applicants,
    // `/applicants` leads to this literal parameter (NAV-07).
    when: ({ jobId }) => jobId === ':id',
    chunk: 'choose-job',
    load: () => import(/* webpackChunkName: "choose-job" */ '../features/applicants/ChooseJobPage.tsx'),
  },
  ...upcomingPages.map(({ path }) => ({
    path,
    chunk: 'upcoming',
    load: () => import(/* webpackChunkName: "upcoming" */ '../features/upcoming/UpcomingPage.tsx'),
  })),
];

/** Addresses that lead elsewhere; the history entry is replaced. */
export const redirects: readonly Redirect[] = [
  { path: paths.profile, to: paths.dashboardProfile },
  { path: paths.dashboard, to: paths.dashboardProfile },
  { path: paths.applicantsRoot, to: '/applicants/:id' },
  // The documents lead to `/dashboard/Profile` as well (D-3).
  { path: paths.dashboardProfile, to: paths.dashboardProfile },
];

/** What is shown for every other address (NF-01). */
export const notFoundRoute: Route = {
  path: '*',
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ '../features/notfound/NotFoundPage.tsx'),
};

/** A route that fits an address, with its decoded parameters. */
export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string | undefined>>;
}

/** As the router itself does it, so that parameters are the same on the server; unreadable escapes stay. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

const matches = (pattern: string, pathname: string) => matchPath({ path: pattern, caseSensitive: false, end: true }, decoded(pathname));

/** The route for a path; the not-found page when none fits. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matches(route.path, pathname);
    if (match !== null && (route.when?.(match.params) ?? true)) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** Where an address leads instead, or null; an address never leads to itself. */
export function matchRedirect(pathname: string): string | null {
  return redirects.find(({ path, to }) => to !== pathname && matches(path, pathname) !== null)?.to ?? null;
}
