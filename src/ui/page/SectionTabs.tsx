import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LinkTabs, type LinkTab } from './LinkTabs.tsx';

const isSection = ({ href }: LinkTab): boolean => href.startsWith('#');

/**
 * Tabs that lead to the sections of a page (ABOUT-01): the one in the URL's hash is highlighted, else the last clicked,
 * at first the first.
 */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }): React.JSX.Element {
  const { hash } = useLocation();
  const [current, setCurrent] = useState(tabs.find(isSection)?.href ?? null);
  useEffect(() => {
    const named = tabs.find((tab) => isSection(tab) && tab.href.toLowerCase() === hash.toLowerCase());
    if (named) setCurrent(named.href);
  }, [hash, tabs]);
  return <LinkTabs label={label} tabs={tabs} current={current} onChoose={(href) => href.startsWith('#') && setCurrent(href)} />;
}
