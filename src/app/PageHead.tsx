import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { useAppSelector } from '../api/hooks.ts';
import type { PageModule } from '../api/page.ts';
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
  const state = useAppSelector((all) => all);

  useEffect(() => {
    const url = new URL(`${location.pathname}${location.search}${location.hash}`, window.location.origin);
    const head = resolveHead(module, { params, url, state, now: new Date() }, publicUrl);
    writeHead(head);
    recordPageView(location.key, location.pathname, head.fullTitle);
  }, [module, location, params, publicUrl, state]);

  return null;
}
