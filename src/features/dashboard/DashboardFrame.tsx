import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../config/paths.ts';

import { displayFace, tone, touch, up } from '../../theme/tokens.ts';

const Frame = styled('div')({
  maxWidth: 1328,
  margin: '0 auto',
  padding: '40px 16px 0',
  minHeight: '60vh',
  [up.md]: { padding: '64px 32px 0' },
});

const Tabs = styled('nav')({
  overflowX: 'auto',
  borderBottom: `1px solid ${tone.line}`,
  marginBottom: 40,
  '& ul': { display: 'flex', gap: 24, margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touch,
    whiteSpace: 'nowrap',
    fontFamily: displayFace,
    fontWeight: 600,
    fontSize: '1.125rem',
    color: tone.inkSoft,
    textDecoration: 'none',
    borderBottom: '3px solid transparent',
  },
  '& a:hover': { color: tone.ink },
  '& a[aria-current="page"]': { color: tone.ink, borderBottomColor: tone.marigold },
});

const TABS = [
  { label: 'My Profile', to: paths.dashboardProfile },
  { label: 'My Videos', to: paths.dashboardVideos },
  { label: 'My Jobs', to: paths.dashboardJobs },
] as const;

/** Frame of the dashboard's pages, with their tabs; it stays while the pages change (DASH-01). */
export default function DashboardFrame({ children }: { children: ReactNode }): React.JSX.Element {
  return (
    <Frame>
      <Tabs aria-label="Dashboard">
        <ul>
          {TABS.map((tab) => (
            <li key={tab.to}>
              <NavLink to={tab.to}>{tab.label}</NavLink>
            </li>
          ))}
        </ul>
      </Tabs>
      {children}
    </Frame>
  );
}
