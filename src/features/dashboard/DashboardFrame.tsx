import { useExtension, useHasOwnContentSystem, useHasRegistrations } from '../../config/SettingsContext.ts';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../api/hooks.ts';
import { paths } from '../../config/paths.ts';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { Page } from '../../ui/page/Page.tsx';

const TABS = [
  { label: 'My Profile', href: paths.dashboardProfile },
  { label: 'My Videos', href: paths.dashboardVideos },
  { label: 'My Jobs', href: paths.dashboardJobs },
] as const;

const EVENTS_TAB = { label: 'My Events', href: paths.dashboardEvents } as const;
const PDUS_TAB = { label: 'My PDUs', href: paths.dashboardPdus } as const;
const MEMBERS_TAB = { label: 'Members', href: paths.dashboardMembers } as const;
const REGISTRATIONS_TAB = { label: 'Registrations', href: paths.dashboardRegistrations } as const;
const CONTENT_TAB = { label: 'Content', href: paths.dashboardContent } as const;
const SYSTEM_TAB = { label: 'System', href: paths.dashboardSystem } as const;

/** Layout of the dashboard with its tabs (DASH-01). */
export default function DashboardFrame({ children }: { children: ReactNode }): React.JSX.Element {
  const pathname = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  const isAdmin = useAppSelector(({ user }) => user.role === 'admin');
  const hasMembers = useExtension('members');
  // Shown to admins only. The server checks the role as well.
  const hasRegistrations = useHasRegistrations();
  const adminTabs = [
    ...(useHasOwnContentSystem() ? [CONTENT_TAB] : []),
    ...(hasRegistrations ? [REGISTRATIONS_TAB] : []),
    ...(hasMembers ? [MEMBERS_TAB] : []),
    SYSTEM_TAB,
  ];
  const ownTabs = [...TABS, ...(hasRegistrations ? [EVENTS_TAB] : []), ...(useExtension('pdus') ? [PDUS_TAB] : [])];
  const tabs = isAdmin ? [...ownTabs, ...adminTabs] : ownTabs;
  const current = tabs.find(({ href }) => `${pathname}/`.startsWith(`${href.toLowerCase()}/`))?.href ?? null;
  return (
    <Page>
      {/* Tabs are closer to the header than the heading of a page. */}
      <Box sx={{ mt: { xs: -3, md: -5 } }}>
        <LinkTabs label="Dashboard" tabs={tabs} current={current} />
      </Box>
      <Box sx={{ minHeight: '52vh', pt: { xs: 3, md: 5 } }}>{children}</Box>
    </Page>
  );
}
