import { Stack, Tab, Tabs, Typography, type TabProps } from '@mui/material';
import type { ReactNode } from 'react';
import { NEW_TAB_REL } from '../../lib/links.ts';
import { LinkBehaviour } from '../../theme/LinkBehaviour.tsx';
import { Icon } from '../Icon.tsx';

export interface LinkTab {
  label: string;
  /** A page, a section of this page (`#about`), or another site, which opens in a new window (MEMB-01). */
  href: string;
  /** Second line, which is part of the accessible name. */
  note?: string;
}

interface Props {
  label: string;
  tabs: readonly LinkTab[];
  /** `href` of the current tab; null when no tab is current. */
  current: string | null;
}

/** Label and note, separated by a space for screen readers. */
function TabLabel({ label, note }: { label: string; note: string }): React.JSX.Element {
  return (
    <Stack component="span" sx={{ alignItems: 'flex-start', alignSelf: 'start' }}>
      {label}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {note}
      </Typography>
    </Stack>
  );
}

const isOtherSite = (href: string): boolean => /^https?:/.test(href);

type TabLinkProps = Omit<TabProps<'a'>, 'ref' | 'component'> & { indicator?: ReactNode; href: string };

/** Drops the `indicator` that `Tabs` passes to each tab, because the theme draws the mark of the current tab. */
const TabLink = ({ indicator: _none, href, ...tab }: TabLinkProps): React.JSX.Element => (
  <Tab component={LinkBehaviour} href={href} {...tab} />
);

/**
 * Tabs that are links, so that they work without scripts and can be opened in new windows. They change the page, not a panel, so screen
 * readers get a navigation.
 */
export function LinkTabs({ label, tabs, current }: Props): React.JSX.Element {
  const linkProps = { role: undefined, 'aria-selected': undefined, tabIndex: 0 };
  return (
    <Tabs component="nav" value={current ?? false} slotProps={{ root: { 'aria-label': label }, list: { role: undefined } }}>
      {tabs.map((tab) => (
        <TabLink
          key={tab.href}
          value={tab.href}
          label={tab.note === undefined ? tab.label : <TabLabel {...tab} note={tab.note} />}
          href={tab.href}
          {...linkProps}
          aria-current={tab.href === current ? (tab.href.startsWith('#') ? 'true' : 'page') : undefined}
          {...(isOtherSite(tab.href)
            ? { target: '_blank', rel: NEW_TAB_REL, icon: <Icon icon="external" size={16} />, iconPosition: 'end' }
            : {})}
        />
      ))}
    </Tabs>
  );
}
