import { useExtension } from '../../../config/SettingsContext.ts';
import { Button, Stack } from '@mui/material';
import { useSearchParams } from 'react-router';
import { useAppSelector } from '../../../api/hooks.ts';
import { paths } from '../../../config/paths.ts';
import { Heading } from '../../../ui/page/Heading.tsx';
import { LinkTabs } from '../../../ui/page/LinkTabs.tsx';
import { AlertsTab } from './AlertsTab.tsx';
import { AppliedTab } from './AppliedTab.tsx';
import { CreatedTab } from './CreatedTab.tsx';
import { myJobsPath, readMyJobsAddress } from './myJobsAddress.ts';
import { PendingTab } from './PendingTab.tsx';
import { SavedTab } from './SavedTab.tsx';

const TABS = [
  { label: 'Applied Job', href: myJobsPath({ tab: 'applied' }) },
  { label: 'Created Job', href: myJobsPath({ tab: 'created' }) },
] as const;

const SAVED_TAB = { label: 'Saved', href: myJobsPath({ tab: 'saved' }) } as const;
const ALERTS_TAB = { label: 'Alerts', href: myJobsPath({ tab: 'alerts' }) } as const;

/** For admins only, whatever the URL says (MOD-03). The backend checks the role as well. */
const PENDING_TAB = { label: 'Pending Job', href: myJobsPath({ tab: 'pending' }) } as const;

/** My Jobs (MY-01): applied and created jobs; saved jobs and alerts if the backend has them; for admins also pending jobs. */
export default function MyJobsPage(): React.JSX.Element | null {
  const [query] = useSearchParams();
  const memberId = useAppSelector(({ user }) => user._id);
  const isAdmin = useAppSelector(({ user }) => user.role === 'admin');
  const hasSavedJobs = useExtension('savedJobs');
  const hasAlerts = useExtension('alerts');
  if (memberId === null) return null;
  const address = readMyJobsAddress(query, { pending: isAdmin, saved: hasSavedJobs, alerts: hasAlerts });
  const tabs = [...TABS, ...(hasSavedJobs ? [SAVED_TAB] : []), ...(hasAlerts ? [ALERTS_TAB] : []), ...(isAdmin ? [PENDING_TAB] : [])];
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}>
        <Heading level={1}>My Jobs</Heading>
        {address.tab === 'created' && (
          <Button variant="contained" color="accent" href={paths.postJob}>
            Post A Job Now
          </Button>
        )}
      </Stack>
      <LinkTabs label="My Jobs" tabs={tabs} current={myJobsPath({ tab: address.tab })} />
      {address.tab === 'applied' && <AppliedTab memberId={memberId} address={address} />}
      {address.tab === 'created' && <CreatedTab memberId={memberId} address={address} />}
      {address.tab === 'saved' && <SavedTab address={address} />}
      {address.tab === 'alerts' && <AlertsTab />}
      {address.tab === 'pending' && <PendingTab address={address} />}
    </Stack>
  );
}
