import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '../api/hooks.ts';
import type { PageModule } from '../api/page.ts';
import { useSession } from '../api/session/useSession.ts';
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx';
import { PageHead } from './PageHead.tsx';
import type { PageParts } from './pageRecord.ts';
import { findPage, type Place } from './routes.ts';

interface Parts extends PageParts {
  place: Place;
}

/** Another job is another page, which begins anew; another search is the same one. */
function pageOf({ default: Component }: PageModule, { page, address }: Place): ReactNode {
  return <Component key={address.split('?')[0]} name={page.name} />;
}

/** A layout keeps its place in the tree from page to page, and so stays mounted. */
function Frame({ layout, children }: { layout: PageParts['layout']; children: ReactNode }): ReactNode {
  const Layout = layout?.default ?? Fragment;
  return <Layout>{children}</Layout>;
}

/** A page that everyone may open. It does not read the session: see `RoutedPage`. */
function Open({ place, module, layout }: Parts): ReactNode {
  return <Frame layout={layout}>{pageOf(module, place)}</Frame>;
}

/** A page that not everyone may open: its guard stands there until somebody is known who may. */
function Guarded({ place, module, layout, guard }: Parts): ReactNode {
  const session = useSession();
  const allowed = useAppSelector(({ user }) => place.page.access?.allows(user) ?? true);
  if (allowed || guard === undefined) return <Frame layout={layout}>{pageOf(module, place)}</Frame>;
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

/** The page of the present address, whose code is there. */
export function RoutedPage(parts: PageParts): ReactNode {
  const { pathname, search } = useLocation();
  const place = findPage(pathname, search);
  return (
    <PageHead module={parts.module} place={place}>
      {/*
        An open page must not be rendered again when it becomes known who is there: all that is not hydrated yet would be
        hydrated at once, in one blocking task.
      */}
      {place.page.access === undefined ? <Open place={place} {...parts} /> : <Guarded place={place} {...parts} />}
    </PageHead>
  );
}
