import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { useAppSelector } from '../api/hooks.ts';
import type { Head, PageModule } from '../api/page.ts';
import { useSession } from '../api/session/useSession.ts';
import { recordPageView } from './analytics.ts';
import { headTags, resolveHead, type ResolvedHead } from './head.ts';
import { useSettings } from './SettingsContext.ts';

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
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const data of head.structuredData ?? []) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(data);
    document.head.append(script);
  }
}

/** Keeps title, description, canonical URL, Open Graph tags and structured data those of the shown page (NAV-04). */
export function PageHead({ module }: { module: PageModule }): null {
  const location = useLocation();
  const params = useParams();
  const { publicUrl } = useSettings();
  const sessionKnown = useSession() !== 'unknown';
  const { key, pathname } = location;
  // More of a list changes the address and shows no other page; a job chosen from it does.
  const stays = (location.state as { keepScroll?: unknown } | null)?.keepScroll === true;
  const address = `${publicUrl}${pathname}${location.search}${location.hash}`;
  // As text, so that only a change of what is written makes this render again.
  const text = useAppSelector((state) => JSON.stringify(module.head({ params, url: new URL(address), state, now: new Date() })));

  useEffect(() => writeHead(resolveHead(JSON.parse(text) as Head, publicUrl)), [text, publicUrl]);

  useEffect(() => {
    // Who is signed in decides whether a page leads elsewhere.
    if (!sessionKnown) return undefined;
    const timer = setTimeout(() => {
      const shown = (window.history.state as { key?: string } | null)?.key ?? 'default';
      // A page that has just led elsewhere does not count (D-12).
      if (shown === key) recordPageView(key, pathname, document.title, stays);
    });
    return () => clearTimeout(timer);
  }, [sessionKnown, stays, key, pathname]);

  return null;
}
