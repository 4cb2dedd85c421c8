import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAppSelector } from '../api/hooks.ts';
import type { PageModule } from '../api/page.ts';
import { useSession } from '../api/session/useSession.ts';
import { useSettings } from '../config/SettingsContext.ts';
import { useNow } from '../ui/useNow.ts';
import { recordPageView } from './analytics.ts';
import { headTags, resolveHead, type ResolvedHead } from './head.ts';
import { keepSearch, type MatchedPage } from './routes.ts';

function writeHead(head: ResolvedHead): void {
  document.title = head.fullTitle;
  for (const { tag, key, attributes } of headTags(head)) {
    let element = document.head.querySelector(key);
    if (element === null) {
      element = document.createElement(tag);
      document.head.append(element);
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }
}

function writeStructuredData(head: ResolvedHead): void {
  for (const old of document.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const data of head.structuredData ?? []) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(data);
    document.head.append(script);
  }
}

/** Maximum number of milliseconds to wait for the title before the page view is recorded. */
const TITLE_TIMEOUT_MS = 5_000;

interface Props {
  module: PageModule;
  matchedPage: MatchedPage;
  children?: ReactNode;
}

/**
 * Keeps title, description, canonical URL, Open Graph tags and structured data up to date (NAV-04), and redirects when the head has a
 * redirect.
 */
export function PageHead({ module, matchedPage, children }: Props): ReactNode {
  const location = useLocation();
  const { publicUrl } = useSettings();
  const now = useNow();
  const isSessionKnown = useSession() !== 'unknown';
  const { key, pathname } = location;
  const serialisedHead = useAppSelector((state) => {
    const context = {
      params: matchedPage.params,
      url: new URL(`${publicUrl}${matchedPage.address}`),
      now,
      name: matchedPage.page.name,
      state,
    };
    return JSON.stringify(resolveHead(module.head(context), matchedPage, publicUrl));
  });
  const head = useMemo(() => JSON.parse(serialisedHead) as ResolvedHead, [serialisedHead]);

  useEffect(() => {
    if (head.redirect !== undefined) return;
    writeHead(head);
    writeStructuredData(head);
  }, [head]);

  useEffect(() => {
    // Whether a page redirects may depend on the session.
    if (!isSessionKnown || head.redirect !== undefined) return undefined;
    const timer = setTimeout(
      () => {
        const shownKey = (window.history.state as { key?: string } | null)?.key;
        // A page that redirects is not counted (D-12).
        if (shownKey === key) recordPageView(pathname, document.title);
      },
      head.loading === true ? TITLE_TIMEOUT_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [isSessionKnown, head.redirect, head.loading, key, pathname]);

  return head.redirect === undefined ? children : <Navigate to={keepSearch(head.redirect, location.search)} replace />;
}
