import { Fragment, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '../api/hooks.ts';
import type { PageModule } from '../api/page.ts';
import { useSession } from '../api/session/useSession.ts';
import { PageSkeleton } from '../ui/page/Loading.tsx';
import { PageHead } from './PageHead.tsx';
import type { PageParts } from './pageRecord.ts';
import { findPage, type MatchedPage } from './routes.ts';

interface Parts extends PageParts {
  matchedPage: MatchedPage;
}

/**
 * Renders a page with a key of path and member. The page remounts when the path changes, for example to another job, but not when only the
 * search changes. It also remounts for another member, so that no member sees what another has typed.
 */
function renderPage({ default: Component }: PageModule, { page, address }: MatchedPage, memberId = ''): ReactNode {
  return <Component key={`${address.split('?')[0]} ${memberId}`} name={page.name} />;
}

/** Renders a layout at the same position of the tree for all pages that use it, so that it stays mounted between them. */
function Frame({ layout, children }: { layout: PageParts['layout']; children: ReactNode }): ReactNode {
  const Layout = layout?.default ?? Fragment;
  return <Layout>{children}</Layout>;
}

/** Must not read the session: see `RoutedPage`. */
function OpenPage({ matchedPage, module, layout }: Parts): ReactNode {
  return <Frame layout={layout}>{renderPage(module, matchedPage)}</Frame>;
}

/** Shows the guard until the session allows the page. */
function GuardedPage({ matchedPage, module, layout, guard }: Parts): ReactNode {
  const session = useSession();
  const memberId = useAppSelector(({ user }) => user._id) ?? '';
  const isAllowed = useAppSelector(({ user }) => matchedPage.page.access?.allows(user) ?? true);
  const [wasOpen, setWasOpen] = useState(isAllowed);
  if (isAllowed && !wasOpen) setWasOpen(true);
  if (isAllowed || guard === undefined) return <Frame layout={layout}>{renderPage(module, matchedPage, memberId)}</Frame>;
  const Guard = guard.default;
  if (session !== 'unknown') return <Guard wasOpen={wasOpen} />;
  // Without scripts the session stays unknown.
  return (
    <Frame layout={layout}>
      <noscript>
        <Guard wasOpen={false} />
      </noscript>
      <PageSkeleton />
    </Frame>
  );
}

export function RoutedPage(pageParts: PageParts): ReactNode {
  const { pathname, search } = useLocation();
  const matchedPage = findPage(pathname, search);
  return (
    <PageHead module={pageParts.module} matchedPage={matchedPage}>
      {/* An open page must not render again when the session becomes known. Otherwise the rest of the page would hydrate in one blocking task. */}
      {matchedPage.page.access === undefined ? (
        <OpenPage matchedPage={matchedPage} {...pageParts} />
      ) : (
        <GuardedPage matchedPage={matchedPage} {...pageParts} />
      )}
    </PageHead>
  );
}
