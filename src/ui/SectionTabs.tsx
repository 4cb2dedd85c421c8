import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { displayFace, tone, touch } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Bar = styled('nav')({ borderBottom: `1px solid ${tone.line}`, background: tone.paper });

const List = styled('ul')({
  display: 'flex',
  gap: 'clamp(8px, 3vw, 32px)',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { flex: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: touch + 4,
    padding: '0 6px',
    borderBottom: '3px solid transparent',
    color: tone.inkSoft,
    fontFamily: displayFace,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { color: tone.violet },
  '& a[aria-current]': { borderBottomColor: tone.marigold, color: tone.ink },
  '& a:focus-visible': { outlineOffset: -3 },
});

export interface SectionTab {
  /** id of the section it leads to */
  id: string;
  label: string;
  /** leads to another site in a new window instead (MEMB-01) */
  href?: string;
}

/**
 * Tabs that lead to the sections of a page (ABOUT-01). The one in the URL's hash is highlighted, else the
 * last clicked, at first the first. They are plain links, so they work without scripts, and the arrow keys
 * move between them.
 *
 * @param props.label what the tabs are for, for screen readers
 */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly SectionTab[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { hash } = useLocation();
  const [current, setCurrent] = useState(tabs.find((tab) => !tab.href)?.id);
  useEffect(() => {
    const named = hash.slice(1).toLowerCase();
    const tab = tabs.find(({ id, href }) => !href && id.toLowerCase() === named);
    if (tab) setCurrent(tab.id);
  }, [hash, tabs]);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('a[aria-current]');
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 24;
  }, [current]);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    links[(to + links.length) % links.length]?.focus();
  };

  return (
    <Bar aria-label={label}>
      <List ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text, href }) => (
          <li key={id}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {text}
                <Icon name="external" size={16} />
              </a>
            ) : (
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => setCurrent(id)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </List>
    </Bar>
  );
}
